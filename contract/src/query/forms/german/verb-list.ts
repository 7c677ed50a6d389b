/** Regular verbs without -en (or -n); those in -ieren are made by rule. */
export const weakVerbs =
  `stuf schadig umfass umring durchsuch durchleucht bewillig verzins rechn wirk minder prag forsch verzoger ahn ahnel
  ander antwort arbeit arger atm baden bau beacht beantrag beantwort beauftrag beding beeil beeindruck beeinfluss
  beeintrachtig beend befrag befrei befug begegn begleit begrenz begruss begrund begunstig behandel behaupt
  beherrsch behinder bekampf beklag belast beleg beleidig bemerk bemuh benachrichtig benotig benutz beobacht berechn
  berechtig bereicher bereinig bericht berichtig beruck berucksichtig beruhig beruhr beschadig beschaftig
  beschleunig beschrank beschuldig beschwer beseitig besetz besichtig besorg bestatig besteuer bestimm bestraf
  bestell besuch beteilig beton betracht betreu beunruhig beurteil bevorzug bewahr bewaltig beweg bewert bewirk
  bezahl bezeichn bezweck bezweifel bild blick block boykott brauch brems buch dank dau dauer deck deut dien drang
  dreh droh druck duld eil ein einig empor end entdeck entfern enthull entlast entlohn entschadig entschuldig
  entwaffn entwickel erarbeit erganz ereign erfass erforder erforsch erfull erhoh erinner erklar erlaub erlaut
  erlauter erledig erleb erleichter ermachtig ermoglich ermorden ermord ermutig erneuer eroffn erober erortert
  erorter erprob erreich erricht erschwer ersetz erstell erteil erwahn erwart erweiter erzahl erzeug erziel erlang
  ersuch falsch fass fehl feier folg gehorch gelang forder frag freu fuhl fuhr full furcht gefahrd gehor genehmig
  genug gestalt gewahr gewahrleist gewohn glaub glieder grenz grund handel hass hauf heil heirat heiz hemm hinder
  hoff hol hor horch jag kauf kampf kennzeichn klag klar klopf koch koppel kost kreis kummer kund kundig kurz lach
  lager lahm land lauter leb leg lehn lehr leist leit lenk lern leucht liefer lob lock lohn los losch luft mach mahn
  mal mein meister meld merk miet misch mord nah naher neig nerv norm not nutz offn opfer ordn pack park passt pass
  pflanz pfleg plag plan pruf quell raum rauch rechtfertig red regel regn reich reif rein reinig reis reiz rett
  richt risk rod roll ruck ruh ruhr rust sag sammel sauber schad schatz schau scheiter schenk schick schild schilder
  schmuck schon schul schutz schutt schwach schwank schweb senk setz sicher sieg siedel sorg spalt spar speicher
  sperr spiegel spiel spend spur start stark stau stell steiger steuer stimm stopp stor strahl straf streb streik
  streck stutz such sturz tank tanz tast tausch tauch teil test toet tot trauer trau traum trenn trockn trost turn
  ub ubermittel uberrasch uberpruf ubersetz uberwach uberzeug umarm unterricht unterstutz untersag untersuch urteil
  veranlass veranstalt verantwort verarbeit verbesser verbreit verbrauch verdachtig verdeutlich verdien verdoppel
  verein vereinbar vereinfach vereinheitlich vereinig vereitel verfass verfolg verfug vergut verhaft verhandel
  verhang verhinder verhut verkauf verklag verkund verkundig verkurz verlager verlang verlanger verletz vermarkt
  vermehr vermittel vermut vernachlassig vernicht verneint vernein veroffentlich verordn verpack verpass verpflicht
  verringer versammel verschaff verschlechter verschmutz verschwend versicher versorg verspat verstandig verstark
  versteck versteu versteuer versuch verteidig verteil vertief vervielfaltig verwalt verwandel verwechsel verweiger
  verwend verwirk verwirklich verzeichn verzicht verzinns vollend voraus wach wag wahl wahr wander wandel warn wart
  wechsel wecken weck weiger wend werk wert wett wickel widm wiederhol wirtschaft wohn wund wunder wunsch wurdig
  zahl zahm zeig zeichn zerstor zeug ziel zoger zoll zuchtig zund zweifel zwinker beaufsichtig beherberg bemangel
  bereit beschaff beteuer betitel beziffer bundel ermittel erubrig fertig festig gewahrt gleich glatt kumul kurzt
  laut lieb machtig pfand rug schlicht stift tag tadel tilg titel unterstell unterzeichn verander veralt veranker
  verausgab verbuch verfestig verfluchtig vergross vergrosser verhol verkehr verkorper verleg vermiet verminder
  verneig verodet verod versag verspur verstummel vertag vertrau verunreinig verunsicher verursach verwickel verzerr`
    .trim()
    .split(/\s+/);

