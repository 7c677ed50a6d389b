import type { Theme } from '../theme.ts';

/** Storylines on education, culture and media. */
export const educationThemes: readonly Theme[] = [
  {
    key: 'onderwijskwaliteit',
    dossier: '36 859',
    title: 'Onderwijskwaliteit en lerarentekort',
    subject: 'de basisvaardigheden en het lerarentekort',
    committee: 'OCW',
    ministry: 'ocw',
    contexts: { onderwijs: 98, arbeid: 47, gelijkheid: 48, 'sport-jeugd': 26, digitalisering: 12 },
    organisations: ['Bond van Leraren Nu', 'Raad voor Schoolbesturen'],
    debates: ['Onderwijskwaliteit en basisvaardigheden', 'Leraren en lerarenopleidingen'],
    letters: [
      'Voortgang masterplan basisvaardigheden',
      'Regionale aanpak van het lerarentekort',
      'Kansengelijkheid en brede school',
    ],
    reports: ['Peil lezen en rekenen', 'Personeelsmonitor onderwijs'],
    headlines: [
      'Klas zit elke vrijdag zonder juf',
      'Een op de drie vijftienjarigen leest onvoldoende',
      'Schoolbestuur huurt dure uitzendleraren in',
    ],
    facts: [
      'Het tekort in het basisonderwijs bedraagt 7.900 voltijdsbanen, ofwel 8,1 procent.',
      'Op scholen met veel leerlingen met een achterstand is het tekort tweemaal zo groot.',
      'Van de vijftienjarigen loopt 33 procent het risico laaggeletterd de school te verlaten.',
      'Aan de lerarenopleidingen begonnen dit jaar 6 procent meer studenten.',
      'De uitgaven aan externe inhuur kwamen vorig jaar uit op 590 miljoen euro.',
    ],
    bill: {
      title:
        'Wijziging van de Wet op het primair onderwijs in verband met de herziening van de kerndoelen voor basisvaardigheden',
      aim: 'scholen duidelijke en toetsbare kerndoelen te geven voor taal, rekenen, burgerschap en digitale geletterdheid',
      articles: [
        'De kerndoelen beschrijven per leerjaar wat leerlingen op het gebied van lezen, schrijven en rekenen ten minste leren.',
        'Het bevoegd gezag besteedt de bekostiging voor basisvaardigheden aan aantoonbaar werkzame methoden.',
        'De inspectie rapporteert jaarlijks over het niveau van de basisvaardigheden per regio.',
      ],
      amendments: [
        {
          about: 'de positie van de schoolbibliotheek',
          text: 'Iedere school beschikt over een bibliotheekvoorziening met een actuele collectie.',
        },
        {
          about: 'een maximum aan toetsmomenten',
          text: 'Per schooljaar worden ten hoogste twee landelijk genormeerde toetsen per leerling afgenomen.',
        },
      ],
    },
    issues: [
      {
        about: 'lezen als kern van het onderwijs',
        finding: 'de leesvaardigheid van vijftienjarigen opnieuw is gedaald',
        because: 'wie niet goed leest, in alle andere vakken achterop raakt',
        ask: 'te zorgen dat iedere school over een actuele bibliotheek en een leescoördinator kan beschikken',
        question: 'Hoeveel basisscholen hebben geen eigen bibliotheek of samenwerking met een bibliotheek?',
        answer:
          'Ongeveer 1.100 scholen hebben geen van beide. Met de nieuwe regeling kunnen zij vanaf augustus een aanvraag doen. Scholen met veel achterstanden krijgen voorrang.',
        view: 'Een kind dat één boek heeft verslonden, is voor de taal gewonnen. Dat boek moet er dan wel zijn.',
      },
      {
        about: 'het terugdringen van commerciële inhuur in het onderwijs',
        finding: 'scholen steeds meer geld uitgeven aan leraren via uitzendbureaus',
        because: 'onderwijsgeld bestemd is voor de klas en niet voor bemiddelingskosten',
        ask: 'een maximumtarief voor ingehuurd onderwijspersoneel in te voeren',
        question:
          'Wat is het gemiddelde verschil in kosten tussen een leraar in dienst en een ingehuurde leraar?',
        answer:
          'Een ingehuurde leraar kost gemiddeld 42 procent meer. Ik werk aan een gedragscode met schoolbesturen. Mocht die niet werken, dan volgt wetgeving.',
        view: 'Dezelfde leraar, dezelfde klas, anderhalf keer de prijs. Dat geld had ook in een onderwijsassistent kunnen zitten.',
      },
      {
        about: 'zij-instroom in het onderwijs',
        finding: 'bijna een derde van de zij-instromers binnen drie jaar weer vertrekt',
        because: 'goede begeleiding goedkoper is dan telkens opnieuw werven',
        ask: 'zij-instromers recht te geven op twee jaar begeleiding met een lagere lestaak',
        question: 'Welke redenen noemen zij-instromers voor hun vertrek?',
        answer:
          'Werkdruk en gebrek aan begeleiding worden het vaakst genoemd. De subsidie per zij-instromer gaat met 5.000 euro omhoog. Daar staat een begeleidingsplan tegenover.',
        view: 'We verwelkomen de bankier die voor de klas wil en laten hem op dag twee verdrinken.',
      },
      {
        about: 'gelijke kansen bij het schooladvies',
        finding:
          'leerlingen met dezelfde toetsscore afhankelijk van hun achtergrond een verschillend advies krijgen',
        because: 'talent niet mag afhangen van het inkomen van ouders',
        ask: 'brede brugklassen te stimuleren en drempels voor doorstroom weg te nemen',
        question: 'In welke regio’s is het aanbod aan brede brugklassen het afgelopen jaar gekrompen?',
        answer:
          'Dat is het geval in negen regio’s, vooral in het noorden en oosten. Dalende leerlingenaantallen spelen daarbij een rol. Ik verleng de subsidie tot en met 2029.',
        view: 'Op je twaalfde horen deuren open te gaan. Wij sluiten er nog steeds te veel.',
      },
    ],
  },
  {
    key: 'media-erfgoed',
    dossier: '36 724',
    title: 'Cultuur, media en erfgoed',
    subject: 'de toekomst van de lokale journalistiek en het erfgoed',
    committee: 'OCW',
    ministry: 'ocw',
    contexts: { 'cultuur-media': 97, bestuur: 45, digitalisering: 30, onderwijs: 22 },
    organisations: ['Verbond van Streekomroepen', 'Monumentenbehoud Nederland'],
    debates: ['Media en lokale omroepen', 'Cultuur en erfgoed'],
    letters: [
      'Versterking van lokale publieke omroepen',
      'Instandhouding van monumenten',
      'Toegankelijkheid van cultuur voor jongeren',
    ],
    reports: ['Mediamonitor lokale journalistiek', 'Staat van het rijksmonument'],
    headlines: [
      'Laatste streekkrant in de polder stopt',
      'Middeleeuwse kerk zakt scheef door droogte',
      'Omroep ontslaat helft van de redactie',
    ],
    facts: [
      'In 38 gemeenten is geen enkele journalist structureel bij de raadsvergadering aanwezig.',
      'Nederland telt 63.000 rijksmonumenten, waarvan 12 procent in matige of slechte staat.',
      'Van de 260 lokale omroepen zijn er 81 opgegaan in een streekomroep.',
      'De restauratieachterstand wordt geraamd op 470 miljoen euro.',
      'De cultuurkaart bereikte afgelopen schooljaar 640.000 leerlingen.',
    ],
    issues: [
      {
        about: 'de bekostiging van streekomroepen',
        finding: 'streekomroepen per inwoner slechts een paar euro aan bekostiging ontvangen',
        because: 'lokale democratie niet zonder onafhankelijke controle kan',
        ask: 'streekomroepen rechtstreeks en meerjarig uit de mediabegroting te bekostigen',
        question: 'Wanneer gaat de bekostiging van lokale omroepen over van gemeenten naar het Rijk?',
        answer:
          'De overgang is voorzien voor 2028. Tot die tijd stel ik 22 miljoen euro per jaar beschikbaar. De streekvorming ligt op schema.',
        view: 'Waar geen journalist meer zit, spreekt de wethouder met zichzelf.',
      },
      {
        about: 'restauratie van rijksmonumenten',
        finding: 'de restauratieregeling al op de eerste dag werd overvraagd',
        because: 'uitgesteld onderhoud aan monumenten leidt tot hogere kosten en onherstelbaar verlies',
        ask: 'een meerjarig restauratieprogramma op te stellen, met aandacht voor verduurzaming en vakmanschap',
        question: 'Hoeveel aanvragen voor restauratie konden dit jaar niet worden gehonoreerd?',
        answer:
          'Van de 410 aanvragen zijn er 168 toegekend. Voor kerken met een nevenbestemming komt een apart spoor. Ik bekijk of de provincies kunnen bijdragen.',
        view: 'Een kathedraal van zeven eeuwen mag niet instorten op een begrotingsregel.',
      },
      {
        about: 'bescherming van journalisten',
        finding: 'acht op de tien journalisten wel eens met agressie of intimidatie te maken krijgen',
        because: 'persvrijheid begint met veilig je werk kunnen doen',
        ask: 'het steunpunt voor journalisten te versterken en doxing van verslaggevers met voorrang te vervolgen',
        question: 'Hoeveel meldingen van bedreiging leidden tot vervolging?',
        answer:
          'Van de 292 meldingen is in 47 zaken vervolging ingesteld. Het Openbaar Ministerie hanteert een verhoogde strafeis. Ook freelancers kunnen voortaan beveiligingsadvies krijgen.',
        view: 'Wie een cameraploeg bedreigt, bedreigt ons recht om te weten wat er gebeurt.',
      },
      {
        about: 'cultuur voor iedere leerling',
        finding: 'leerlingen buiten de grote steden minder vaak een museum of theater bezoeken',
        because: 'kennismaking met cultuur niet van je postcode mag afhangen',
        ask: 'het vervoer van schoolklassen naar culturele instellingen uit de cultuurmiddelen te vergoeden',
        question: 'Welk deel van de scholen laat de cultuurkaart onbenut vanwege reiskosten?',
        answer:
          'Een op de vijf scholen noemt reiskosten als belangrijkste drempel. In drie provincies loopt een proef met cultuurbussen. De resultaten verwacht ik na de zomer.',
        view: 'Een bus naar het museum is soms het mooiste lesmateriaal dat er is.',
      },
    ],
  },
];
