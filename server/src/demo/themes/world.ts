import type { Theme } from '../theme.ts';

/** Storylines on the Kingdom and the world. */
export const worldThemes: readonly Theme[] = [
  {
    key: 'koninkrijk',
    dossier: '36 709',
    title: 'Bestaanszekerheid in Caribisch Nederland',
    subject: 'de bestaanszekerheid in Caribisch Nederland',
    committee: 'KR',
    ministry: 'bzk',
    contexts: {
      koninkrijk: 97,
      'sociale-zekerheid': 70,
      gelijkheid: 47,
      economie: 28,
      'energie-klimaat': 16,
    },
    organisations: ['Eilandelijk Consumentenplatform', 'Kamer van Handel Bovenwinden'],
    debates: ['Bestaanszekerheid Caribisch Nederland', 'Koninkrijksrelaties en klimaat'],
    letters: [
      'Sociaal minimum Caribisch Nederland',
      'Betaalbare connectiviteit tussen de eilanden',
      'Klimaatplan voor Bonaire',
    ],
    reports: ['Voortgangsrapportage sociaal minimum', 'Onderzoek voedselprijzen eilanden'],
    headlines: [
      'Gezin op Bonaire betaalt zeven euro voor paprika',
      'Vliegticket tussen eilanden duurder dan naar Europa',
      'Zeespiegel bedreigt lager deel van het eiland',
    ],
    facts: [
      'Het wettelijk minimumloon is sinds januari gelijk aan 1.790 dollar per maand.',
      'Naar schatting leeft 31 procent van de huishoudens onder het sociaal minimum.',
      'Levensmiddelen zijn gemiddeld 42 procent duurder dan in Europees Nederland.',
      'Van de elektriciteit op Bonaire is 34 procent afkomstig van zon en wind.',
      'Voor betaalbare woningen is tot 2030 ruim 90 miljoen dollar gereserveerd.',
    ],
    issues: [
      {
        about: 'een toereikend sociaal minimum op de eilanden',
        finding:
          'de uitkeringen op Bonaire, Sint-Eustatius en Saba nog achterblijven bij de noodzakelijke kosten van levensonderhoud',
        because: 'het beginsel van gelijke behandeling binnen Nederland geen oceaan kent',
        ask: 'het sociaal minimum voor de eilanden in twee stappen op het berekende niveau te brengen',
        question: 'Wat kost het om het berekende sociaal minimum volledig in te voeren?',
        answer:
          'De kosten bedragen naar raming 38 miljoen euro per jaar. Een gefaseerde invoering voorkomt verstoring van de arbeidsmarkt. De eerste stap is in de begroting opgenomen.',
        view: 'Gelijkwaardigheid is niet pas af als het uitkomt. Nederland houdt niet op bij de Noordzee.',
      },
      {
        about: 'betaalbare vliegverbindingen tussen de eilanden',
        finding: 'inwoners voor medische zorg en onderwijs zijn aangewezen op dure vliegverbindingen',
        because: 'vliegen op de eilanden geen luxe is, maar openbaar vervoer',
        ask: 'een openbaredienstverplichting voor de verbindingen tussen de eilanden uit te werken',
        question:
          'Hoeveel inwoners zagen vorig jaar om financiële redenen af van een vlucht voor medische zorg?',
        answer:
          'Medisch noodzakelijke vluchten worden vergoed. Voor begeleiding en nazorg geldt dat niet altijd. Ik verruim daarom de vergoeding voor mantelzorgers.',
        view: 'Stelt u zich voor dat de bus naar het ziekenhuis driehonderd dollar kost.',
      },
      {
        about: 'klimaatbescherming van Bonaire',
        finding:
          'lagergelegen delen van Bonaire zonder maatregelen binnen enkele decennia onder water kunnen komen te staan',
        because: 'de zorgplicht van de staat ook voor inwoners van Bonaire geldt',
        ask: 'een gefinancierd adaptatieplan voor Bonaire op te stellen, samen met het bestuurscollege en de inwoners',
        question: 'Welke maatregelen zijn op korte termijn nodig om de kust van Bonaire te beschermen?',
        answer:
          'Herstel van koraal en mangroven heeft de hoogste prioriteit. Daarvoor is 12 miljoen euro gereserveerd. Een kustveiligheidsnorm is in voorbereiding.',
        view: 'In Europees Nederland bouwen wij dijken, op Bonaire schrijven wij een verkenning.',
      },
      {
        about: 'consumentenbescherming in Caribisch Nederland',
        finding: 'inwoners van de eilanden minder wettelijke bescherming genieten bij aankopen en leningen',
        because: 'een kleine markt met weinig aanbieders juist om sterk toezicht vraagt',
        ask: 'het toezicht op consumentenprijzen en kredieten op de eilanden in te richten',
        question: 'Welke toezichthouder is bevoegd bij klachten over prijsafspraken op de eilanden?',
        answer:
          'Op dit moment is dat niet volledig belegd. De Autoriteit Consument en Markt voert een verkenning uit. Ik verwacht de uitkomsten voor de zomer.',
        view: 'Wie één supermarkt heeft, heeft geen keuze. Dan is toezicht geen overbodige luxe.',
      },
    ],
  },
  {
    key: 'handel',
    dossier: '36 736',
    title: 'Buitenlandse handel en economische veiligheid',
    subject: 'de economische veiligheid en de handelsrelaties buiten Europa',
    committee: 'BUZA',
    ministry: 'bz',
    contexts: { buitenland: 96, economie: 68, europa: 66, veiligheid: 34, industrie: 27 },
    organisations: ['Exportkring Nederland', 'Platform Eerlijke Ketens'],
    debates: ['Buitenlandse handel', 'Raad Buitenlandse Zaken Handel'],
    letters: [
      'Strategische afhankelijkheden en grondstoffen',
      'Exportcontrole op gevoelige technologie',
      'Nederlandse inzet bij handelsakkoorden',
    ],
    reports: ['Monitor strategische goederen', 'Kwetsbaarheidsanalyse kritieke grondstoffen'],
    headlines: [
      'Fabrieken vrezen stilstand door tekort aan magneten',
      'Heffingen treffen sierteelt en machinebouw',
      'Nederlandse chips gevonden in drones',
    ],
    facts: [
      'Voor 17 kritieke grondstoffen is Nederland voor meer dan 80 procent afhankelijk van één land.',
      'De export naar landen buiten de Europese Unie daalde met 3,8 procent.',
      'Vorig jaar zijn 612 vergunningen voor goederen voor tweeërlei gebruik verleend en 74 geweigerd.',
      'Het investeringstoetsingsbureau beoordeelde 118 overnames.',
      'De Europese Commissie stelde nieuwe maatregelen voor in mededeling COM(2023) 123.',
    ],
    issues: [
      {
        about: 'strategische voorraden van kritieke grondstoffen',
        finding: 'bedrijven voor zeldzame metalen hooguit enkele weken voorraad aanhouden',
        because: 'een verstoring van de aanvoer direct gevolgen heeft voor defensie, energie en zorg',
        ask: 'met industriële partners en buurlanden een strategische voorraad van kritieke grondstoffen aan te leggen',
        question: 'Voor welke grondstoffen acht u een nationale of Europese voorraad het meest urgent?',
        answer:
          'Het meest urgent zijn magnesium, gallium en zeldzame aardmetalen. Een Europese voorraad is doelmatiger dan een nationale. Nederland neemt deel aan een proef met vier lidstaten.',
        view: 'Na gas en mondkapjes hoeven wij deze les geen derde keer te leren.',
      },
      {
        about: 'het voorkomen van omzeiling van sancties',
        finding: 'onderdelen van Nederlandse makelij via derde landen op het slagveld belanden',
        because: 'sancties alleen werken als zij niet via een omweg kunnen worden ontweken',
        ask: 'de douane en het Openbaar Ministerie extra capaciteit te geven voor de handhaving van sancties',
        question: 'Hoeveel onderzoeken naar omzeiling van sancties lopen er op dit moment?',
        answer:
          'De douane voert 96 onderzoeken uit, waarvan er 22 bij het Openbaar Ministerie liggen. Bedrijven krijgen een ketenonderzoeksplicht. De nieuwe sanctiewet regelt ook bestuurlijke boetes.',
        view: 'Elke chip die via een brievenbusfirma aan het front belandt, is er een te veel.',
      },
      {
        about: 'verantwoord ondernemen in internationale ketens',
        finding:
          'kleinere bedrijven via hun afnemers met ketenverplichtingen te maken krijgen zonder ondersteuning',
        because: 'mensenrechten en een werkbare administratie elkaar niet hoeven uit te sluiten',
        ask: 'een loket in te richten dat het mkb kosteloos helpt bij ketenonderzoek',
        question:
          'Hoe worden kleine leveranciers beschermd tegen het doorschuiven van verplichtingen door grote afnemers?',
        answer:
          'De richtlijn beperkt de informatie die grote bedrijven mogen opvragen. Ik neem daarover een bepaling op in de implementatiewet. Het steunpunt wordt dit jaar uitgebreid.',
        view: 'Eerlijk zakendoen moet ook lukken zonder afdeling compliance.',
      },
      {
        about: 'de belangen van de land- en tuinbouw in handelsakkoorden',
        finding:
          'ingevoerde producten niet altijd aan dezelfde eisen voldoen als producten van Nederlandse bodem',
        because: 'eerlijke concurrentie gelijke eisen aan dierenwelzijn en milieu veronderstelt',
        ask: 'in Europees verband spiegelclausules te bepleiten en de controle aan de buitengrens te versterken',
        question:
          'Op welke wijze wordt gecontroleerd of ingevoerde producten aan de Europese normen voldoen?',
        answer:
          'De voedselautoriteit neemt jaarlijks 9.400 monsters. De Commissie breidt het aantal controles in derde landen uit. Voor spiegelmaatregelen zoek ik steun bij gelijkgezinde lidstaten.',
        view: 'Je kunt een teler hier niet verbieden wat je uit een container gewoon binnenlaat.',
      },
    ],
  },
];
