import type { Theme } from '../theme.ts';

/** Storylines on work and income. */
export const workThemes: readonly Theme[] = [
  {
    key: 'arbeidsmigratie',
    dossier: '36 853',
    title: 'Arbeidsmigratie en uitzendbranche',
    subject: 'de positie van arbeidsmigranten',
    committee: 'SZW',
    ministry: 'szw',
    contexts: { arbeid: 96, 'asiel-migratie': 62, 'ruimte-wonen': 47, economie: 28, gelijkheid: 23 },
    organisations: ['Uitzendkoepel Werkt', 'Steunpunt Arbeidsmigranten Zuid'],
    debates: ['Arbeidsmigratie', 'Toelatingsstelsel voor uitleners'],
    letters: [
      'Invoering van het toelatingsstelsel voor uitleners',
      'Huisvesting van arbeidsmigranten',
      'Toezicht op malafide uitzendbureaus',
    ],
    reports: ['Jaarrapportage arbeidsmigratie', 'Onderzoek dakloosheid onder EU-burgers'],
    headlines: [
      'Arbeidsmigrant raakt met baan ook bed kwijt',
      'Acht mannen op één kamer boven een slachterij',
      'Uitzendbureau ontslaat zieke orderpickers',
    ],
    facts: [
      'In Nederland werken naar schatting 780.000 arbeidsmigranten, van wie de helft via een uitzendbureau.',
      'De Arbeidsinspectie stelde bij 46 procent van de gecontroleerde uitleners een overtreding vast.',
      'Er is een tekort van 150.000 goede slaapplaatsen voor tijdelijke werknemers.',
      'In de vier grote steden is ruim de helft van de buitenslapers afkomstig uit een andere lidstaat.',
      'Voor het toelatingsstelsel hebben 7.400 uitleners zich aangemeld.',
    ],
    bill: {
      title:
        'Regels over de scheiding van arbeids- en huurovereenkomst bij arbeidsmigranten (Wet goed verhuurd werk)',
      aim: 'te voorkomen dat een werknemer bij het einde van zijn dienstverband ook direct zijn woonruimte verliest',
      articles: [
        'Een werkgever of uitlener die woonruimte verschaft, sluit daarvoor een afzonderlijke schriftelijke huurovereenkomst.',
        'Na het einde van de arbeidsovereenkomst heeft de huurder recht op een uitlooptermijn van ten minste vier weken.',
        'De Arbeidsinspectie kan een bestuurlijke boete opleggen van ten hoogste de vijfde categorie.',
      ],
      amendments: [
        {
          about: 'een langere uitlooptermijn bij ziekte',
          text: 'Indien de huurder wegens ziekte arbeidsongeschikt is, bedraagt de uitlooptermijn ten minste twaalf weken.',
        },
        {
          about: 'de informatieplicht in de eigen taal',
          text: 'De overeenkomst wordt verstrekt in een taal die de huurder begrijpt.',
        },
      ],
    },
    issues: [
      {
        about: 'de scheiding van bed en baan',
        finding: 'arbeidsmigranten bij ontslag vaak nog dezelfde dag hun slaapplaats moeten verlaten',
        because: 'afhankelijkheid van één werkgever voor loon en woonruimte misstanden in de hand werkt',
        ask: 'een uitlooptermijn van ten minste vier weken voor werkgebonden huisvesting wettelijk vast te leggen',
        question:
          'Hoeveel arbeidsmigranten raakten het afgelopen jaar dakloos na het einde van hun contract?',
        answer:
          'Een landelijk cijfer ontbreekt. In de proefregio’s meldden zich 3.280 mensen, van wie bijna de helft kort daarvoor werk had. Ik laat de registratie landelijk invoeren.',
        view: 'Wie tomaten mag plukken, mag ook een bed hebben dat niet van zijn baas afhangt.',
      },
      {
        about: 'strengere toelating van uitzendbureaus',
        finding: 'malafide uitzendbureaus na een boete onder een andere naam opnieuw beginnen',
        because: 'bonafide ondernemers worden weggeconcurreerd door bedrijven die de regels ontduiken',
        ask: 'bij de toelating ook het verleden van bestuurders te toetsen en een hogere waarborgsom te verlangen',
        question: 'Wanneer is de toelatende instelling volledig op sterkte?',
        answer:
          'Van de 190 formatieplaatsen zijn er 141 vervuld. Ik verwacht dat de organisatie in de zomer volledig bezet is. De eerste besluiten worden volgens planning genomen.',
        view: 'Een uitzendbureau beginnen is nu makkelijker dan een snackbar. Dat klopt niet.',
      },
      {
        about: 'de toekomst van laagbetaald werk',
        finding:
          'gemeenten bedrijven aantrekken waarvoor in de regio geen personeel en geen woningen beschikbaar zijn',
        because: 'vestiging van bedrijven niet los kan worden gezien van de huisvesting van hun werknemers',
        ask: 'een effectrapportage arbeidsmigratie verplicht te stellen bij de vestiging van grote distributiecentra en vleesverwerkers',
        question: 'Welke sectoren zijn het meest afhankelijk van laagbetaalde arbeidsmigranten?',
        answer:
          'Het gaat om de glastuinbouw, de logistiek, de vleesverwerking en delen van de bouw. Ik bereid met deze sectoren afspraken voor over automatisering en goed werkgeverschap.',
        view: 'Niet elk bedrijf dat hier kan staan, hoort hier ook te staan. Schaarse ruimte vraagt om keuzes.',
      },
      {
        about: 'taallessen voor arbeidsmigranten',
        finding:
          'een meerderheid van de arbeidsmigranten die langer dan vijf jaar blijven, nauwelijks Nederlands spreekt',
        because:
          'beheersing van de taal bijdraagt aan veiligheid op de werkvloer en aan deelname aan de samenleving',
        ask: 'met werkgevers af te spreken dat taallessen onder werktijd beschikbaar komen',
        question: 'Welk deel van het budget voor taal op de werkvloer is vorig jaar benut?',
        answer:
          'Van het budget is 57 procent besteed. Kleine bedrijven vinden de aanvraag te ingewikkeld. Per januari geldt een eenvoudiger regeling.',
        view: 'Een veiligheidsinstructie die je niet kunt lezen, is geen instructie.',
      },
    ],
  },
  {
    key: 'pensioen',
    dossier: '36 786',
    title: 'Toekomst van het pensioenstelsel',
    subject: 'de overgang naar het nieuwe pensioenstelsel',
    committee: 'SZW',
    ministry: 'szw',
    contexts: { 'sociale-zekerheid': 95, financien: 72, arbeid: 49, gelijkheid: 24 },
    organisations: ['Vereniging van Pensioenuitvoerders', 'Bond van Gepensioneerden Nu'],
    debates: ['Pensioenonderwerpen', 'Transitie pensioenstelsel'],
    letters: [
      'Voortgang pensioentransitie',
      'Aanpak van de witte vlek',
      'Waardeoverdracht kleine pensioenen',
    ],
    reports: ['Transitiemonitor pensioenen', 'Onderzoek pensioenopbouw zelfstandigen'],
    headlines: [
      'Pensioenfonds stelt overstap uit om foute data',
      'Gepensioneerden vrezen lagere uitkering na invaren',
      'Zzp’er bouwt nauwelijks pensioen op',
    ],
    facts: [
      'Inmiddels zijn 61 fondsen met samen 5,2 miljoen deelnemers overgestapt.',
      'De gemiddelde dekkingsgraad kwam aan het einde van het kwartaal uit op 124 procent.',
      'Bij negen fondsen is de overgang met minstens zes maanden uitgesteld.',
      'Ongeveer 780.000 werknemers bouwen via hun werkgever geen aanvullend pensioen op.',
      'Van de zelfstandigen zonder personeel legt een op de zes structureel geld opzij voor later.',
    ],
    issues: [
      {
        about: 'heldere communicatie bij het invaren van pensioenen',
        finding: 'veel deelnemers de brief van hun pensioenfonds over de overgang niet begrijpen',
        because: 'vertrouwen in het stelsel staat of valt met begrijpelijke uitleg over het eigen pensioen',
        ask: 'met de toezichthouder een verplichte begrijpelijkheidstoets voor transitiebrieven in te voeren',
        question: 'Hoeveel klachten hebben fondsen ontvangen van deelnemers na de overgang?',
        answer:
          'Er zijn 18.600 klachten ingediend, ofwel 3,6 per duizend deelnemers. De meeste gaan over de persoonlijke opgave. De geschilleninstantie heeft de behandelcapaciteit uitgebreid.',
        view: 'Als een actuaris de brief moet uitleggen aan zijn moeder, dan deugt de brief niet.',
      },
      {
        about: 'pensioenopbouw voor werknemers zonder regeling',
        finding: 'in de detailhandel en de zakelijke dienstverlening de witte vlek het grootst is',
        because: 'werknemers zonder aanvullend pensioen later een aanzienlijke terugval in inkomen wacht',
        ask: 'een basispensioenregeling uit te werken waarbij werkgevers zonder eigen regeling automatisch aansluiten',
        question: 'Op welke termijn wordt de afgesproken halvering van de witte vlek bereikt?',
        answer:
          'De halvering was voor volgend jaar voorzien. Op basis van de huidige cijfers wordt dat doel niet gehaald. Ik overleg met sociale partners over een wettelijke variant.',
        view: 'Wie veertig jaar werkt, hoort na zijn pensioen niet bij de voedselbank aan te kloppen.',
      },
      {
        about: 'compensatie voor werknemers van middelbare leeftijd',
        finding: 'werknemers van 45 tot 55 jaar bij een wisseling van baan hun compensatie kunnen verliezen',
        because: 'een overstap naar een ander fonds niemand duizenden euro’s pensioen mag kosten',
        ask: 'te onderzoeken hoe compensatierechten bij een baanwissel kunnen worden meegenomen',
        question: 'Voor hoeveel werknemers is dit verlies naar verwachting hoger dan vijf procent?',
        answer:
          'De sector schat dat het om 40.000 werknemers gaat. Een collectieve oplossing blijkt juridisch ingewikkeld. Ik bespreek met fondsen of coulance mogelijk is.',
        view: 'Mijn fractie wil geen stelsel waarin je wordt gestraft omdat je op je vijftigste nog iets nieuws durft.',
      },
      {
        about: 'sparen voor later door zelfstandigen',
        finding: 'zelfstandigen slechts mondjesmaat gebruikmaken van vrijwillige pensioenregelingen',
        because: 'een goed vangnet op de oude dag ook in het belang is van de schatkist',
        ask: 'een automatische pensioeninleg met keuze voor uitstappen voor zelfstandigen uit te werken',
        question:
          'Wat leerden de experimenten waarin zelfstandigen bij een pensioenfonds mochten aansluiten?',
        answer:
          'Aan de experimenten namen 4.100 zelfstandigen deel. Vooral een vast percentage per factuur bleek aan te slaan. De evaluatie ontvangt de Kamer dit voorjaar.',
        view: 'Vrijheid is mooi, totdat de rekening op je zevenenzestigste komt.',
      },
    ],
  },
];
