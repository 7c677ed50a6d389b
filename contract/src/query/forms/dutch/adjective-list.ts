/** Adjectives whose ending does not tell that they are; the form in -e is made by rule. */
export const plainAdjectives =
  `centraal heel nodig verbaal mondeling zogenaamd voorbij bevoegd groot klein oud jong nieuw goed slecht hoog laag
  lang kort breed smal dik dun diep ondiep zwaar licht snel traag vroeg laat warm koud heet koel droog nat hard
  zacht sterk zwak rijk arm duur goedkoop vol leeg dicht rond recht krom scherp stomp schoon vuil vies mooi lief
  boos blij droef kwaad moe wakker ziek gezond dood levend vrij vast los strak stijf slap ruw glad fijn grof zoet
  zuur bitter zout wit zwart rood geel groen blauw bruin grijs paars donker helder bleek waar vals echt juist fout
  exact correct strikt streng mild dwaas wijs slim dom gek raar vreemd bekend onbekend publiek uniek antiek politiek
  specifiek klassiek modern recent vroeger volgend nauw ruim krap vlak steil schuin dwars ver nabij extern intern
  fel fors flink stil luid druk kalm woest wild tam braaf stout trots trouw gemeen gewoon bijzonder apart vlaams
  waals brussels nederlands frans duits engels amerikaans russisch italiaans spaans grieks turks pools zweeds deens
  noors fins iers schots brits portugees europees japans chinees oostenrijks hongaars tsjechisch marokkaans afghaans
  afrikaans palestijns iraans iraaks oekraiens israels mexicaans braziliaans argentijns koreaans jordaans cubaans
  venezolaans colombiaans pakistaans kazachs oezbeeks sloveens slowaaks bulgaars roemeens lets letlands litouws zwitsers
  ijslands surinaams antilliaans arubaans oosters westers joods haags gronings amsterdams rotterdams utrechts zeeuws
  brabants twents fries drents gelders overijssels flevolands hollands arnhems nijmeegs eindhovens tilburgs leids delfts
  maastrichts zwols haarlems luxemburgs limburgs antwerps gents bewust onbewust absoluut abstract concreet compleet direct indirect
  complex simpel zeker onzeker divers blind doof stom naakt rauw rijp gaar onbevoegd geschikt ongeschikt bereid
  gelijk ongelijk hecht stabiel instabiel mobiel immobiel fragiel steriel civiel reeel ideeel fossiel zuiver
  onzuiver edel nobel dapper mager lekker sober somber ijdel enorm immens intens extreem supreem legitiem illegitiem
  intiem anoniem buitenlands binnenlands vorig heftig fiks plat rot dol vaag laf log mat loom tweeslachtig zeldzaam
  kostbaar favoriet accuraat adequaat separaat privaat resistent delicaat parate obstinaat collegiaal loyaal brutaal
  fataal vitaal banaal continu ambigu primair contant charmant riant plezant triest ernstig strafbaar acuut absurd
  robuust beknopt bedeesd beleefd bevreesd beroemd bezorgd bont bot bruusk dankbaar dubbel eerbaar even enkel gering
  gesloten gul guur heerlijk hip hol kaal klaar knap koen krachtig kundig lam leuk links lomp lui machtig mank muf
  naief nijdig noest nuchter nuttig ongerust onwel oprecht paraat plots pover prachtig prompt puur rap rank rechts
  regelrecht rein roerend rustig schaars scheef schraal schril schor sluw spits stram stroef stug stuurs subtiel suf
  taai teder teer tof toxisch vaal vet viriel vlot vlug voos vroom vurig weids wrang wreed zalig ziedend zot zwanger
  oudst jongst hoger lager groter kleiner beter slechter meerder langer korter sneller hoogst laagst grootst kleinst
  best slechtst meest minst eerst laatst duurzaam openbaar multinationaal landelijk zestigjarig gehandicapt illegaal
  legaal liberaal federaal gewestelijk particulier populair elementair solidair autonoom homogeen heterogeen perfect
  imperfect soepel verplicht ervaren eenzijdig ruig gretig gaaf stip flets guitig toegankelijk ontoegankelijk
  ondergeschikt verwant gehecht geliefd gewend vertrouwd onvoldoende smerig ranzig precies algemeen geheim identiek
  maritiem gratuit bizar barbaars dynamisch futiel infantiel juveniel labiel senil volatiel textiel vrijwillig
  vredig kordaat desolaat nooddruftig transparant relevant irrelevant interessant dominant elegant militair
  crimineel intelligent urgent efficient inefficient permanent consistent evident frequent coherent competent
  incompetent inherent prominent consequent patent latent potent violent eminent ambivalent excellent pertinent
  flagrant arrogant tolerant intolerant militant brisant pregnant markant riskant courant gangbaar content present
  absent attent sequent resident divergent convergent insolvent solvent turbulent virulent impertinent constant
  significant alternerend`
    .trim()
    .split(/\s+/);
