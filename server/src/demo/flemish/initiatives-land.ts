import type { Initiative } from './initiative.ts';

/** Storylines on nature, mobility, housing and energy. */
export const landInitiatives: readonly Initiative[] = [
  {
    key: 'stikstof',
    decree: 'houdende de programmatische aanpak stikstof in de natuurgebieden',
    title: 'Programmatische aanpak stikstof',
    subject: 'het stikstofbeleid in en rond de natuurgebieden',
    committee: 'LEE',
    minister: { name: 'Griet Vanhoudenhoven', woman: true, portfolio: 'Omgeving en Landbouw' },
    contexts: { 'landbouw-natuur': 95, milieu: 74, water: 27 },
    organisations: ['Boerenforum Vlaanderen', 'Natuurkoepel Laag en Hoog'],
    facts: [
      'In 38 van de 52 natuurgebieden slaat meer stikstof neer dan de natuur kan verdragen.',
      'Sinds de start van de aanpak daalde de uitstoot van ammoniak met 12 procent.',
      'Er liggen 1.460 vergunningsaanvragen van landbouwbedrijven te wachten op een beslissing.',
    ],
    articles: [
      'De exploitant van een veehouderij vermindert de ammoniakuitstoot tegen 31 december 2030 met ten minste dertig procent.',
      'Stikstofruimte die vrijkomt bij een vrijwillige stopzetting, komt voor ten minste de helft ten goede aan de natuur.',
    ],
    issues: [
      {
        about: 'rechtszekerheid voor landbouwers bij vergunningen',
        finding:
          'landbouwers jarenlang op een vergunning wachten zonder te weten welke stikstofnorm zal gelden',
        because: 'een bedrijf niet kan investeren zolang de regels om de zes maanden veranderen',
        ask: 'binnen de zes maanden een sluitend vergunningenkader voor te leggen',
        question: 'Hoeveel vergunningsaanvragen worden dit jaar nog afgehandeld?',
        answer:
          'Wij verwachten dat er dit jaar 520 dossiers worden afgerond. De administratie kreeg daarvoor veertien extra dossierbehandelaars.',
        view: 'Een boer die zijn stal wil vernieuwen, wil vandaag weten waaraan hij morgen toe is.',
      },
      {
        about: 'natuurherstel in de zwaarst belaste gebieden',
        finding: 'het herstel van heide en vennen trager verloopt dan de stikstof neerdwarrelt',
        because: 'zonder herstelde natuur geen enkele vergunning juridisch standhoudt',
        ask: 'de herstelwerken in de tien zwaarst belaste natuurgebieden te versnellen',
        question: 'In welke natuurgebieden zijn de herstelwerken al gestart?',
        answer:
          'In zes gebieden zijn de werken volop bezig, in drie andere loopt de aanbesteding. Voor het laatste gebied wordt nog over gronden onderhandeld.',
        view: 'Natuur die op papier hersteld is, daar broedt geen enkele vogel.',
      },
      {
        about: 'innovatie in stallen en op het veld',
        finding: 'veelbelovende technieken jaren op een erkenning wachten',
        because: 'wie sneller vernieuwt, ook sneller minder uitstoot',
        ask: 'een snelle procedure voor de erkenning van staltechnieken in te voeren',
        question: 'Hoeveel staltechnieken werden er de voorbije twee jaar erkend?',
        answer:
          'Er werden elf technieken erkend en vijf geweigerd. Met een meetprogramma in zestig stallen willen wij dat ritme verdubbelen.',
        view: 'Wij hebben de slimste landbouwingenieurs van Europa. Laat ze dan ook eens iets proberen.',
      },
    ],
  },
  {
    key: 'openbaar-vervoer',
    decree:
      'tot wijziging van het decreet betreffende de basisbereikbaarheid, wat het openbaar vervoer betreft',
    title: 'Hervorming van het openbaar vervoer',
    subject: 'de hervorming van het openbaar vervoer in de vervoerregio’s',
    committee: 'OPE',
    minister: { name: 'Maarten Couwelaere', woman: false, portfolio: 'Mobiliteit en Openbare Werken' },
    contexts: { mobiliteit: 96, bestuur: 34, milieu: 23 },
    organisations: ['Reizigersverbond Vlaanderen', 'Platform Vlotte Bus'],
    facts: [
      'Sinds de hervorming verdwenen 3.400 haltes, terwijl het aantal ritten op de hoofdlijnen steeg.',
      'Bij het flexvervoer kwam vorig jaar 16 procent van de ritten te laat of helemaal niet.',
      'Een op de vijf bussen is ouder dan vijftien jaar.',
    ],
    articles: [
      'De vervoermaatschappij waarborgt dat ten minste 97 procent van de geplande ritten wordt uitgevoerd.',
      'De vervoerregioraad kan een halte opnieuw laten bedienen wanneer meer dan vijftig inwoners daarom verzoeken.',
    ],
    issues: [
      {
        about: 'geschrapte haltes in landelijke gemeenten',
        finding: 'ouderen in landelijke gemeenten meer dan twee kilometer van een halte wonen',
        because: 'openbaar vervoer er is voor wie niet kan kiezen',
        ask: 'de geschrapte haltes samen met de lokale besturen te evalueren',
        question: 'Hoeveel haltes werden op vraag van gemeenten opnieuw ingevoerd?',
        answer:
          'Op vraag van de vervoerregio’s worden 185 haltes opnieuw bediend. Over zeventig andere loopt het overleg nog.',
        view: 'Mijn buurvrouw van tachtig stapt niet twee kilometer naar een bus die misschien komt.',
      },
      {
        about: 'de stiptheid van bussen en trams',
        finding: 'dagelijks ritten worden geschrapt bij gebrek aan chauffeurs',
        because: 'een dienstregeling een belofte is aan de reiziger',
        ask: 'een actieplan voor de aanwerving van chauffeurs uit te werken',
        question: 'Hoeveel vacatures voor chauffeurs staan momenteel open?',
        answer:
          'Er staan 310 vacatures open. De opleiding werd ingekort tot elf weken en wordt voortaan ook ’s avonds gegeven.',
        view: 'Een bus die niet rijdt, vervuilt niet, maar hij brengt ook niemand naar zijn werk.',
      },
      {
        about: 'veilige stelplaatsen voor fietsen aan knooppunten',
        finding: 'aan veertig hoppinpunten geen overdekte fietsenstalling staat',
        because: 'een vlotte overstap begint met een fiets die er ’s avonds nog staat',
        ask: 'tegen 2028 aan elk hoppinpunt een veilige fietsenstalling te voorzien',
        question: 'Welk budget is er voor stallingen aan hoppinpunten?',
        answer: 'Er is 27 miljoen euro vastgelegd voor deze regeerperiode. Gemeenten betalen een kwart zelf.',
        view: 'Wie twee keer zijn fiets kwijt is, neemt de derde keer de auto.',
      },
    ],
  },
  {
    key: 'sociale-huur',
    decree: 'tot wijziging van de Vlaamse Codex Wonen, wat de toewijzing van sociale huurwoningen betreft',
    title: 'Wachtlijsten sociale huisvesting',
    subject: 'de wachtlijsten voor een sociale huurwoning',
    committee: 'WON',
    minister: { name: 'Leen Deschuytter', woman: true, portfolio: 'Wonen, Energie en Toerisme' },
    contexts: { 'ruimte-wonen': 94, 'sociale-zekerheid': 56, bestuur: 25 },
    organisations: ['Huurdersnetwerk Vlaanderen', 'Koepel van Woonmaatschappijen Oost en West'],
    facts: [
      'Op de wachtlijsten staan 178.000 kandidaat-huurders.',
      'De woonmaatschappijen bouwden vorig jaar 3.120 woningen, tegenover 4.500 die waren gepland.',
      'Gemiddeld wacht een gezin vier jaar en twee maanden.',
    ],
    articles: [
      'De woonmaatschappij wijst ten minste een vijfde van de woningen toe aan kandidaten in een dringende noodsituatie.',
      'Een renovatiedossier wordt binnen negentig dagen beoordeeld.',
    ],
    issues: [
      {
        about: 'leegstand bij sociale woningen',
        finding: 'meer dan vijfduizend sociale woningen leegstaan in afwachting van een renovatie',
        because: 'elke leegstaande woning een gezin in de kou laat staan',
        ask: 'de renovatie van leegstaande woningen prioritair te financieren',
        question: 'Hoelang staat een sociale woning gemiddeld leeg voor een renovatie?',
        answer:
          'Gemiddeld duurt dat 26 maanden. Door dossiers te bundelen per wijk willen wij die termijn halveren.',
        view: 'Er hangt een slot op de deur en er staat een rij voor de deur. Dat krijg ik niet uitgelegd.',
      },
      {
        about: 'de private huurmarkt voor lage inkomens',
        finding: 'huurders met een laag inkomen meer dan de helft van hun budget aan huur besteden',
        because: 'wie wacht op een sociale woning intussen ook ergens moet wonen',
        ask: 'de huursubsidie automatisch toe te kennen na twee jaar wachten',
        question: 'Hoeveel gezinnen ontvangen momenteel een huursubsidie?',
        answer:
          'Dat zijn er 24.700. Een automatische toekenning kan volgens onze berekening 9.000 gezinnen extra bereiken.',
        view: 'Een wachtlijst is geen woonbeleid.',
      },
      {
        about: 'energiezuinige renovatie van oude wijken',
        finding: 'een derde van de sociale woningen nog met enkel glas of een oude gasketel zit',
        because: 'een lage huur weinig helpt bij een hoge energiefactuur',
        ask: 'een wijkaanpak met warmtenetten en isolatie te ondersteunen',
        question: 'Hoeveel sociale woningen worden tegen 2030 van het gas gehaald?',
        answer: 'Het plan mikt op 21.000 woningen. In acht steden worden daarvoor warmtenetten onderzocht.',
        view: 'De energie die je niet verbruikt, hoef je ook niet te betalen.',
      },
    ],
  },
  {
    key: 'klimaat',
    decree: 'houdende diverse bepalingen over energie en klimaat',
    title: 'Energie- en klimaatplan',
    subject: 'de uitvoering van het energie- en klimaatplan',
    committee: 'WON',
    minister: { name: 'Leen Deschuytter', woman: true, portfolio: 'Wonen, Energie en Toerisme' },
    contexts: { 'energie-klimaat': 96, 'ruimte-wonen': 40, industrie: 28 },
    organisations: ['Vlaams Energieberaad', 'Installateursvereniging Warm en Zeker'],
    facts: [
      'Vorig jaar werden 31.000 warmtepompen geplaatst; het plan rekende op 45.000.',
      'Het aandeel hernieuwbare energie bedraagt 13,8 procent.',
      'Een gemiddeld gezin met een gasketel betaalt 2.140 euro per jaar.',
    ],
    articles: [
      'De premie voor een warmtepomp bedraagt ten hoogste vijftig procent van de factuur voor de laagste inkomens.',
      'De netbeheerder meldt een tekort aan capaciteit ten minste twee jaar vooraf.',
    ],
    issues: [
      {
        about: 'de verhouding tussen de prijs van gas en elektriciteit',
        finding: 'elektriciteit door heffingen vier keer zo duur is als gas',
        because: 'niemand overstapt op een toestel dat elke maand meer kost',
        ask: 'de heffingen stapsgewijs te verschuiven van elektriciteit naar gas en mazout',
        question: 'Welk effect zou een verschuiving van heffingen hebben op gezinnen met een gasketel?',
        answer:
          'Voor een doorsnee gezin komt dat neer op 74 euro per jaar. Voor beschermde afnemers werken wij een correctie uit.',
        view: 'De warmtepomp is klaar voor Vlaanderen, de factuur nog niet.',
      },
      {
        about: 'capaciteit op het distributienet',
        finding: 'bedrijven in drie regio’s geen zwaardere aansluiting meer krijgen',
        because: 'een vol net de hele energieomslag doet stilvallen',
        ask: 'een openbare kaart van de netcapaciteit te publiceren',
        question: 'In welke gemeenten is de wachttijd voor een aansluiting langer dan een jaar?',
        answer:
          'Dat is het geval in negentien gemeenten, vooral in de Kempen. De netbeheerder trekt er 88 miljoen euro extra voor uit.',
        view: 'Wij beloven laadpalen en dan blijkt het stopcontact bezet.',
      },
      {
        about: 'steun voor kwetsbare gezinnen',
        finding: 'premies vooral terechtkomen bij wie de werken zelf kan voorschieten',
        because: 'een klimaatbeleid voor enkelen geen klimaatbeleid is',
        ask: 'een rollend fonds voor noodkopers en kwetsbare eigenaars uit te breiden',
        question: 'Welk deel van de premies ging naar de laagste inkomensgroep?',
        answer:
          'Dat was 27 procent, vier punten meer dan het jaar voordien. Met een voorfinanciering kan dat naar 40 procent.',
        view: 'Wie het minst verdient, woont in het koudste huis. Daar moet de premie naartoe.',
      },
    ],
  },
  {
    key: 'dierenwelzijn',
    decree: 'houdende het Vlaamse dierenwelzijn, wat het transport van dieren betreft',
    title: 'Dierenwelzijn bij transport',
    subject: 'het welzijn van dieren tijdens het transport',
    committee: 'BRU',
    minister: { name: 'Jeroen Blommaertens', woman: false, portfolio: 'Brussel, Media en Dierenwelzijn' },
    contexts: { 'landbouw-natuur': 71, milieu: 36, bestuur: 19 },
    organisations: ['Stichting Dier en Recht Vlaanderen', 'Beroepsvereniging Veevervoer'],
    facts: [
      'In 2025 werden 412 controles op veetransport uitgevoerd.',
      'Bij 22 procent van de controles werd een inbreuk vastgesteld.',
      'Op dagen van meer dan dertig graden vertrokken nog 96 transporten.',
    ],
    articles: [
      'Het is verboden levende dieren te vervoeren wanneer een buitentemperatuur van meer dan dertig graden is voorspeld.',
      'Een transport van meer dan acht uur wordt vooraf gemeld.',
    ],
    issues: [
      {
        about: 'transport bij hitte',
        finding: 'dieren urenlang in volle zon stilstonden tijdens een file',
        because: 'een dier niet zelf een raam kan openen',
        ask: 'een verbod op transport boven de dertig graden in te voeren',
        question: 'Hoeveel transporten werden vorige zomer geweigerd wegens hitte?',
        answer: 'De dienst weigerde 14 vertrekken. In 31 gevallen werd het vertrek uitgesteld tot de avond.',
        view: 'Wie bij 34 graden een vrachtwagen varkens laat vertrekken, weet wat er zal gebeuren.',
      },
      {
        about: 'controle op lange transporten',
        finding: 'er voor heel Vlaanderen maar zestien inspecteurs zijn',
        because: 'een verbod zonder controle een wens is',
        ask: 'het aantal inspecteurs dierenwelzijn te verdubbelen',
        question: 'Hoeveel inspecteurs worden het komende jaar aangeworven?',
        answer: 'Er komen vijf inspecteurs bij. Daarnaast worden afspraken met de lokale politie gemaakt.',
        view: 'Zestien mensen voor duizenden vrachtwagens: dat is rekenen op geluk.',
      },
      {
        about: 'kleine slachthuizen in de buurt',
        finding: 'in vijf jaar elf kleine slachthuizen gesloten zijn',
        because: 'een kortere rit het beste dierenwelzijn is',
        ask: 'mobiele slachteenheden mogelijk te maken',
        question: 'Is een proefproject met een mobiele slachteenheid haalbaar?',
        answer:
          'Juridisch is dat mogelijk. Met de federale voedselveiligheid bespreken wij een proef van een jaar.',
        view: 'De korte keten is overal in de mode, behalve voor het dier zelf.',
      },
    ],
  },
  {
    key: 'droogte',
    decree: 'tot wijziging van het decreet integraal waterbeleid, wat droogte en infiltratie betreft',
    title: 'Droogte en waterbeheer in de landbouw',
    subject: 'het waterbeheer op het platteland',
    committee: 'LAN',
    minister: { name: 'Griet Vanhoudenhoven', woman: true, portfolio: 'Omgeving en Landbouw' },
    contexts: { water: 90, 'landbouw-natuur': 78, 'energie-klimaat': 30 },
    organisations: ['Waterplatform Zandstreek', 'Vereniging van Groentetelers Midden-Vlaanderen'],
    facts: [
      'Het grondwater stond in september op 44 procent van de meetpunten laag tot zeer laag.',
      'Twaalf procent van de oppervlakte in Vlaanderen is verhard.',
      'Telers pompten in een droge maand 2,3 miljoen kubieke meter water op.',
    ],
    articles: [
      'Wie meer dan duizend vierkante meter verhardt, voorziet in infiltratie op eigen terrein.',
      'Een captatieverbod wordt ten minste drie dagen vooraf bekendgemaakt.',
    ],
    issues: [
      {
        about: 'captatieverboden tijdens droge zomers',
        finding: 'telers pas de dag zelf vernemen dat zij geen water meer mogen oppompen',
        because: 'planten niet op een persbericht kunnen wachten',
        ask: 'een waarschuwingssysteem met drie dagen voorsprong op te zetten',
        question: 'Hoeveel captatieverboden werden er dit jaar uitgevaardigd?',
        answer: 'De gouverneurs vaardigden negen verboden uit. In zes gevallen werd vooraf gewaarschuwd.',
        view: 'Met drie dagen kan een teler redden wat er te redden valt.',
      },
      {
        about: 'opvang en hergebruik van regenwater',
        finding: 'regenwater van grote daken nog te vaak rechtstreeks naar de riolering stroomt',
        because: 'water dat in januari wegloopt in juli ontbreekt',
        ask: 'collectieve bekkens voor landbouwers te subsidiëren',
        question: 'Hoeveel collectieve waterbekkens werden er met steun aangelegd?',
        answer:
          'Er zijn er 27 aangelegd, goed voor 610.000 kubieke meter. Een nieuwe oproep start in het voorjaar.',
        view: 'De goedkoopste kubieke meter water is die welke gratis uit de lucht valt.',
      },
      {
        about: 'peilgestuurde drainage',
        finding: 'drie kwart van de drainages het water in het voorjaar te snel afvoert',
        because: 'een stuw van enkele honderden euro’s een hele oogst kan redden',
        ask: 'peilgestuurde drainage te verplichten bij vernieuwing',
        question: 'Op hoeveel hectare wordt peilgestuurde drainage toegepast?',
        answer: 'Op ongeveer 6.900 hectare. De premie werd opgetrokken tot 60 procent van de investering.',
        view: 'Onze grootouders wilden het water weg; onze kinderen zullen het willen houden.',
      },
    ],
  },
];
