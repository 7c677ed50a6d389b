import type { Theme } from '../theme.ts';

/** Storylines on care, youth and sport. */
export const careThemes: readonly Theme[] = [
  {
    key: 'wachtlijsten',
    dossier: '36 865',
    title: 'Toegankelijkheid en wachttijden in de zorg',
    subject: 'de wachtlijsten in de zorg',
    committee: 'VWS',
    ministry: 'vws',
    contexts: { gezondheid: 97, arbeid: 48, financien: 26, digitalisering: 15 },
    organisations: ['Patiëntenkoepel Samen Sterk', 'Brancheorganisatie Algemene Ziekenhuizen Oost'],
    debates: ['Medisch-specialistische zorg en wachttijden', 'Geestelijke gezondheidszorg'],
    letters: [
      'Voortgang aanpak wachttijden in de ggz',
      'Spreiding van acute zorg in de regio',
      'Arbeidsmarktmaatregelen zorg en welzijn',
    ],
    reports: ['Monitor toegankelijkheid van zorg', 'Verkenning verkennende gesprekken in de ggz'],
    headlines: [
      'Patiënt wacht veertien maanden op traumabehandeling',
      'Spoedpost sluit in de nacht wegens personeelstekort',
      'Huisartsen nemen in drie provincies geen patiënten meer aan',
    ],
    facts: [
      'Bijna 108.000 mensen staan op een wachtlijst voor de geestelijke gezondheidszorg, van wie ruim de helft langer dan de norm.',
      'Voor een heupoperatie bedraagt de gemiddelde wachttijd 17 weken; de afgesproken norm is zeven weken.',
      'Het ziekteverzuim onder verpleegkundigen kwam in het afgelopen kwartaal uit op 8,1 procent.',
      'Zorgverzekeraars bemiddelden vorig jaar 212.000 verzekerden naar een aanbieder met een kortere wachttijd.',
      'In veertien regio’s is een mentaal gezondheidsnetwerk actief met een gezamenlijk aanmeldpunt.',
    ],
    issues: [
      {
        about: 'één regionaal aanmeldpunt voor de ggz',
        finding:
          'mensen met psychische klachten zich gemiddeld bij drie aanbieders tegelijk laten inschrijven',
        because: 'dubbele inschrijvingen de werkelijke omvang van de wachtlijst aan het zicht onttrekken',
        ask: 'ervoor te zorgen dat er binnen een jaar in iedere regio één aanmeldpunt voor de ggz is',
        question:
          'Hoeveel mensen met een complexe zorgvraag wachten langer dan zes maanden op een behandeling?',
        answer:
          'Het gaat om ongeveer 19.500 mensen. Voor deze groep maken verzekeraars en aanbieders nu per regio bindende afspraken over capaciteit. Over de eerste resultaten informeer ik de Kamer na de zomer.',
        view: 'Wie de moed heeft gevonden om hulp te vragen, krijgt nu een nummer. Dat nummer moet een naam worden.',
      },
      {
        about: 'behoud van spoedzorg in krimpregio’s',
        finding:
          'drie spoedeisendehulpposten buiten de Randstad hun avond- en nachtopenstelling hebben beperkt',
        because: 'een reistijd van meer dan drie kwartier voor acute zorg onverantwoord is',
        ask: 'geen sluiting van spoedposten toe te staan voordat de bereikbaarheid voor alle inwoners is geborgd',
        question: 'Op welke wijze worden inwoners en gemeenten betrokken bij een besluit over de spoedpost?',
        answer:
          'Het ziekenhuis is verplicht gemeenten en inwoners vooraf te raadplegen. De inspectie ziet daarop toe. Ik scherp de regeling zo aan dat ook alternatieven in beeld worden gebracht.',
        view: 'Een ambulance is geen vervanging van een ziekenhuis. Ook in de regio hebben mensen recht op nabije zorg.',
      },
      {
        about: 'vermindering van administratieve lasten in de zorg',
        finding: 'zorgverleners nog steeds ruim een derde van hun tijd aan administratie besteden',
        because: 'elk uur minder registreren een uur meer zorg betekent',
        ask: 'een bindend schrapplan op te stellen waarmee de registratielast in drie jaar wordt gehalveerd',
        question: 'Welke registraties worden dit jaar daadwerkelijk geschrapt?',
        answer:
          'Er vervallen 46 indicatoren in de wijkverpleging en 31 in de ziekenhuiszorg. Verzekeraars hebben toegezegd deze niet langs andere weg terug te vragen. Ik spreek ze daarop aan.',
        view: 'Een verpleegkundige is niet opgeleid om vinkjes te zetten. Vertrouwen is de goedkoopste zorgmaatregel die er is.',
      },
      {
        about: 'huisartsenzorg voor iedere inwoner',
        finding: 'naar schatting 190.000 mensen geen vaste huisarts hebben',
        because: 'de huisarts de toegang vormt tot alle andere vormen van zorg',
        ask: 'met verzekeraars vast te leggen dat iedere verzekerde binnen dertig dagen bij een huisarts terechtkan',
        question:
          'Welke maatregelen treft u tegen praktijken die na overname door een keten niet meer bereikbaar zijn?',
        answer:
          'De inspectie heeft bij vier ketens ingegrepen. Ik bereid wetgeving voor waarmee aan de bedrijfsvoering eisen kunnen worden gesteld. Daarnaast stimuleer ik praktijkhouderschap met een startsubsidie.',
        view: 'Zonder huisarts ben je nergens. Dat een dorp van zesduizend inwoners er geen meer heeft, is een alarmbel.',
      },
    ],
  },
  {
    key: 'jeugdzorg',
    dossier: '36 839',
    title: 'Hervorming van de jeugdzorg',
    subject: 'de hervorming van de jeugdzorg',
    committee: 'VWS',
    ministry: 'vws',
    contexts: { 'sport-jeugd': 92, gezondheid: 79, bestuur: 46, financien: 34, justitie: 19 },
    organisations: ['Landelijk Beraad Jeugdhulpaanbieders', 'Gemeentenetwerk Jeugd'],
    debates: ['Jeugdbeleid', 'Hervormingsagenda jeugd'],
    letters: [
      'Voortgang hervormingsagenda jeugd',
      'Afbouw van gesloten jeugdhulp',
      'Financiële positie van jeugdzorgaanbieders',
    ],
    reports: ['Onderzoek reikwijdte jeugdhulpplicht', 'Evaluatie stevige lokale teams'],
    headlines: [
      'Meisje van vijftien slaapt weken op kantoor van instelling',
      'Gemeenten geven miljoenen meer uit aan jeugdhulp',
      'Pleegouders haken af door bureaucratie',
    ],
    facts: [
      'Een op de zeven jongeren maakt gebruik van een vorm van jeugdhulp; in het jaar 2000 was dat een op de 27.',
      'Gemeenten gaven vorig jaar 7,4 miljard euro uit aan jeugdzorg, 640 miljoen euro meer dan begroot.',
      'Het aantal plaatsingen in de gesloten jeugdhulp is in vier jaar met 58 procent afgenomen.',
      'Ruim 900 kinderen wachten op een passend pleeggezin.',
      'In 71 gemeenten werkt een stevig lokaal team volgens de nieuwe kwaliteitseisen.',
    ],
    bill: {
      title:
        'Wijziging van de Jeugdwet in verband met de reikwijdte van de jeugdhulpplicht en de inrichting van lokale teams',
      aim: 'de jeugdhulpplicht van gemeenten af te bakenen en te waarborgen dat gezinnen eerst laagdrempelige hulp in de eigen omgeving krijgen',
      articles: [
        'Het college draagt zorg voor een lokaal team dat zelf hulp biedt en dat zonder verwijzing toegankelijk is voor jeugdigen en ouders.',
        'Jeugdhulp van lichte aard wordt in beginsel in groepsverband en voor ten hoogste zes maanden geboden.',
        'Bij ministeriële regeling worden eisen gesteld aan de deskundigheid binnen het lokale team.',
      ],
      amendments: [
        {
          about: 'een uitzondering voor chronisch zieke kinderen',
          text: 'De termijn, bedoeld in het tweede lid, is niet van toepassing op jeugdigen met een levenslange beperking of chronische ziekte.',
        },
        {
          about: 'een evaluatie na twee jaar',
          text: 'Onze Minister zendt binnen twee jaar na de inwerkingtreding van deze wet een verslag over de doeltreffendheid aan de Staten-Generaal.',
        },
      ],
    },
    issues: [
      {
        about: 'stevige lokale teams in de wijk',
        finding: 'de inzet van lokale teams sterk verschilt van gemeente tot gemeente',
        because: 'vroege hulp dicht bij huis zwaardere jeugdhulp kan voorkomen',
        ask: 'landelijke basiseisen voor lokale teams vast te stellen en de invoering met kleine gemeenten te begeleiden',
        question: 'Wat doet u om kleine gemeenten te helpen bij het werven van jeugdprofessionals?',
        answer:
          'Regionale werkcentra krijgen 22 miljoen euro voor gezamenlijke werving. Kleine gemeenten mogen de eisen ook in samenwerking invullen. Ik volg de voortgang per kwartaal.',
        view: 'Niet elk kind met een dip heeft een behandelaar nodig. Wel een volwassene die tijd heeft.',
      },
      {
        about: 'het stoppen van gesloten jeugdhulp',
        finding: 'kinderen nog steeds gesloten worden geplaatst bij gebrek aan een alternatief',
        because: 'opsluiting trauma’s verergert in plaats van geneest',
        ask: 'de afbouw van gesloten jeugdhulp te koppelen aan een gegarandeerd aantal kleinschalige plekken per regio',
        question: 'Hoeveel kleinschalige voorzieningen zijn er het afgelopen jaar bijgekomen?',
        answer:
          'Er zijn 38 kleinschalige voorzieningen geopend, met samen 210 plekken. Daarmee loopt de opbouw een half jaar achter op de afbouw. Voor de drie zwaarst getroffen regio’s trek ik extra middelen uit.',
        view: 'De deur op slot is het makkelijkste antwoord op een moeilijk kind en het slechtste.',
      },
      {
        about: 'ondersteuning van pleegouders',
        finding: 'een op de vijf pleegouders binnen twee jaar stopt',
        because: 'ieder kind dat in een gezin kan opgroeien, beter af is dan in een instelling',
        ask: 'pleegouders een vaste vertrouwenspersoon en een ruimere verlofregeling te bieden',
        question:
          'Bent u het ermee eens dat pleegouders vaker zelf beslissingen over school en zorg moeten kunnen nemen?',
        answer:
          'Ja. Ik werk aan een wijziging waardoor pleegouders alledaagse beslissingen zonder toestemming vooraf kunnen nemen. Bij ingrijpende besluiten blijft het gezag van de ouders bepalend.',
        view: 'Pleegouders geven een kind een thuis, wij geven hun een map met formulieren. Dat kan anders.',
      },
      {
        about: 'reële tarieven voor jeugdhulpaanbieders',
        finding: 'een kwart van de aanbieders van specialistische jeugdhulp twee jaar achtereen verlies leed',
        because:
          'faillissementen de continuïteit van zorg voor de meest kwetsbare kinderen in gevaar brengen',
        ask: 'landelijke kaders voor reële tarieven vast te leggen en op de naleving daarvan toe te zien',
        question: 'Welke instellingen staan onder verscherpt financieel toezicht?',
        answer:
          'Om bedrijfsvertrouwelijke redenen noem ik geen namen. De autoriteit volgt zes instellingen intensief. In alle gevallen is met gemeenten een continuïteitsplan opgesteld.',
        view: 'Marktwerking in de jeugdzorg heeft ons wachtlijsten en winstuitkeringen gebracht. Dat zijn geen resultaten om trots op te zijn.',
      },
    ],
  },
  {
    key: 'sport',
    dossier: '36 718',
    title: 'Sport en bewegen',
    subject: 'de toegankelijkheid van sport en bewegen',
    committee: 'VWS',
    ministry: 'vws',
    contexts: { 'sport-jeugd': 93, gezondheid: 52, gelijkheid: 47, onderwijs: 28 },
    organisations: ['Verenigde Amateursport', 'Platform Bewegen Zonder Drempels'],
    debates: ['Sportbeleid', 'Sport en bewegen'],
    letters: [
      'Toekomst van zwembaden en sportaccommodaties',
      'Sociaal veilige sportomgeving',
      'Bewegen voor en tijdens school',
    ],
    reports: ['Staat van de sportaccommodaties', 'Monitor sociale veiligheid in de sport'],
    headlines: [
      'Zwembad sluit drie dagen per week om energierekening',
      'Sportclubs vinden geen vrijwilligers meer',
      'Kinderen uit arme gezinnen haken af bij sportvereniging',
    ],
    facts: [
      'Van de inwoners van twaalf jaar en ouder sport 53 procent wekelijks.',
      'Bij 140 van de 630 openbare zwembaden is groot onderhoud langer dan vijf jaar uitgesteld.',
      'Kinderen uit huishoudens met een laag inkomen zijn half zo vaak lid van een sportvereniging.',
      'Het meldpunt ontving vorig jaar 1.320 meldingen van grensoverschrijdend gedrag.',
      'Vier op de tien verenigingen kampen met een tekort aan scheidsrechters en trainers.',
    ],
    issues: [
      {
        about: 'het openhouden van zwembaden',
        finding: 'gemeenten zwembaden sluiten omdat de exploitatie niet langer kan worden gedragen',
        because: 'zwemveiligheid in een waterland geen luxe is',
        ask: 'een meerjarige regeling te treffen voor de verduurzaming van openbare zwembaden',
        question: 'Hoeveel kinderen verlaten de basisschool zonder zwemdiploma?',
        answer:
          'Naar schatting 13 procent van de leerlingen in groep 8 heeft geen diploma. In gemeenten met een vangnetregeling is dat 7 procent. Ik verleng daarom de bijdrage voor schoolzwemmen met drie jaar.',
        view: 'Zonder zwembad geen zwemles, zonder zwemles geen veilige zomer. Zo eenvoudig is het.',
      },
      {
        about: 'een sociaal veilige sport',
        finding: 'jonge sporters die een misstand melden, gemiddeld elf maanden op een uitspraak wachten',
        because: 'een veilige omgeving voor ieder kind zwaarder weegt dan het belang van een bond',
        ask: 'het onafhankelijk centrum voor veilige sport een wettelijke grondslag te geven',
        question: 'Wanneer ontvangt de Kamer het wetsvoorstel over het onafhankelijk centrum?',
        answer:
          'Ik verwacht het wetsvoorstel in het voorjaar in consultatie te brengen. Vooruitlopend daarop start het centrum met een eigen onderzoeksteam. De bonden dragen daaraan bij.',
        view: 'Een medaille mag nooit het excuus zijn om weg te kijken.',
      },
      {
        about: 'gratis lidmaatschap voor kinderen in armoede',
        finding: 'bestaande fondsen voor sport slechts de helft van de kinderen in armoede bereiken',
        because: 'sporten bijdraagt aan gezondheid, vriendschap en zelfvertrouwen',
        ask: 'met gemeenten en sportfondsen tot automatische toekenning van sporttegoed te komen',
        question: 'Waarom moeten ouders hun inkomen nog steeds bij drie loketten aantonen?',
        answer:
          'Gegevens mogen nu niet zonder grondslag worden gedeeld. Ik werk aan een regeling waarmee gemeenten gezinnen zelf kunnen benaderen. In vijf gemeenten loopt daarmee een proef.',
        view: 'Schaamte is de hoogste drempel van het sportpark. Die haal je weg door niet te vragen, maar te geven.',
      },
      {
        about: 'toegankelijke accommodaties voor sporters met een beperking',
        finding:
          'minder dan een derde van de sportaccommodaties volledig toegankelijk is voor mensen met een beperking',
        because: 'het VN-verdrag handicap ook op het sportveld geldt',
        ask: 'toegankelijkheid als voorwaarde te verbinden aan rijkssubsidies voor sportaccommodaties',
        question:
          'Kunt u toezeggen dat nieuwe accommodaties vanaf volgend jaar aan de toegankelijkheidsnorm voldoen?',
        answer:
          'Voor accommodaties met rijkssubsidie zeg ik dat toe. Voor bestaande gebouwen is een overgangstermijn nodig. De norm wordt samen met ervaringsdeskundigen uitgewerkt.',
        view: 'Meedoen begint bij binnenkomen. Een sporthal met een trap van vier treden is voor velen een gesloten deur.',
      },
    ],
  },
];
