/**
 * Regular verbs without prefix, or whole with one where the rest is no verb by itself. Those in -eren with the stress
 * on it (`reguleren`) are made by rule and stand in no list.
 */
export const weakVerbs = `veranderen eren weren scheren kennen hoeven durven huiveren financieren temperen betoveren beweren bekeren
  beschilderen overmeesteren versplinteren bezeren denderen kaderen overwoekeren mijmeren ontberen pantseren
  roosteren verpulveren onderscheppen nodigen putten hollen moedigen kondigen stippen perken kapselen willigen
  zamelen takelen buiten weiden monden bakenen besmetten boekstaven aarden aarzelen achten ademen antwoorden
  arbeiden baden baken baten bedelen bellen betten blaffen bloeden bloeien boeken boenen boeten boren borduren
  borgen botsen bouwen branden breiden broeden bruisen bundelen buren cijferen dagen dalen danken dansen dekken
  delen dempen deugen deren dichten dienen doden doelen donderen dopen draaien draven dreigen dromen drogen druisen
  drukken dubbelen duchten duiden dulden dumpen duren duwen dwalen dweilen eigenen eindigen eisen enten erven
  evenaren falen fietsen filmen fluisteren folteren fronsen gapen garen geeuwen geloven gissen glimlachen glanzen
  glooien gloeien gokken golven gooien grazen grendelen griffen groeien groenen groeten gronden gunnen haasten haken
  hakken halen hamsteren hameren handelen handhaven happen haten hechten heersen heiligen helen hellen herbergen
  herinneren hikken hinderen hoeden hoesten hogen honen hopen horen hosten huichelen huilen huisvesten huldigen
  hullen hunkeren huren huwen ijken ijveren ijzen innen jeuken juichen jubelen kaatsen kammen kampen kantelen kappen
  kapen keren keuren kerven ketenen kiemen kisten klagen klappen klaren klemmen kletsen kleden kleuren kleven
  klokken kloppen knagen knallen knappen knellen knippen knopen koelen koesteren koken komen koppelen korten kosten
  kraken krabbelen krassen krenken kreuken krikken kronkelen kruisen kuisen kussen kwellen kweken kwetsen lakken
  landen lasten laven laten leggen leiden lekken lenen lengen lenigen leren lessen letten leunen leuren leven
  leveren lichten liften likken linken lippen logen lokken lonken lonen loochenen loodsen lossen loten loven lozen
  luchten luiden luisteren lukken maaien machtigen magen maken manen markten martelen matigen meerderen melden
  melken menen mengen mennen merken meubelen mijnen mikken minderen minnen missen moeien morren morsen munten muren
  naaien naderen nagelen neigen nestelen netten nieten noemen noodzaken nopen oefenen offeren ondertekenen onthalen
  openen opperen oordelen oormerken ordenen oogsten paaien paaren pachten pakken paren passen peilen pellen pendelen
  persen peuteren piepen pinnen plaatsen plagen plakken plannen planten pleiten plegen pletten ploegen ploeteren
  plooien plunderen poetsen pogen polsen pompen ponsen porren poten praten printen prikken prikkelen proeven pronken
  pruilen puffen raken ramen rammen rapen razen redden reden regelen regenen reiken reinigen reizen rekenen rekken
  remmen rennen reppen resten richten rijmen rillen roemen roeren roesten roken rollen ronden rooien roven ruilen
  ruimen rukken rusten rouwen schaatsen schaden schaffen schakelen schamen scharrelen schatten scheuren schetsen
  schikken schilderen schillen schimmelen schitteren schoeien schommelen schoppen schorsen schorten schrapen
  schrappen schroeven schromen schudden schuilen schuimen schuren schuwen scoren seinen sieren sissen sjoemelen
  slaken slagen slepen slenteren sleutelen slibben slikken slippen slopen smaken smeden smeken smoezen smoren
  smullen sneuvelen snoeien snoeren snuffelen snellen soppen sparen spatten spelen spellen speuren spiegelen spieken
  spijkeren spitsen splitsen spoelen spoeden sporen spotten spreiden spuien sputteren staken stallen stammen stampen
  stapelen stappen staren starten staven steigeren stellen stemmen stempelen stenigen steunen stichten stijven
  stillen stippelen stoelen stoken stokken stollen stomen stoppen storen stormen storten stoven straffen stralen
  stranden streamen streven strekken stremmen strepen strelen strooien stroken stromen stroomlijnen struikelen
  stuiten sturen stutten stuwen sudderen sussen taken talen tanen tanken tappen tarten tasten tekenen telen tellen
  temmen testen tikken tillen timmeren tippen toasten tobben toeren toetsen tokkelen tolken tonen toosten torsen
  toveren trachten trainen trappen treiteren treuren treuzelen troeven trommelen troosten trouwen tuchtigen turen
  turnen turven twijfelen twisten tweeten typen uiten updaten vaardigen vasten vatten vegen veilen veinzen vellen
  veren vergen verdedigen vertegenwoordigen vestigen vesten vieren vijlen villen vissen vleien vlekken vloeien
  vloeken vlotten voeden voegen voelen voeren volgen vonkelen voorspellen vorderen vormen vorsen vrezen vullen
  waaien waarborgen waarmerken waarschuwen wagen waken walgen wallen wandelen wanen wantrouwen wapenen warmen warren
  wassen wedden weigeren weken wekken wenden wenken wennen wensen wenen werken wezenlijken wettigen wiegen wieden
  wijden wijzigen wikkelen winkelen wisselen wissen woeden woelen wonen wortelen worstelen wroeten wuiven zaaien
  zadelen zagen zakken zegenen zegelen zegevieren zeilen zetten zeuren zoemen zoenen zomen zorgen zuchten zuiveren
  zweven zwaaien zwakken zwengelen zwenken zwermen zwoegen achterhalen achtervolgen begeleiden begeren begroten
  begunstigen behagen behartigen beheersen beheren behoeden behoeven behoren bejegenen bekrachtigen bekladden
  bekleden bekommeren bekorten bekostigen belanden belasten beledigen belemmeren belichamen belichten belonen
  beloven bemachtigen bemiddelen bemoedigen bemoeien benadelen benadrukken benaderen benauwen benutten beogen
  beoefenen beperken bepalen bepleiten beproeven beraadslagen beramen berechten bereiken bereiden beroeren
  berokkenen berusten beschadigen beschermen beschuldigen beseffen besparen bespoedigen bestendigen bestraten
  bestemmen besteden besturen betalen betekenen betichten betogen betonen betrachten betreuren betrouwen betuigen
  betwijfelen betwisten bevestigen bevoorraden bevorderen bevoordelen bevragen bevredigen bevreemden bevrijden
  bewaken bewaren bewerkstelligen bewapenen bewonderen bezegelen bezielen bezoldigen bezuinigen bezondigen bezorgen
  bezwaren coachen claimen checken crashen dealen deleten faxen finetunen hacken joggen leasen lobbyen managen
  mailen matchen outsourcen pitchen promoten racen runnen scannen screenen shoppen sponsoren stagen surfen switchen
  tracken uploaden upgraden downloaden downgraden zoomen eerbiedigen ergeren gebeuren gebruiken gehoorzamen gelasten
  gelukken getroosten getuigen gijzelen glunderen haperen herhalen hongeren knoeien knutselen kuieren lasteren
  leuteren loeren mekkeren mishandelen mislukken misleiden morrelen mompelen mopperen ontbossen ontfermen ontkennen
  ontlenen ontmantelen ontmijnen ontmoedigen ontmoeten ontplooien ontpoppen ontrafelen ontsporen ontvreemden
  ontwaken ontwapenen ontwaren ontwikkelen ontwrichten onteigenen onderhandelen onderbouwen onderlijnen ondermijnen
  onderstrepen overbruggen overhandigen overnachten overtuigen overweldigen overstelpen omarmen omheinen omringen
  omsingelen omvatten omzeilen pesten plukken rakelen rechtvaardigen rangschikken raadplegen schuifelen schamperen
  scharnieren slingeren smeren smokkelen spetteren stammelen stotteren stoffen strompelen tackelen teisteren
  tintelen tochten trillen vergaderen vervelen verafschuwen veralgemenen verankeren verantwoorden verarmen verbazen
  verbeelden verbeteren verbijsteren verbitteren verblinden verbloemen verbreden verbrokkelen verbroederen verdampen
  verdichten verdelgen verdoezelen verdoven verdubbelen verduidelijken verduisteren verduren verduurzamen verdwalen
  veredelen vereenvoudigen vereffenen vereisen verenigen vereren verergeren verfijnen verfraaien verfrissen
  vergallen vergaren vergassen vergemakkelijken vergewissen vergezellen vergiftigen vergissen vergoeden vergoelijken
  vergrendelen vergrijzen vergroenen vergroten verguizen vergunnen verhaasten verhelderen verheugen verheimelijken
  verhevigen verhinderen verhogen verhongeren verhuizen verijdelen verjaren verkassen verkavelen verklappen
  verklaren verkleinen verkommeren verkondigen verkorten verkrachten verkwisten verlagen verlammen verlangen
  verlenen verlengen verlichten verlinken verloederen verloochenen verloven vermaken vermanen vermarkten
  vermeerderen vermelden vermengen vermenigvuldigen verminderen verminken vermoeden vermoeien vermoorden vermorzelen
  vermurwen vernederen vernielen vernietigen vernieuwen vernauwen vernoemen verontreinigen verontrusten
  verontschuldigen verontwaardigen veroorloven veroorzaken verordenen verouderen veroveren verpesten verpaupern
  verplaatsen verpletteren verplichten verrassen verrijken verrichten versagen verschaffen verschalken verscherpen
  verscheuren verschillen verschrompelen verschuilen versieren verslaven verslechteren versleutelen verslappen
  verslikken versmaden versmallen versmelten versnellen versnipperen versoberen versoepelen versomberen verspelen
  verspillen verspreiden verstarren verstenen versterken verstedelijken verstevigen verstikken verstommen verstoren
  verstrakken verstrengelen verstrengen verstrikken versturen versuffen vertalen vertederen vertellen vertikken
  vertoeven vertolken vertonen vertragen vertroebelen vertroetelen vertrouwen vervaardigen vervagen vervalsen
  verveelvoudigen vervloeken vervolledigen vervolmaken vervreemden vervroegen vervuilen vervullen verwaarlozen
  verwarmen verwarren verwateren verwelkomen verwelken verwennen verweren verwerkelijken verwezenlijken verwijderen
  verwijlen verwikkelen verwittigen verwoesten verwonden verwonderen verwoorden verzachten verzadigen verzamelen
  verzanden verzekeren verzelfstandigen verzilveren verzilten verzoenen verzorgen verzuimen verzuren verzwakken
  verzwaren bedreigen bejubelen beslechten beslissen bespieden bespotten bezetten bevolken bevuilen bevatten
  bestoken bespelen besnoeien beschikken beschaven bekampen bekennen bekronen behappen behandelen behalen begrazen
  begrenzen bediscussieren bedienen bedoelen bedaren beantwoorden beamen bebouwen beboeten bebossen bedanken
  aanvaarden vrijwaren`;

