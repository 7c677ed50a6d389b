import type { Bill } from './bill.ts';

/** Storylines on justice, asylum and pensions. */
export const societyBills: readonly Bill[] = [
  {
    key: 'gevangenissen',
    act: {
      nl: 'tot wijziging van de wet betreffende de externe rechtspositie van veroordeelden',
      fr: 'modifiant la loi relative au statut juridique externe des personnes condamnées',
    },
    title: { nl: 'Overbevolking in de gevangenissen', fr: 'Surpopulation carcérale' },
    subject: { nl: 'de overbevolking in de gevangenissen', fr: 'la surpopulation dans les prisons' },
    committee: { code: 'JUST', nl: 'Commissie voor Justitie', fr: 'Commission de la Justice' },
    minister: { name: 'Sabine Verbruggheman', woman: true, nl: 'Justitie', fr: 'de la Justice' },
    contexts: { justitie: 96, veiligheid: 61, gezondheid: 18 },
    organisations: ['Forum Detentie en Samenleving', 'Observatoire des lieux fermés'],
    facts: {
      nl: [
        'In de gevangenissen verblijven 13.180 mensen op 11.040 plaatsen.',
        'Ruim 470 gedetineerden slapen op een matras op de grond.',
      ],
      fr: [
        'Les prisons comptent 13 180 détenus pour 11 040 places.',
        'Plus de 470 détenus dorment sur un matelas à même le sol.',
      ],
    },
    articles: {
      nl: [
        'Een veroordeelde tot een straf van ten hoogste drie jaar kan de straf onder elektronisch toezicht ondergaan.',
        'De strafuitvoeringsrechter beslist binnen een maand.',
      ],
      fr: [
        'Le condamné à une peine de trois ans au plus peut exécuter celle-ci sous surveillance électronique.',
        'Le juge de l’application des peines statue dans le mois.',
      ],
    },
    issues: {
      nl: [
        {
          about: 'matrassen op de grond in cellen',
          finding: 'drie gedetineerden in een cel van tien vierkante meter verblijven',
          because: 'een staat zijn wetten niet kan handhaven in gebouwen die er zelf niet aan voldoen',
          ask: 'tegen het einde van het jaar een einde te maken aan de matrassen op de grond',
          question: 'Hoeveel gedetineerden slapen vandaag zonder bed?',
          answer:
            'Op 1 november waren het er 473. Met de opening van twee tijdelijke afdelingen daalt dat aantal met tweehonderd.',
          view: 'Wie drie mensen in een cel voor één stopt, leidt niemand op tot burger.',
        },
        {
          about: 'het personeel van de penitentiaire inrichtingen',
          finding: 'elke dag een op de acht bewakers afwezig is',
          because: 'zonder personeel geen bezoek, geen wandeling en geen opleiding mogelijk is',
          ask: 'de aanwervingsprocedure voor bewakers te verkorten',
          question: 'Hoeveel bewakers werden dit jaar aangeworven en hoeveel vertrokken er?',
          answer:
            'Er kwamen 612 bewakers bij en er vertrokken er 540. De selectie duurt voortaan zes weken in plaats van vijf maanden.',
          view: 'Een staking is het laatste woord van mensen naar wie niemand luisterde.',
        },
        {
          about: 'zorg voor geïnterneerden',
          finding: 'meer dan duizend geïnterneerden zonder behandeling in een gevangenis zitten',
          because: 'ziekte een dokter vraagt en geen cipier',
          ask: 'bijkomende plaatsen in de forensische psychiatrie te openen',
          question: 'Wanneer openen de nieuwe forensische centra?',
          answer:
            'Het eerste centrum opent in 2028 en telt 250 bedden. Intussen worden er honderd plaatsen gehuurd in ziekenhuizen.',
          view: 'Europa veroordeelde ons al twintig keer. Hoeveel keer moet het nog?',
        },
      ],
      fr: [
        {
          about: 'les matelas au sol dans les cellules',
          finding: 'trois détenus se partagent une cellule de dix mètres carrés',
          because: 'la loi ne peut être enseignée dans des lieux qui la violent',
          ask: 'supprimer les matelas au sol avant la fin de l’année',
          question: 'Combien de détenus dorment aujourd’hui sans lit ?',
          answer:
            'Ils étaient 473 au 1er novembre. L’ouverture de deux sections temporaires réduira ce nombre de deux cents.',
          view: 'On ne prépare personne à la liberté en l’entassant.',
        },
        {
          about: 'le personnel pénitentiaire',
          finding: 'chaque jour un agent sur huit manque à l’appel',
          because: 'sans personnel, ni visites, ni préau, ni formation ne sont possibles',
          ask: 'raccourcir la procédure de recrutement des agents',
          question: 'Combien d’agents ont été recrutés et combien ont quitté le service cette année ?',
          answer:
            'Nous avons recruté 612 agents et 540 sont partis. La sélection prendra désormais six semaines au lieu de cinq mois.',
          view: 'Une grève est le dernier mot de ceux que personne n’écoute.',
        },
        {
          about: 'les soins aux internés',
          finding: 'plus de mille internés séjournent en prison sans traitement',
          because: 'la maladie demande un médecin et non un gardien',
          ask: 'ouvrir de nouvelles places en psychiatrie médico-légale',
          question: 'Quand les nouveaux centres médico-légaux ouvriront-ils leurs portes ?',
          answer:
            'Le premier centre ouvrira en 2028 avec 250 lits. Dans l’intervalle, cent places sont louées dans des hôpitaux.',
          view: 'L’Europe nous a condamnés vingt fois déjà. Qu’attendons-nous ?',
        },
      ],
    },
  },
  {
    key: 'opvang',
    act: {
      nl: 'tot wijziging van de wet betreffende de opvang van asielzoekers',
      fr: 'modifiant la loi sur l’accueil des demandeurs d’asile',
    },
    title: { nl: 'Opvang van asielzoekers', fr: 'Accueil des demandeurs d’asile' },
    subject: { nl: 'de opvang van asielzoekers', fr: 'l’accueil des demandeurs d’asile' },
    committee: {
      code: 'BINZ',
      nl: 'Commissie voor Binnenlandse Zaken, Veiligheid, Migratie en Bestuurszaken',
      fr: 'Commission de l’Intérieur, de la Sécurité, de la Migration et des Matières administratives',
    },
    minister: {
      name: 'Olivier Grandjambe',
      woman: false,
      nl: 'Asiel en Migratie',
      fr: 'de l’Asile et de la Migration',
    },
    contexts: { 'asiel-migratie': 96, justitie: 41, bestuur: 28 },
    organisations: ['Vluchtelingenberaad Noordzee', 'Coordination citoyenne Refuge'],
    facts: {
      nl: [
        'Op de wachtlijst voor een opvangplaats staan 1.870 alleenstaande mannen.',
        'De gemiddelde asielprocedure duurt 15 maanden.',
      ],
      fr: [
        'La liste d’attente pour une place d’accueil compte 1 870 hommes seuls.',
        'La procédure d’asile dure en moyenne quinze mois.',
      ],
    },
    articles: {
      nl: [
        'Een verzoeker krijgt binnen tien dagen een opvangplaats toegewezen.',
        'De lokale besturen worden zestig dagen vooraf ingelicht over de opening van een centrum.',
      ],
      fr: [
        'Une place d’accueil est attribuée au demandeur dans les dix jours.',
        'Les pouvoirs locaux sont informés soixante jours avant l’ouverture d’un centre.',
      ],
    },
    issues: {
      nl: [
        {
          about: 'de wachtlijst voor alleenstaande mannen',
          finding: 'mensen weken op straat slapen in afwachting van opvang',
          because: 'een vonnis ook voor de overheid geldt',
          ask: 'de wachtlijst tegen de winter weg te werken',
          question: 'Hoeveel dwangsommen werden tot nu toe betaald?',
          answer:
            'Er werd nog geen dwangsom betaald; er lopen 140 procedures. Voor de winter worden 900 plaatsen geopend.',
          view: 'Een land dat records breekt in dwangsommen heeft geen beleid, maar een rekening.',
        },
        {
          about: 'de spreiding over gemeenten',
          finding: 'twaalf gemeenten de helft van alle plaatsen dragen',
          because: 'spreiding draagvlak schept',
          ask: 'een bindend spreidingsplan voor te leggen',
          question: 'Volgens welke criteria worden centra over de gemeenten gespreid?',
          answer:
            'Bevolking, inkomen en bestaande plaatsen tellen mee. Het voorontwerp ligt bij de Raad van State.',
          view: 'Wie altijd dezelfde gemeenten vraagt, krijgt uiteindelijk overal neen.',
        },
        {
          about: 'de duur van de procedure',
          finding: 'twee derde van de dossiers de wettelijke termijn overschrijdt',
          because: 'onzekerheid van jaren elke integratie in de weg staat',
          ask: 'extra protection officers aan te werven',
          question: 'Hoeveel dossiers worden maandelijks afgerond?',
          answer:
            'In oktober waren dat er 2.940. Met de huidige bezetting verdwijnt de achterstand in twee jaar.',
          view: 'Een snel neen is soms menselijker dan een traag misschien.',
        },
      ],
      fr: [
        {
          about: 'la liste d’attente des hommes seuls',
          finding: 'des personnes dorment à la rue pendant des semaines',
          because: 'un jugement s’impose aussi à l’État',
          ask: 'résorber la liste d’attente avant l’hiver',
          question: 'Combien d’astreintes ont été payées à ce jour ?',
          answer:
            'Aucune astreinte n’a été payée ; 140 procédures sont en cours. Neuf cents places ouvriront avant l’hiver.',
          view: 'Un pays qui collectionne les astreintes n’a pas de politique, il a une facture.',
        },
        {
          about: 'la répartition entre communes',
          finding: 'douze communes assument la moitié des places',
          because: 'la répartition crée l’adhésion',
          ask: 'présenter un plan de répartition contraignant',
          question: 'Selon quels critères les centres sont-ils répartis entre les communes ?',
          answer:
            'La population, le revenu et les places existantes entrent en compte. L’avant-projet est au Conseil d’État.',
          view: 'À force de solliciter toujours les mêmes communes, on finit par entendre non partout.',
        },
        {
          about: 'la durée de la procédure',
          finding: 'deux dossiers sur trois dépassent le délai légal',
          because: 'des années d’incertitude rendent toute intégration impossible',
          ask: 'engager des officiers de protection supplémentaires',
          question: 'Combien de dossiers sont clôturés chaque mois ?',
          answer: 'Il y en a eu 2 940 en octobre. Avec l’effectif actuel, l’arriéré disparaîtra en deux ans.',
          view: 'Un non rapide est parfois plus humain qu’un peut-être interminable.',
        },
      ],
    },
  },
  {
    key: 'pensioenen',
    act: { nl: 'houdende hervorming van de pensioenen', fr: 'portant réforme des pensions' },
    title: { nl: 'Hervorming van de pensioenen', fr: 'Réforme des pensions' },
    subject: { nl: 'de hervorming van de pensioenen', fr: 'la réforme des pensions' },
    committee: {
      code: 'SOCZ',
      nl: 'Commissie voor Sociale Zaken, Werk en Pensioenen',
      fr: 'Commission des Affaires sociales, de l’Emploi et des Pensions',
    },
    minister: { name: 'Katelijn Ameloot-Daems', woman: true, nl: 'Pensioenen', fr: 'des Pensions' },
    contexts: { 'sociale-zekerheid': 96, arbeid: 63, financien: 48 },
    organisations: ['Seniorenverbond Samen Verder', 'Ligue des pensionnés'],
    facts: {
      nl: [
        'De pensioenuitgaven stijgen tot 2040 met 1,9 procent van het bbp.',
        'Een op de vier vrouwen heeft geen volledige loopbaan.',
      ],
      fr: [
        'Les dépenses de pension augmenteront de 1,9 pour cent du PIB d’ici à 2040.',
        'Une femme sur quatre n’a pas de carrière complète.',
      ],
    },
    articles: {
      nl: [
        'Wie voor de wettelijke leeftijd vertrekt zonder 35 gewerkte jaren, krijgt een vermindering van twee procent per jaar.',
        'Periodes van zorg voor een ziek kind tellen als gewerkte jaren.',
      ],
      fr: [
        'Quiconque part avant l’âge légal sans 35 années de travail subit une réduction de deux pour cent par an.',
        'Les périodes de soins à un enfant malade comptent comme années de travail.',
      ],
    },
    issues: {
      nl: [
        {
          about: 'de gevolgen voor vrouwen met een deeltijdse loopbaan',
          finding: 'vrouwen dubbel zo vaak door de vermindering worden getroffen',
          because: 'zorgen voor een ander geen vrije tijd is',
          ask: 'zorgperiodes volledig gelijk te stellen',
          question: 'Hoeveel vrouwen zullen in het eerste jaar door de vermindering worden geraakt?',
          answer:
            'Volgens de administratie gaat het om 11.300 vrouwen en 6.100 mannen. Een overgangsmaatregel geldt voor wie voor 1966 is geboren.',
          view: 'De factuur van deze hervorming heeft te vaak een vrouwelijke voornaam.',
        },
        {
          about: 'zware beroepen',
          finding: 'bouwvakkers gemiddeld zes jaar vroeger gezondheidsproblemen krijgen',
          because: 'een rug niet in het Staatsblad leest tot wanneer hij mee moet',
          ask: 'een regeling voor zware beroepen voor te leggen aan de sociale partners',
          question: 'Wat is de stand van het overleg over zware beroepen?',
          answer:
            'De sociale partners kregen tijd tot maart. Zonder akkoord neemt de regering zelf een initiatief.',
          view: 'Wie met zijn handen werkt, telt zijn loopbaan in knieën en schouders.',
        },
        {
          about: 'informatie aan toekomstige gepensioneerden',
          finding: 'de ramingen op de website in een op de tien dossiers fout waren',
          because: 'mensen keuzes maken op grond van wat de overheid hun voorrekent',
          ask: 'de gevolgen van een foute raming niet op de burger af te wentelen',
          question: 'Hoeveel ramingen werden er dit jaar rechtgezet?',
          answer:
            'Er zijn 84.000 ramingen aangepast, meestal met minder dan twintig euro. De betrokkenen kregen een brief.',
          view: 'Men verandert de spelregels in de laatste minuut en vergeet de spelers te verwittigen.',
        },
      ],
      fr: [
        {
          about: 'les conséquences pour les femmes à temps partiel',
          finding: 'les femmes sont deux fois plus touchées par la réduction',
          because: 'prendre soin d’autrui n’est pas du temps libre',
          ask: 'assimiler entièrement les périodes de soins',
          question: 'Combien de femmes seront concernées la première année ?',
          answer:
            'L’administration compte 11 300 femmes et 6 100 hommes. Une mesure transitoire vaut pour les personnes nées avant 1966.',
          view: 'La facture de cette réforme porte trop souvent un prénom féminin.',
        },
        {
          about: 'les métiers lourds',
          finding: 'les ouvriers du bâtiment souffrent en moyenne six ans plus tôt de problèmes de santé',
          because: 'le dos d’un maçon ne lit pas le Moniteur',
          ask: 'soumettre aux partenaires sociaux un régime pour les métiers lourds',
          question: 'Où en est la concertation sur les métiers lourds ?',
          answer:
            'Les partenaires sociaux ont jusqu’en mars. À défaut d’accord, le gouvernement prendra l’initiative.',
          view: 'Celui qui travaille de ses mains compte sa carrière en genoux et en épaules.',
        },
        {
          about: 'l’information aux futurs pensionnés',
          finding: 'une estimation en ligne sur dix était erronée',
          because: 'les gens font des choix sur la foi des calculs de l’État',
          ask: 'ne pas faire supporter au citoyen les erreurs d’estimation',
          question: 'Combien d’estimations ont été rectifiées cette année ?',
          answer:
            'Quelque 84 000 estimations ont été adaptées, le plus souvent de moins de vingt euros. Un courrier a été envoyé.',
          view: 'On change les règles à la dernière minute et on oublie d’avertir les joueurs.',
        },
      ],
    },
  },
];