/** Infinitive, 3rd person singular, past, participle. */
export const strongVerbs = `backen:backt:backte:gebacken befehlen:befiehlt:befahl:befohlen beginnen:beginnt:begann:begonnen
  beissen:beisst:biss:gebissen bergen:birgt:barg:geborgen bersten:birst:barst:geborsten
  betrugen:betrugt:betrog:betrogen biegen:biegt:bog:gebogen bieten:bietet:bot:geboten binden:bindet:band:gebunden
  bitten:bittet:bat:gebeten blasen:blast:blies:geblasen bleiben:bleibt:blieb:geblieben braten:brat:briet:gebraten
  brechen:bricht:brach:gebrochen brennen:brennt:brannte:gebrannt bringen:bringt:brachte:gebracht
  denken:denkt:dachte:gedacht dringen:dringt:drang:gedrungen durfen:darf:durfte:gedurft
  empfehlen:empfiehlt:empfahl:empfohlen empfangen:empfangt:empfing:empfangen empfinden:empfindet:empfand:empfunden
  erschrecken:erschrickt:erschrak:erschrocken essen:isst:ass:gegessen fahren:fahrt:fuhr:gefahren
  fallen:fallt:fiel:gefallen fangen:fangt:fing:gefangen fechten:ficht:focht:gefochten finden:findet:fand:gefunden
  fliegen:fliegt:flog:geflogen fliehen:flieht:floh:geflohen fliessen:fliesst:floss:geflossen
  fressen:frisst:frass:gefressen frieren:friert:fror:gefroren geben:gibt:gab:gegeben
  gedeihen:gedeiht:gedieh:gediehen gehen:geht:ging:gegangen gelingen:gelingt:gelang:gelungen
  gelten:gilt:galt:gegolten genesen:genest:genas:genesen geniessen:geniesst:genoss:genossen
  geschehen:geschieht:geschah:geschehen gewinnen:gewinnt:gewann:gewonnen giessen:giesst:goss:gegossen
  gleichen:gleicht:glich:geglichen gleiten:gleitet:glitt:geglitten graben:grabt:grub:gegraben
  greifen:greift:griff:gegriffen haben:hat:hatte:gehabt halten:halt:hielt:gehalten hangen:hangt:hing:gehangen
  heben:hebt:hob:gehoben heissen:heisst:hiess:geheissen helfen:hilft:half:geholfen kennen:kennt:kannte:gekannt
  klingen:klingt:klang:geklungen kommen:kommt:kam:gekommen konnen:kann:konnte:gekonnt
  kriechen:kriecht:kroch:gekrochen laden:ladt:lud:geladen lassen:lasst:liess:gelassen laufen:lauft:lief:gelaufen
  leiden:leidet:litt:gelitten leihen:leiht:lieh:geliehen lesen:liest:las:gelesen liegen:liegt:lag:gelegen
  lugen:lugt:log:gelogen meiden:meidet:mied:gemieden messen:misst:mass:gemessen mogen:mag:mochte:gemocht
  mussen:muss:musste:gemusst nehmen:nimmt:nahm:genommen nennen:nennt:nannte:genannt pfeifen:pfeift:pfiff:gepfiffen
  raten:rat:riet:geraten reissen:reisst:riss:gerissen reiten:reitet:ritt:geritten rennen:rennt:rannte:gerannt
  ringen:ringt:rang:gerungen rufen:ruft:rief:gerufen schaffen:schafft:schuf:geschaffen
  scheiden:scheidet:schied:geschieden scheinen:scheint:schien:geschienen schieben:schiebt:schob:geschoben
  schiessen:schiesst:schoss:geschossen schlafen:schlaft:schlief:geschlafen schlagen:schlagt:schlug:geschlagen
  schliessen:schliesst:schloss:geschlossen schmelzen:schmilzt:schmolz:geschmolzen
  schneiden:schneidet:schnitt:geschnitten schreiben:schreibt:schrieb:geschrieben schreien:schreit:schrie:geschrien
  schreiten:schreitet:schritt:geschritten schweigen:schweigt:schwieg:geschwiegen
  schwimmen:schwimmt:schwamm:geschwommen schwinden:schwindet:schwand:geschwunden schworen:schwort:schwor:geschworen
  sehen:sieht:sah:gesehen senden:sendet:sandte:gesandt singen:singt:sang:gesungen sinken:sinkt:sank:gesunken
  sitzen:sitzt:sass:gesessen sollen:soll:sollte:gesollt sprechen:spricht:sprach:gesprochen
  springen:springt:sprang:gesprungen stechen:sticht:stach:gestochen stehen:steht:stand:gestanden
  stehlen:stiehlt:stahl:gestohlen steigen:steigt:stieg:gestiegen sterben:stirbt:starb:gestorben
  stossen:stosst:stiess:gestossen streichen:streicht:strich:gestrichen streiten:streitet:stritt:gestritten
  tragen:tragt:trug:getragen treffen:trifft:traf:getroffen treiben:treibt:trieb:getrieben treten:tritt:trat:getreten
  trinken:trinkt:trank:getrunken tun:tut:tat:getan verderben:verdirbt:verdarb:verdorben
  vergessen:vergisst:vergass:vergessen verlieren:verliert:verlor:verloren verzeihen:verzeiht:verzieh:verziehen
  wachsen:wachst:wuchs:gewachsen waschen:wascht:wusch:gewaschen weichen:weicht:wich:gewichen
  weisen:weist:wies:gewiesen wenden:wendet:wandte:gewandt werben:wirbt:warb:geworben werden:wird:wurde:geworden
  werfen:wirft:warf:geworfen wiegen:wiegt:wog:gewogen winden:windet:wand:gewunden wissen:weiss:wusste:gewusst
  wollen:will:wollte:gewollt ziehen:zieht:zog:gezogen zwingen:zwingt:zwang:gezwungen
  verschwinden:verschwindet:verschwand:verschwunden`;

export const separablePrefixes =
  `ab an auf aus bei bereit dar durch ein einher empor entgegen entlang fehl fern fest fort frei gegenuber gleich gut
  her heran herab heraus herbei herein hervor hin hinaus hinein hinzu hoch kennen klar kund los mit nach nahe nieder
  offen sicher stand statt teil um vor voran voraus vorbei vorher vorweg wahr weg weiter wieder zu zurecht zuruck
  zusammen zuwider uberein ubrig still fertig gefangen inne`.split(/\s+/);
export const inseparablePrefixes = [
  'be',
  'ent',
  'er',
  'hinter',
  'miss',
  'uber',
  'unter',
  'ver',
  'voll',
  'wider',
  'zer',
];