/** Infinitive, past singular and plural, participle. */
export const strongVerbs = `komen:kwam:kwamen:gekomen nemen:nam:namen:genomen geven:gaf:gaven:gegeven spreken:sprak:spraken:gesproken
  breken:brak:braken:gebroken steken:stak:staken:gestoken lezen:las:lazen:gelezen zitten:zat:zaten:gezeten
  liggen:lag:lagen:gelegen bidden:bad:baden:gebeden zien:zag:zagen:gezien staan:stond:stonden:gestaan
  gaan:ging:gingen:gegaan slaan:sloeg:sloegen:geslagen doen:deed:deden:gedaan houden:hield:hielden:gehouden
  laten:liet:lieten:gelaten vallen:viel:vielen:gevallen lopen:liep:liepen:gelopen roepen:riep:riepen:geroepen
  helpen:hielp:hielpen:geholpen werven:wierf:wierven:geworven sterven:stierf:stierven:gestorven
  werpen:wierp:wierpen:geworpen bederven:bedierf:bedierven:bedorven zwerven:zwierf:zwierven:gezworven
  schrijven:schreef:schreven:geschreven blijven:bleef:bleven:gebleven drijven:dreef:dreven:gedreven
  wrijven:wreef:wreven:gewreven krijgen:kreeg:kregen:gekregen stijgen:steeg:stegen:gestegen
  zwijgen:zweeg:zwegen:gezwegen wijzen:wees:wezen:gewezen rijzen:rees:rezen:gerezen prijzen:prees:prezen:geprezen
  rijden:reed:reden:gereden lijden:leed:leden:geleden snijden:sneed:sneden:gesneden
  strijden:streed:streden:gestreden mijden:meed:meden:gemeden glijden:gleed:gleden:gegleden
  schrijden:schreed:schreden:geschreden blijken:bleek:bleken:gebleken kijken:keek:keken:gekeken
  lijken:leek:leken:geleken wijken:week:weken:geweken strijken:streek:streken:gestreken
  grijpen:greep:grepen:gegrepen knijpen:kneep:knepen:geknepen slijpen:sleep:slepen:geslepen
  bijten:beet:beten:gebeten splijten:spleet:spleten:gespleten verwijten:verweet:verweten:verweten
  slijten:sleet:sleten:gesleten smijten:smeet:smeten:gesmeten kiezen:koos:kozen:gekozen
  verliezen:verloor:verloren:verloren vriezen:vroor:vroren:gevroren bieden:bood:boden:geboden
  schieten:schoot:schoten:geschoten genieten:genoot:genoten:genoten gieten:goot:goten:gegoten
  vliegen:vloog:vlogen:gevlogen liegen:loog:logen:gelogen bedriegen:bedroog:bedrogen:bedrogen
  sluiten:sloot:sloten:gesloten kruipen:kroop:kropen:gekropen duiken:dook:doken:gedoken buigen:boog:bogen:gebogen
  zuigen:zoog:zogen:gezogen schuiven:schoof:schoven:geschoven stuiven:stoof:stoven:gestoven
  snuiven:snoof:snoven:gesnoven ruiken:rook:roken:geroken sluipen:sloop:slopen:geslopen zuipen:zoop:zopen:gezopen
  fluiten:floot:floten:gefloten spuiten:spoot:spoten:gespoten druipen:droop:dropen:gedropen
  binden:bond:bonden:gebonden vinden:vond:vonden:gevonden winden:wond:wonden:gewonden winnen:won:wonnen:gewonnen
  beginnen:begon:begonnen:begonnen ontginnen:ontgon:ontgonnen:ontgonnen spinnen:spon:sponnen:gesponnen
  zinnen:zon:zonnen:gezonnen zingen:zong:zongen:gezongen dringen:drong:drongen:gedrongen
  dwingen:dwong:dwongen:gedwongen springen:sprong:sprongen:gesprongen klinken:klonk:klonken:geklonken
  drinken:dronk:dronken:gedronken stinken:stonk:stonken:gestonken zinken:zonk:zonken:gezonken
  blinken:blonk:blonken:geblonken slinken:slonk:slonken:geslonken verdwijnen:verdween:verdwenen:verdwenen
  schijnen:scheen:schenen:geschenen krimpen:kromp:krompen:gekrompen glimmen:glom:glommen:geglommen
  trekken:trok:trokken:getrokken treffen:trof:troffen:getroffen schrikken:schrok:schrokken:geschrokken
  zwemmen:zwom:zwommen:gezwommen klimmen:klom:klommen:geklommen zwellen:zwol:zwollen:gezwollen
  schenken:schonk:schonken:geschonken smelten:smolt:smolten:gesmolten gelden:gold:golden:gegolden
  zenden:zond:zonden:gezonden schenden:schond:schonden:geschonden schelden:schold:scholden:gescholden
  bergen:borg:borgen:geborgen vechten:vocht:vochten:gevochten vlechten:vlocht:vlochten:gevlochten
  wegen:woog:wogen:gewogen bewegen:bewoog:bewogen:bewogen dragen:droeg:droegen:gedragen varen:voer:voeren:gevaren
  graven:groef:groeven:gegraven scheppen:schiep:schiepen:geschapen heffen:hief:hieven:geheven
  zweren:zwoer:zwoeren:gezworen scheren:schoor:schoren:geschoren brengen:bracht:brachten:gebracht
  denken:dacht:dachten:gedacht kopen:kocht:kochten:gekocht zoeken:zocht:zochten:gezocht dunken:docht:dochten:gedocht
  vragen:vroeg:vroegen:gevraagd jagen:joeg:joegen:gejaagd slapen:sliep:sliepen:geslapen meten:mat:maten:gemeten
  eten:at:aten:gegeten vreten:vrat:vraten:gevreten vergeten:vergat:vergaten:vergeten treden:trad:traden:getreden
  stelen:stal:stalen:gestolen bevelen:beval:bevalen:bevolen hangen:hing:hingen:gehangen vangen:ving:vingen:gevangen
  scheiden:scheidde:scheidden:gescheiden spannen:spande:spanden:gespannen vouwen:vouwde:vouwden:gevouwen
  houwen:hieuw:hieuwen:gehouwen brouwen:brouwde:brouwden:gebrouwen wassen:waste:wasten:gewassen
  wreken:wreekte:wreekten:gewroken bakken:bakte:bakten:gebakken laden:laadde:laadden:geladen
  raden:raadde:raadden:geraden malen:maalde:maalden:gemalen bannen:bande:banden:gebannen
  barsten:barstte:barstten:gebarsten braden:braadde:braadden:gebraden stoten:stootte:stootten:gestoten
  lachen:lachte:lachten:gelachen heten:heette:heetten:geheten weven:weefde:weefden:geweven
  zouten:zoutte:zoutten:gezouten zeggen:zei:zeiden:gezegd leggen:legde:legden:gelegd
  plegen:pleegde:pleegden:gepleegd blazen:blies:bliezen:geblazen wachten:wachtte:wachtten:gewacht
  genezen:genas:genazen:genezen ervaren:ervoer:ervoeren:ervaren bevriezen:bevroor:bevroren:bevroren
  hebben:had:hadden:gehad worden:werd:werden:geworden kunnen:kon:konden:gekund mogen:mocht:mochten:gemogen
  moeten:moest:moesten:gemoeten weten:wist:wisten:geweten willen:wilde:wilden:gewild`;

