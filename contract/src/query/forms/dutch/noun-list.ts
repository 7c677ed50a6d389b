/**
 * Nouns whose forms no rule makes, all their forms in one group; a compound has the same. With `=` in front their forms
 * are words of their own: no other word has them among its forms (`reden` is not rijden).
 */
export const irregularNouns = `=beleid =aandacht =maand/maanden aangifte/aangiften/aangiftes akte/akten/aktes controle/controles
  reiziger/reizigers afgevaardigde/afgevaardigden =lid/leden stad/steden kind/kinderen schip/schepen
  blad/bladen/bladeren ei/eieren glas/glazen =dag/dagen =weg/wegen dak/daken gat/gaten =bad/baden =pad/paden
  slag/slagen vat/vaten spel/spelen/spellen slot/sloten bedrag/bedragen =verdrag/verdragen =verslag/verslagen
  gedrag/gedragingen verbod/verboden accijns/accijnzen gebod/geboden bevel/bevelen gebrek/gebreken =oorlog/oorlogen goed/goederen
  rund/runderen kalf/kalveren lam/lammeren koe/koeien been/benen/beenderen volk/volken/volkeren gelid/gelederen
  gemoed/gemoederen graf/graven =hof/hoven staf/staven smid/smeden hert/herten rad/raderen lied/liederen
  gelaat/gelaten god/goden aanbod hol/holen dal/dalen gen/genen lot/loten =reden/redenen =rede/redes =week/weken
  wijk/wijken =wet/wetten =zaak/zaken =taak/taken =tak/takken =staat/staten =raad/raden =zaal/zalen
  ingezetene/ingezetenen voornaam/voornamen uitgave/uitgaven/uitgaves opgave/opgaven/opgaves
  teruggave/teruggaven/teruggaves gave/gaven inspraak afspraak/afspraken uitspraak/uitspraken aanspraak/aanspraken
  vraag/vragen aanvraag/aanvragen koning/koningen crisis/crises/crisissen basis/bases/basissen
  analyse/analyses/analysen these/thesen museum/musea/museums centrum/centra/centrums datum/data/datums
  forum/fora/forums medium/media/mediums gremium/gremia criterium/criteria stadium/stadia/stadiums
  gymnasium/gymnasia/gymnasiums ministerie/ministeries/ministerien quotum/quota/quotums curriculum/curricula
  referendum/referenda/referendums memorandum/memoranda/memorandums decennium/decennia territorium/territoria
  laboratorium/laboratoria symposium/symposia aquarium/aquaria/aquariums consortium/consortia/consortiums
  podium/podia/podiums maximum/maxima minimum/minima optimum/optima spectrum/spectra honorarium/honoraria universum
  erratum/errata addendum/addenda corrigendum/corrigenda unicum/unica visum/visa/visums album/albums
  modus/modi/modussen status/statussen virus/virussen cursus/cursussen campus/campussen politicus/politici
  musicus/musici euro/euros bureau/bureaus niveau/niveaus plateau/plateaus cadeau/cadeaus milieu/milieus lieu
  jury/jurys man/mannen =maan/manen bal/ballen =baal/balen bom/bommen boom/bomen bon/bonnen =boon/bonen kop/koppen
  pot/potten =poot/poten rat/ratten zon/zonnen =zoon/zonen/zoons vis/vissen mis/missen les/lessen bus/bussen
  bos/bossen =ram/rammen =raam/ramen hek/hekken zin/zinnen maat/maten mat/matten stof/stoffen steen/stenen haat
  naam/namen deken/dekens teken/tekens/tekenen =wapen/wapens keten/ketens haven/havens varken/varkens laken/lakens
  kussen/kussens oven/ovens toren/torens balken/balkens voornemen/voornemens vermogen/vermogens wezen/wezens
  gegeven/gegevens leven/levens examen/examens regime/regimes systeem/systemen probleem/problemen fenomeen/fenomenen
  thema/themas domein/domeinen jongere/jongeren oudere/ouderen volwassene/volwassenen ouder/ouders moeder/moeders
  vader/vaders broer/broers zus/zussen dochter/dochters arts/artsen =mens/mensen kans/kansen dans/dansen wens/wensen
  =grens/grenzen lens/lenzen gans/ganzen =prins/prinsen koers/koersen beurs/beurzen laars/laarzen hals/halzen
  vers/verzen kruis/kruisen eis/eisen kous/kousen saus/sausen paus/pausen spies/spiezen polis/polissen
  proces/processen succes/successen adres/adressen congres/congressen fles/flessen mes/messen bes/bessen expres
  prinses/prinsessen exces/excessen progres as/assen jas/jassen pas/passen gas/gassen kas/kassen klas/klassen
  las/lassen matras/matrassen terras/terrassen moeras/moerassen gewas/gewassen kompas/kompassen canvas/canvassen
  atlas/atlassen chaos kosmos corpus/corpora genus/genera chef/chefs elf/elfen paragraaf/paragrafen
  telegraaf/telegrafen fotograaf/fotografen triomf/triomfen apostrof/apostrofs nymf/nymfen
  ambtenaar/ambtenaren/ambtenaars leraar/leraren/leraars eigenaar/eigenaren/eigenaars
  handelaar/handelaren/handelaars schuldenaar/schuldenaars/schuldenaren kunstenaar/kunstenaars molenaar/molenaars
  professor/professoren/professors doctor/doctoren/doctors senator/senatoren/senators rector/rectoren/rectors
  kantoor/kantoren spoor/sporen oor/oren koor/koren boor/boren deel/delen kasteel/kastelen paneel/panelen
  juweel/juwelen tafereel/taferelen oordeel/oordelen maatregel/maatregelen/maatregels middel/middelen
  artikel/artikelen/artikels titel/titels/titelen wortel/wortels/wortelen regel/regels/regelen
  kapittel/kapittels/kapittelen meubel/meubels/meubelen engel/engelen appel/appels/appelen
  aardappel/aardappels/aardappelen tegel/tegels sleutel/sleutels zetel/zetels handel/handels winkel/winkels
  eenheid/eenheden formulier/formulieren officier/officieren scholier/scholieren rivier/rivieren manier/manieren
  papier/papieren kwartier/kwartieren dier/dieren spier/spieren vizier/vizieren plezier/plezieren bier/bieren
  tarief/tarieven motief/motieven archief/archieven initiatief/initiatieven perspectief/perspectieven
  alternatief/alternatieven collectief/collectieven directief/directieven detail/details email/emails
  circuit/circuits weekend/weekends/weekenden tram/trams vaccin/vaccins platform/platforms/platformen
  station/stations expert/experts/experten test/tests/testen film/films team/teams club/clubs trend/trends app/apps
  tweet/tweets chip/chips tank/tanks flat/flats drug/drugs stop/stops ticket/tickets job/jobs manager/managers
  laptop/laptops budget/budgetten website/websites site/sites update/updates upgrade/upgrades link/links blog/blogs
  post/posten/posts server/servers computer/computers tablet/tablets smartphone/smartphones account/accounts
  bug/bugs cookie/cookies event/events tool/tools toolbox/toolboxen box/boxen hub/hubs lab/labs label/labels
  tunnel/tunnels panel/panels model/modellen tabel/tabellen hotel/hotels kartel/kartels appel/appels rebel/rebellen
  cel/cellen duel/duels interview/interviews review/reviews quotum/quota show/shows workshop/workshops shop/shops
  overlap/overlaps clip/clips strip/strips trip/trips cheque/cheques ecocheque/ecocheques truck/trucks shock/shocks
  stock/stocks crash/crashes match/matchen/matches coach/coaches batch/batches lunch/lunches brunch/brunches search
  approach sms/smsen tv/tvs pc/pcs cd/cds gsm/gsms vzw/vzws bv/bvs ngo/ngos zzper/zzpers kmo/kmos mkb ocmw/ocmws
  park/parken parking/parkings/parkingen training/trainingen/trainings meeting/meetings hearing/hearings
  briefing/briefings building/buildings holding/holdings ranking/rankings rating/ratings voetbal rail/rails
  mail/mails trein/treinen container/containers trailer/trailers sponsor/sponsors monitor/monitoren/monitors
  sensor/sensoren/sensors motor/motoren/motors factor/factoren sector/sectoren/sectors tractor/tractoren/tractors
  reactor/reactoren/reactors generator/generatoren/generators radar/radars seminar/seminars/seminaries
  seminarie/seminaries webinar/webinars ondernemer/ondernemers burger/burgers bond/bonden fonds/fondsen hulp
  gevolg/gevolgen begrip/begrippen besluit/besluiten beleid verbond/verbonden verband/verbanden bestand/bestanden
  rijbewijs/rijbewijzen bewijs/bewijzen =aandeel/aandelen =voordeel/voordelen =nadeel/nadelen =onderdeel/onderdelen
  werelddeel/werelddelen stadsdeel/stadsdelen =lidstaat/lidstaten =deelstaat/deelstaten wees/wezen slaaf/slaven
  gast/gasten last/lasten kast/kasten kust/kusten kus/kussen =mark/marken =markt/markten geld/gelden plan/plannen
  plant/planten kern/kernen verdachte/verdachten zonde/zonden zege/zeges vrede college/colleges deadline/deadlines
  baan/banen ban/bannen maart kaart/kaarten vaart/vaarten paard/paarden waarde/waarden laag/lagen loon/lonen
  leek/leken streek/streken sprong/sprongen strook/stroken toon/tonen ton/tonnen klep/kleppen gebied/gebieden
  winst/winsten kunst/kunsten dienst/diensten gunst/gunsten komst/komsten vangst/vangsten herkomst
  opbrengst/opbrengsten overeenkomst/overeenkomsten bijeenkomst/bijeenkomsten toekomst uitkomst/uitkomsten
  inkomst/inkomsten aankomst/aankomsten inkomen/inkomens tekort/tekorten verdienste/verdiensten
  gebeurtenis/gebeurtenissen vergelijkenis gebouw/gebouwen gesprek/gesprekken gezin/gezinnen gewest/gewesten
  gemeente/gemeenten/gemeentes getal/getallen gevaar/gevaren gezag geval/gevallen geweer/geweren geweld
  gewicht/gewichten geschil/geschillen geslacht/geslachten gezicht/gezichten gezondheid gebruik/gebruiken
  gebed/gebeden geheel/gehelen geheim/geheimen geluid/geluiden geluk genot genie/genieen gerecht/gerechten
  gerucht/geruchten getuige/getuigen getuigenis/getuigenissen gevoel/gevoelens gevangene/gevangenen
  gevangenis/gevangenissen gewelddaad/gewelddaden geneesheer/geneesheren geneesmiddel/geneesmiddelen
  generatie/generaties genocide/genocides gedachte/gedachten/gedachtes gedeelte/gedeelten/gedeeltes
  gedicht/gedichten geboorte/geboorten/geboortes gemiddelde/gemiddelden/gemiddeldes gezant/gezanten
  gilde/gilden/gildes beambte/beambten bediende/bedienden/bediendes bejaarde/bejaarden betoog/betogen
  betoger/betogers bedrijf/bedrijven behoefte/behoeften/behoeftes belang/belangen belofte/beloften/beloftes
  bericht/berichten beroep/beroepen beperking/beperkingen beslag/beslagen bestuur/besturen bezit/bezittingen
  bezoek/bezoeken bezwaar/bezwaren begin/beginnen beginsel/beginselen bestel beeld/beelden begeleider/begeleiders
  behandeling/behandelingen bevolking/bevolkingen bewoner/bewoners verhaal/verhalen verlies/verliezen
  vermoeden/vermoedens verschil/verschillen verzoek/verzoeken verkoop/verkopen verwijt/verwijten
  verkiezing/verkiezingen vertrek/vertrekken onderzoek/onderzoeken onderwerp/onderwerpen ontwerp/ontwerpen
  ontslag/ontslagen overzicht/overzichten overschot/overschotten overval/overvallen overgang/overgangen
  hoogte/hoogten/hoogtes grootte/grootten/groottes sterkte/sterkten/sterktes lengte/lengten/lengtes
  breedte/breedten/breedtes ziekte/ziekten/ziektes ruimte/ruimten/ruimtes diepte/diepten/dieptes
  oppervlakte/oppervlakten/oppervlaktes schaarste/schaarstes warmte zwakte/zwakten/zwaktes droogte/droogten/droogtes
  laagte/laagten/laagtes kwestie/kwesties keuze/keuzes/keuzen pauze/pauzes/pauzen methode/methoden/methodes
  periode/periodes/perioden episode/episodes/episoden eeuw/eeuwen eind/einden einde/einden eindes
  bende/benden/bendes bode/boden/bodes code/codes mode/modes medewerker/medewerkers aarde woorde woord/woorden
  bord/borden rand/randen tand/tanden band/banden hand/handen land/landen zand brand/branden strand/stranden
  stand/standen wand/wanden mand/manden pand/panden mond/monden hond/honden grond/gronden wond/wonden avond/avonden
  vriend/vrienden vijand/vijanden noord oord/oorden moord/moorden soort/soorten poort/poorten sport/sporten
  kort/korten haard/haarden aard/aarden hoofd/hoofden hemd/hemden eed/eden bed/bedden schade/schaden/schades
  daad/daden draad/draden graad/graden zaad/zaden made/maden nood/noden brood/broden lood bod/boden tred/treden
  trede/treden bodem/bodems voet/voeten groet/groeten hoed/hoeden vloed/vloeden bloed moed spoed
  kleed/kleden/klederen kleding lat/latten put/putten net/netten pet/petten set/sets bit/bits kit/kits rit/ritten
  pit/pitten schat/schatten kat/katten straat/straten maatschappij/maatschappijen graat/graten
  draagvlak/draagvlakken vlak/vlakken zak/zakken vak/vakken vlek/vlekken plek/plekken stek/stekken trek/trekken
  rek/rekken blik/blikken schrik stok/stokken blok/blokken brok/brokken klok/klokken rok/rokken sok/sokken
  druk/drukken stuk/stukken juk/jukken punt/punten kant/kanten krant/kranten klant/klanten front/fronten munt/munten
  tent/tenten rente/renten/rentes agent/agenten cent/centen procent/procenten zicht lijst/lijsten post/posten
  kost/kosten dorst vorst/vorsten worst/worsten borst/borsten feest/feesten geest/geesten beest/beesten rest/resten
  vest/vesten nest/nesten lijn/lijnen mijn/mijnen termijn/termijnen pijn/pijnen wijn/wijnen terrein/terreinen
  plein/pleinen brein/breinen huis/huizen muis/muizen sluis/sluizen buis/buizen reis/reizen prijs/prijzen
  wijze/wijzen paradijs/paradijzen paleis/paleizen roos/rozen neus/neuzen keus/keuzes/keuzen reus/reuzen doos/dozen
  baas/bazen kaas/kazen vaas/vazen haas/hazen bazin/bazinnen brief/brieven golf/golven wolf/wolven werf/werven
  kolf/kolven schijf/schijven lijf/lijven wijf/wijven korf/korven turf/turven neef/neven nicht/nichten graaf/graven
  reef/reven schroef/schroeven proef/proeven groef/groeven hoef/hoeven roof duif/duiven druif/druiven kuif/kuiven
  straf/straffen rif/riffen klif/kliffen bef/beffen verblijf/verblijven motie/moties zee/zeeen idee/ideeen fee/feeen
  knie/knieen industrie/industrieen categorie/categorieen theorie/theorieen kopie/kopieen batterij/batterijen
  raam/ramen olie/olien/olies kolonie/kolonies/kolonien serie/series/serien historie/histories
  materie/materies/materien porie/porien bacterie/bacterien energie/energieen economie/economieen
  anomalie/anomalieen melodie/melodieen therapie/therapieen boer/boeren vloer/vloeren tour/tours vuur/vuren
  muur/muren uur/uren schuur/schuren huur/huren kuur/kuren stuur/sturen natuur/naturen figuur/figuren
  cultuur/culturen structuur/structuren jaar/jaren paar/paren gebaar/gebaren exemplaar/exemplaren haar/haren
  commentaar/commentaren meer/meren heer/heren beer/beren speer/speren veer/veren sfeer/sferen peer/peren keer/keren
  zweer/zweren leer/leren weer deur/deuren keur/keuren kleur/kleuren beurt/beurten kraan/kranen traan/tranen
  orgaan/organen vulkaan/vulkanen banaan/bananen zwaan/zwanen haan/hanen teen/tenen been/benen schoen/schoenen
  seizoen/seizoenen pensioen/pensioenen miljoen/miljoenen visioen/visioenen kampioen/kampioenen legioen/legioenen
  fatsoen kanon/kanonnen persoon/personen patroon/patronen kroon/kronen troon/tronen telefoon/telefoons
  microfoon/microfoons =school/scholen idool/idolen symbool/symbolen protocol/protocollen alcohol rol/rollen
  kanaal/kanalen tribunaal/tribunalen signaal/signalen schaal/schalen paal/palen kwaal/kwalen hal/hallen val/vallen
  wal/wallen stal/stallen kristal/kristallen aantal/aantallen kwartaal/kwartalen portaal/portalen
  materiaal/materialen kapitaal/kapitalen ritueel/rituelen arsenaal/arsenalen generaal/generaals admiraal/admiraals
  korporaal/korporaals hospitaal/hospitalen ideaal/idealen schandaal/schandalen bel/bellen del/dellen hel/hellen
  stel/stellen voorstel/voorstellen wetsvoorstel/wetsvoorstellen toestel/toestellen treinstel/treinstellen
  stelsel/stelsels herstel opstel/opstellen ziel/zielen wiel/wielen doel/doelen stoel/stoelen
  ziekenhuis/ziekenhuizen muil/muilen bril/brillen spil/spillen pil/pillen gril/grillen
  olieraffinaderij/olieraffinaderijen fiscus dossier/dossiers atelier/ateliers premier/premiers pionier/pioniers
  koerier/koeriers bankier/bankiers portier/portiers passagier/passagiers kraam/kramen lichaam/lichamen oom/ooms
  stroom/stromen droom/dromen room vorm/vormen norm/normen storm/stormen term/termen scherm/schermen arm/armen
  alarm/alarmen darm/darmen worm/wormen kam/kammen dam/dammen stam/stammen som/sommen trom/trommen
  programma/programmas ring/ringen kring/kringen ding/dingen gang/gangen wang/wangen zang/zangen slang/slangen
  tang/tangen rang/rangen stang/stangen jongen/jongens tong/tongen long/longen meisje/meisjes zorg/zorgen
  berg/bergen burg/burgen burcht/burchten vlag/vlaggen brug/bruggen rug/ruggen vlieg/vliegen oog/ogen boog/bogen
  trog/troggen oorlog/oorlogen dialoog/dialogen catalogus/catalogi/catalogussen psycholoog/psychologen
  bioloog/biologen ploeg/ploegen kroeg/kroegen recht/rechten macht/machten kracht/krachten klacht/klachten
  vlucht/vluchten tocht/tochten bocht/bochten plicht/plichten licht/lichten lucht/luchten vracht/vrachten
  nacht/nachten gracht/grachten opdracht/opdrachten aandacht opzicht/opzichten inzicht/inzichten uitzicht/uitzichten
  tijd/tijden strijd feit/feiten heid universiteit/universiteiten slaapziekte gids/gidsen rots/rotsen grap/grappen
  stap/stappen trap/trappen klap/klappen lap/lappen map/mappen schap/schappen kip/kippen tip/tips lip/lippen
  knop/knoppen top/toppen schop/schoppen hoop/hopen loop/lopen knoop/knopen koop/kopen aap/apen slaap schaap/schapen
  rechtschap streep/strepen greep/grepen ingreep/ingrepen zeep/zepen groep/groepen troep/troepen oproep/oproepen
  kamp/kampen ramp/rampen lamp/lampen damp/dampen pomp/pompen dorp/dorpen bank/banken plank/planken drank/dranken
  rank/ranken flank/flanken klank/klanken vonk/vonken vink/vinken werk/werken kerk/kerken merk/merken perk/perken
  kelk/kelken balk/balken wolk/wolken boek/boeken hoek/hoeken doek/doeken koek/koeken vloek/vloeken breuk/breuken
  inbreuk/inbreuken reuk/reuken kruik/kruiken struik/struiken buik/buiken luik/luiken dijk/dijken lijk/lijken
  rijk/rijken praktijk/praktijken blijk/blijken bibliotheek/bibliotheken apotheek/apotheken hypotheek/hypotheken
  beek/beken rubriek/rubrieken fabriek/fabrieken kliniek/klinieken techniek/technieken republiek/republieken
  kritiek/kritieken tactiek/tactieken politiek/politieken statistiek/statistieken mozaiek/mozaieken muziek publiek
  symptoom/symptomen atoom/atomen axioma/axiomas diploma/diplomas schema/schemas dilemma/dilemmas
  trauma/traumas/traumata drama/dramas panorama/panoramas aspect/aspecten project/projecten object/objecten
  subject/subjecten effect/effecten insect/insecten dialect/dialecten respect conflict/conflicten delict/delicten
  district/districten contract/contracten contact/contacten pact/pacten impact intellect product/producten
  instinct/instincten trefpunt/trefpunten staatssecretaris/staatssecretarissen secretaris/secretarissen
  notaris/notarissen stadion/stadions kot/koten terminal/terminals =wedde/weddes/wedden bijdrage/bijdragen
  plaats/plaatsen tribune/tribunes comite/comites veld/velden held/helden wereld/werelden taal/talen taks/taksen
  ronde/rondes/ronden =toeslag/toeslagen =aanslag/aanslagen =uitslag/uitslagen =omslag/omslagen =opslag/opslagen
  salon/salons kanton/kantons vliegtuig/vliegtuigen formule/formules module/modules molecule/moleculen
  formaat/formaten apparaat/apparaten kandidaat/kandidaten advocaat/advocaten resultaat/resultaten mandaat/mandaten
  certificaat/certificaten citaat/citaten klimaat/klimaten plakkaat/plakkaten soldaat/soldaten senaat/senaten
  format/formats concept/concepten recept/recepten gewoonte/gewoonten/gewoontes kindje/kindjes eiland/eilanden
  vreemdeling/vreemdelingen ambt/ambten hoofdstuk/hoofdstukken pleidooi/pleidooien fooi/fooien prooi/prooien
  kwaliteit/kwaliteiten heuvel/heuvels bijlage/bijlagen/bijlages lozing/lozingen uitlating/uitlatingen personeel
  stimulans/stimulansen schrift/schriften concurrent/concurrenten getuigschrift/getuigschriften bouw landbouw
  gift/giften drift/driften lift/liften functie/functies natie/naties monster/monsters terrorist/terroristen
  middag/middagen kandidatuur/kandidaturen hypothese/hypothesen/hypotheses synthese/syntheses prognose/prognoses
  diagnose/diagnoses premisse/premissen verloskundige/verloskundigen vrijwilliger/vrijwilligers verlof/verloven
  grof/grove advies/adviezen kies/kiezen moedertaal/moedertalen voertaal/voertalen tuig/tuigen militair/militairen
  crimineel/criminelen boete/boetes/boeten zone/zones depot/depots communale/communales centrale/centrales
  finale/finales filiaal/filialen kazerne/kazernes toelage/toelagen/toelages hoogleraar/hoogleraren/hoogleraars
  drempel/drempels gordel/gordels beitel/beitels cirkel/cirkels voedsel/voedsels raadsel/raadsels zegel/zegels
  cijfer/cijfers eigendom/eigendommen rijkdom/rijkdommen bisdom/bisdommen heiligdom/heiligdommen wijsheid/wijsheden
  lijder/lijders leider/leiders rijder/rijders instantie/instanties commissaris/commissarissen salaris/salarissen
  vonnis/vonnissen kennis/kennissen functionaris/functionarissen kolonel/kolonels luitenant/luitenants
  sergeant/sergeants minister/ministers`;

/** Whole words only: compounds do not end in these, although the letters are there. */
export const notTails = new Set(
  `les taal ei laars aars vers as oor arm eed oom oog aap uur ban gen las ram rat kas ton dal bal rok hal val wal bes
  mes rug rif bef pit zin ring ding pas jas boon ons lot lat net pet set bit kit put stal stel del hel bel pil tip
  lip top stop post rank vink link lis teen kan man meer keer heer leer weer veer peer eind haan been deel graat
  made eden rest vest nest test rede god kant gunst hoef`.split(/\s+/),
);
