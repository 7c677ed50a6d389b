import type { Body } from './body.ts';

/** Storylines of municipalities. */
export const municipalBodies: readonly Body[] = [
  {
    key: 'zwolle',
    level: 'municipality',
    name: 'Gemeente Zwolle',
    area: 'Zwolle',
    room: 'Raadzaal, Grote Kerkplein',
    title: 'Betaald parkeren en autoluwe binnenstad',
    subject: 'het parkeerbeleid in de binnenstad',
    committee: ['RUI', 'Raadscommissie Ruimte'],
    contexts: { mobiliteit: 86, 'ruimte-wonen': 48, economie: 34 },
    organisation: 'Ondernemersvereniging Binnenstad IJssel',
    rule: 'Parkeerverordening binnenstad',
    articles: [
      'In de aangewezen straten is parkeren alleen toegestaan met een vergunning.',
      'Bewoners met een gehandicaptenparkeerkaart zijn van het tarief vrijgesteld.',
    ],
    facts: [
      'In de binnenstad staan op zaterdag gemiddeld 1.140 auto’s op straat.',
      'De bezetting van de garages bedraagt overdag 64 procent.',
      'Het bewonerspanel telde 2.300 reacties op de plannen.',
    ],
    issues: [
      {
        about: 'parkeren door bewoners van aangrenzende wijken',
        finding: 'de parkeerdruk in drie omliggende wijken boven de negentig procent is gestegen',
        because: 'het probleem niet mag verschuiven naar de buren',
        ask: 'in de omliggende wijken een proef met blauwe zones te starten',
        question: 'Hoeveel klachten over parkeerdruk kwamen er uit de omliggende wijken?',
        answer:
          'Wij ontvingen 380 meldingen. Na de zomer tellen wij opnieuw en leggen wij een voorstel voor.',
        view: 'Wie ’s avonds drie rondjes moet rijden, noemt dat geen autoluw maar autozoek.',
      },
      {
        about: 'bereikbaarheid voor winkels en horeca',
        finding: 'leveranciers hun vracht buiten de venstertijden niet meer kunnen afleveren',
        because: 'een levende binnenstad ook bevoorraad moet worden',
        ask: 'met ondernemers een stadsdistributiepunt te onderzoeken',
        question: 'Welke gevolgen hebben de nieuwe venstertijden voor marktkooplieden?',
        answer:
          'Voor de markt geldt een uitzondering tot half tien. Met de kooplieden is afgesproken dat wij dit na een half jaar bezien.',
        view: 'De bakker kan zijn meel niet op de bagagedrager halen.',
      },
      {
        about: 'groen op vrijgekomen parkeerplaatsen',
        finding: 'van de 210 opgeheven parkeerplaatsen er pas 35 zijn vergroend',
        because: 'bewoners zijn beloofd dat stenen zouden wijken voor bomen',
        ask: 'voor het einde van het jaar een plantplan vast te stellen',
        question: 'Wanneer worden de opgeheven plaatsen ingericht?',
        answer:
          'In het plantseizoen worden 90 plaatsen ingericht. De overige volgen na vervanging van het riool.',
        view: 'Een lege parkeerplaats is nog geen park.',
      },
    ],
  },
  {
    key: 'leeuwarden',
    level: 'municipality',
    name: 'Gemeente Leeuwarden',
    area: 'Leeuwarden',
    room: 'Raadzaal, Oldehoofsterkerkhof',
    title: 'Armoede en bestaanszekerheid',
    subject: 'de lokale aanpak van armoede',
    committee: ['SOC', 'Raadscommissie Sociaal'],
    contexts: { 'sociale-zekerheid': 93, arbeid: 42, 'sport-jeugd': 35 },
    organisation: 'Stichting Buurtsteun Fryslân',
    rule: 'Beleidsregels kindpakket en bijzondere bijstand',
    articles: [
      'Een huishouden met een inkomen tot 130 procent van de bijstandsnorm heeft recht op het kindpakket.',
      'Op een aanvraag wordt binnen vier weken beslist.',
    ],
    facts: [
      'Ruim 8.200 huishoudens leven van een inkomen rond het sociaal minimum.',
      'Van de gezinnen met recht op het kindpakket vraagt 61 procent het aan.',
      'De wachttijd bij schuldhulp is teruggebracht van negen naar vijf weken.',
    ],
    issues: [
      {
        about: 'niet-gebruik van regelingen',
        finding: 'vier van de tien gezinnen het kindpakket niet aanvragen',
        because: 'een regeling die niemand bereikt geen armoede bestrijdt',
        ask: 'het kindpakket ambtshalve toe te kennen waar de gegevens dat toelaten',
        question: 'Welke drempels noemen gezinnen die geen aanvraag doen?',
        answer:
          'Zij noemen vooral schaamte, angst voor terugvordering en lange formulieren. Het formulier is teruggebracht tot twee bladzijden.',
        view: 'Wie al op zijn tenen loopt, moet je geen stapel formulieren in de handen drukken.',
      },
      {
        about: 'energiearmoede in oude huurwoningen',
        finding: 'in 2.900 huurwoningen nog enkel glas zit',
        because: 'de hoogste rekening vaak bij de laagste inkomens valt',
        ask: 'met de corporaties een glasplan van drie jaar af te spreken',
        question: 'Hoe is het noodfonds voor energie besteed?',
        answer:
          'Uit het fonds zijn 1.070 huishoudens geholpen met gemiddeld 410 euro. Er resteert 88.000 euro.',
        view: 'Een deken over de knieën is geen energiebeleid.',
      },
      {
        about: 'gratis sport voor kinderen',
        finding: 'kinderen uit arme gezinnen half zo vaak lid zijn van een vereniging',
        because: 'meedoen begint op het veld en in het zwembad',
        ask: 'het eerste lidmaatschap voor ieder kind met een stadspas te vergoeden',
        question: 'Hoeveel kinderen gebruiken de stadspas om te sporten?',
        answer:
          'Dat zijn er 1.460. Met dertig verenigingen bespreken wij hoe kleding en vervoer kunnen worden geregeld.',
        view: 'Een kind dat langs de lijn staat omdat het geen schoenen heeft: dat accepteren wij niet.',
      },
    ],
  },
  {
    key: 'tilburg',
    level: 'municipality',
    name: 'Gemeente Tilburg',
    area: 'Tilburg',
    room: 'Raadzaal, Stadhuisplein',
    title: 'Spreidingswet en opvang',
    subject: 'de opvang van asielzoekers en statushouders',
    committee: ['VEI', 'Raadscommissie Veiligheid en Bestuur'],
    contexts: { 'asiel-migratie': 92, bestuur: 55, veiligheid: 33 },
    organisation: 'Vrijwilligersnetwerk Welkom Hier',
    rule: 'Beleidskader kleinschalige opvang',
    articles: [
      'Een opvanglocatie biedt plaats aan ten hoogste 150 personen.',
      'Omwonenden worden ten minste acht weken voor het besluit uitgenodigd voor een gesprek.',
    ],
    facts: [
      'De gemeentelijke opgave bedraagt 1.228 plaatsen; er zijn er 790.',
      'Op vier locaties verblijven gemiddeld 140 bewoners.',
      'Van de statushouders heeft 47 procent na drie jaar werk.',
    ],
    issues: [
      {
        about: 'kleinschalige locaties in de wijken',
        finding: 'omwonenden van twee locaties het besluit uit de krant vernamen',
        because: 'draagvlak begint met vroeg en eerlijk informeren',
        ask: 'een vast participatieprotocol voor opvanglocaties op te stellen',
        question: 'Hoe zijn bewoners bij de keuze van de locaties betrokken?',
        answer:
          'Er waren zes wijkgesprekken met samen 540 deelnemers. Op grond daarvan is één locatie verplaatst.',
        view: 'Mensen zijn niet tegen een ander, maar tegen een voldongen feit.',
      },
      {
        about: 'werk en taal vanaf de eerste dag',
        finding: 'bewoners gemiddeld negen maanden wachten op een taalles',
        because: 'stilzitten voor niemand goed is',
        ask: 'taallessen te laten beginnen in de eerste maand van de opvang',
        question: 'Hoeveel bewoners werken naast hun procedure?',
        answer:
          'Op dit moment 196, vooral in logistiek en zorg. Met werkgevers is een gezamenlijk spreekuur ingericht.',
        view: 'De snelste inburgering heet maandagmorgen, zeven uur, op de werkvloer.',
      },
      {
        about: 'veiligheid rond opvanglocaties',
        finding: 'winkeliers rond één locatie meer diefstal melden',
        because: 'overlast van enkelen het draagvlak voor velen ondergraaft',
        ask: 'een overlastteam met doorzettingsmacht in te stellen',
        question: 'Wat laten de politiecijfers rond de locaties zien?',
        answer:
          'Het aantal meldingen is rond drie locaties gelijk gebleven en rond één gestegen. Daar is toezicht in de avond ingezet.',
        view: 'Streng voor de kwaadwillende, ruimhartig voor de rest: die twee horen bij elkaar.',
      },
    ],
  },
  {
    key: 'almere',
    level: 'municipality',
    name: 'Gemeente Almere',
    area: 'Almere',
    room: 'Raadzaal, Stadhuisplein',
    title: 'Onderwijshuisvesting en lerarentekort',
    subject: 'de huisvesting van scholen in een groeiende stad',
    committee: ['POL', 'Politieke markt Onderwijs en Jeugd'],
    contexts: { onderwijs: 95, 'sport-jeugd': 47, 'ruimte-wonen': 32 },
    organisation: 'Scholenberaad Almere en Omstreken',
    rule: 'Integraal huisvestingsplan onderwijs',
    articles: [
      'Een schoolgebouw wordt vervangen of vernieuwd na ten hoogste vijftig jaar.',
      'Nieuwe gebouwen hebben een gezond binnenklimaat volgens klasse B.',
    ],
    facts: [
      'Er zijn tot 2032 elf nieuwe basisscholen nodig.',
      'In 140 klaslokalen voldoet de ventilatie niet.',
      'Aan het begin van het schooljaar stonden 96 vacatures voor leraren open.',
    ],
    issues: [
      {
        about: 'tijdelijke lokalen in nieuwbouwwijken',
        finding: 'zes scholen al meer dan acht jaar in noodlokalen zitten',
        because: 'een kind maar één keer in groep vier zit',
        ask: 'scholen gelijktijdig met de eerste woningen op te leveren',
        question: 'Wanneer verdwijnen de laatste noodlokalen?',
        answer:
          'Volgens de planning in 2029. Bij twee scholen lukt het een jaar eerder, omdat de grond al beschikbaar is.',
        view: 'Tijdelijk is in deze stad een heel lang woord.',
      },
      {
        about: 'ventilatie en gezonde lokalen',
        finding: 'leerlingen in oudere gebouwen regelmatig met hoofdpijn naar huis gaan',
        because: 'frisse lucht de goedkoopste leerhulp is',
        ask: 'binnen twee jaar alle lokalen aan de norm te laten voldoen',
        question: 'Welk bedrag is nodig om de ventilatie op orde te brengen?',
        answer:
          'De raming komt uit op 9,4 miljoen euro. Daarvan kan 3 miljoen euro uit rijkssubsidie worden betaald.',
        view: 'Zet een raam open, zei men vroeger. Maar het raam zit dichtgeschroefd.',
      },
      {
        about: 'woningen voor leraren',
        finding: 'een op de drie startende leraren de stad binnen twee jaar verlaat',
        because: 'een klas zonder leraar geen klas is',
        ask: 'leraren voorrang te geven bij een deel van de nieuwe huurwoningen',
        question: 'Hoeveel leraren kregen dankzij de voorrangsregeling een woning?',
        answer:
          'In het eerste jaar waren dat er 38. Wij willen de regeling verbreden naar onderwijsassistenten.',
        view: 'Wij bouwen een stad voor kinderen; laten we dan ook bouwen voor wie ze lesgeeft.',
      },
    ],
  },
  {
    key: 'delft',
    level: 'municipality',
    name: 'Gemeente Delft',
    area: 'Delft',
    room: 'Raadzaal, Markt',
    title: 'Digitale stad en algoritmen',
    subject: 'het gebruik van algoritmen door de gemeente',
    committee: ['EFB', 'Raadscommissie Economie, Financiën en Bestuur'],
    contexts: { digitalisering: 94, bestuur: 61, justitie: 22 },
    organisation: 'Stichting Burger en Code',
    rule: 'Verordening algoritmen en openbaarheid',
    articles: [
      'Een algoritme met gevolgen voor inwoners wordt pas gebruikt nadat het in het register is opgenomen.',
      'Iedere inwoner kan vragen om een toelichting door een medewerker.',
    ],
    facts: [
      'Het algoritmeregister bevat 19 toepassingen; in een inventarisatie werden er 43 geteld.',
      'Sinds de invoering vroegen 57 inwoners om een toelichting.',
      'De jaarlijkse kosten van licenties stegen met 14 procent.',
    ],
    issues: [
      {
        about: 'een volledig algoritmeregister',
        finding: 'meer dan de helft van de toepassingen niet in het register staat',
        because: 'wie niet weet dat er gerekend wordt, zich niet kan verweren',
        ask: 'het register binnen zes maanden te voltooien',
        question: 'Waarom ontbreken zoveel toepassingen in het register?',
        answer:
          'Een deel zit verborgen in ingekochte software. Leveranciers zijn verzocht dit voor 1 maart te melden.',
        view: 'Een register met gaten is een vergiet, geen waarborg.',
      },
      {
        about: 'menselijke toetsing van automatische besluiten',
        finding: 'aanvragen voor een vergunning in enkele gevallen zonder ambtenaar zijn afgewezen',
        because: 'een mens recht heeft op het oordeel van een mens',
        ask: 'afwijzingen altijd door een medewerker te laten beoordelen',
        question: 'Hoeveel afwijzingen zijn teruggedraaid na een menselijke toets?',
        answer:
          'In een steekproef van tweehonderd dossiers waren dat er elf. De inwoners hebben bericht gekregen.',
        view: 'De computer zegt nee is geen motivering in de zin van de wet.',
      },
      {
        about: 'afhankelijkheid van grote leveranciers',
        finding: 'drie leveranciers samen tachtig procent van de gemeentelijke systemen beheren',
        because: 'een stad met technische kennis meer zelf zou moeten kunnen',
        ask: 'bij aanbestedingen open standaarden en een exitplan te eisen',
        question: 'Wat zou het kosten om van leverancier te wisselen?',
        answer:
          'Voor het zaaksysteem wordt dat geraamd op 2,6 miljoen euro. Daarom bouwen wij de overgang in stappen in.',
        view: 'Gegevens van Delftenaren horen niet achter andermans slot.',
      },
    ],
  },
  {
    key: 'haarlem',
    level: 'municipality',
    name: 'Gemeente Haarlem',
    area: 'Haarlem',
    room: 'Raadzaal, Grote Markt',
    title: 'Cultuur en broedplaatsen',
    subject: 'betaalbare werkruimte voor makers',
    committee: ['SAM', 'Raadscommissie Samenleving'],
    contexts: { 'cultuur-media': 94, 'ruimte-wonen': 45, economie: 26 },
    organisation: 'Makerskring Spaarnestad',
    rule: 'Verordening cultuursubsidies en broedplaatsen',
    articles: [
      'Een broedplaats wordt voor ten minste tien jaar aan makers verhuurd.',
      'De huur bedraagt ten hoogste 75 euro per vierkante meter per jaar.',
    ],
    facts: [
      'Op de wachtlijst voor een atelier staan 410 makers.',
      'Twee broedplaatsen met samen 96 werkruimten sluiten binnen een jaar.',
      'De cultuursector is goed voor 3.100 banen in de stad.',
    ],
    issues: [
      {
        about: 'behoud van ateliers bij woningbouw',
        finding: 'bij vier bouwprojecten ateliers verdwijnen zonder dat er ruimte terugkomt',
        because: 'een wijk zonder werkplaatsen een slaapstad wordt',
        ask: 'bij nieuwbouw vijf procent van de ruimte voor makers te bestemmen',
        question: 'Hoeveel atelierruimte verdwijnt er de komende drie jaar?',
        answer:
          'Naar verwachting 7.800 vierkante meter. Daar staat 5.200 vierkante meter nieuwe ruimte tegenover.',
        view: 'Eerst komen de kunstenaars, dan de koffie, dan de kranen. Laten wij die volgorde eens doorbreken.',
      },
      {
        about: 'eerlijke betaling van makers',
        finding: 'musici bij gesubsidieerde optredens minder dan het richttarief ontvangen',
        because: 'wie subsidie krijgt ook fatsoenlijk moet betalen',
        ask: 'eerlijke betaling als voorwaarde in de subsidieregels op te nemen',
        question: 'Welke instellingen voldoen nog niet aan de richtlijn voor eerlijke betaling?',
        answer:
          'Zes van de tweeëntwintig instellingen voldoen nog niet. Zij krijgen een jaar en een overgangsbudget van 120.000 euro.',
        view: 'Applaus betaalt de huur niet.',
      },
      {
        about: 'cultuur voor kinderen in alle wijken',
        finding: 'kinderen in twee stadsdelen half zo vaak muziekles volgen als elders',
        because: 'talent niet aan een postcode is gebonden',
        ask: 'op alle basisscholen een jaar lang instrumentles aan te bieden',
        question: 'Wat kost een jaar muziekles op iedere basisschool?',
        answer:
          'Dat is 640.000 euro. Met het cultuurfonds en de scholen kunnen wij twee derde daarvan bijeenbrengen.',
        view: 'Ieder kind verdient één keer de toon te zetten.',
      },
    ],
  },
];