/** Prefixes that always keep to their verb and take no -ge-. */
export const tightPrefixes = ['be', 'ver', 'ont', 'her', 'er', 'ge', 'mis', 'vol', 'weer'];

/** Prefixes that leave their verb in main clauses and have -ge- behind them. */
export const loosePrefixes =
  `voorop achterna omver bekend beschikbaar bezig bloot thuis aan achter achteruit af beet bij bijeen binnen blijk
  boven buiten deel dicht dood door dwars eruit gaande gade geheim gelijk gerust gevangen goed groot in ineen kapot
  kenbaar klaar kwijt langs leeg los mede mee mis na nalatig neer om omhoog omlaag onder onderuit op opeen open
  opnieuw over overeen plaats pro recht rond samen schadeloos schoon schuil stand staande stil stop tegemoet tegen
  tekeer teleur teloor tentoon terecht terug teweeg toe totstand tussen uit uiteen vast veilig verder voldoende vol
  voor voorbij vooraf vooruit voort vrij waar weer weg zwart`.split(/\s+/);

/** Verbs that keep such a prefix: `overtuigen`, `ondersteunen`; those that have both are not here. */
export const tightVerbs =
  `achterhalen achtervolgen aanvaarden doorbreken doorgronden doorkruisen doorstaan doorzoeken misbruiken misleiden
  mislukken miskennen misgunnen omarmen omgeven omheinen omkaderen omringen omschrijven omsingelen omvatten omzeilen
  ondergaan onderbouwen onderbreken onderdrukken onderhandelen onderhouden onderkennen onderlijnen ondermijnen
  ondernemen onderrichten onderschatten onderscheiden onderschrijven ondersteunen onderstrepen ondertekenen
  ondervinden ondervragen onderwerpen onderwijzen onderzoeken onderverdelen overbelasten overbruggen overdenken
  overdrijven overhandigen overheersen overkomen overladen overleggen overleven overlijden overmeesteren overnachten
  overschaduwen overschatten overschrijden overspoelen overstelpen overstijgen overtreden overtreffen overtuigen
  overvallen overvragen overwegen overweldigen overwinnen overwoekeren voldoen volbrengen volharden volstaan
  voltooien voltrekken voorkomen voorspellen voorzien weerhouden weerklinken weerleggen weerspiegelen weerspreken
  weerstaan wantrouwen voorbehouden rechtvaardigen raadplegen`.split(/\s+/);
