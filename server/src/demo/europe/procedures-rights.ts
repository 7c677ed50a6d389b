import type { Procedure } from './procedure.ts';

/** Procedures on the digital market, money, work, rights and the world. */
export const rightsProcedures: readonly Procedure[] = [
  {
    key: 'ai-liability',
    type: 'COD',
    subject: 'civil liability for damage caused by artificial intelligence',
    subjects: {
      nl: 'civielrechtelijke aansprakelijkheid voor schade door kunstmatige intelligentie',
      fr: 'la responsabilité civile pour les dommages causés par l’intelligence artificielle',
      de: 'die zivilrechtliche Haftung für durch künstliche Intelligenz verursachte Schäden',
    },
    act: 'directive',
    committee: 'JURI',
    opinion: 'IMCO',
    third: 'LIBE',
    department: ['Justice and Consumers', 'Democracy, Justice and the Rule of Law'],
    council: 'Justice and Home Affairs',
    contexts: { digitalisering: 94, justitie: 78, economie: 31 },
    organisation: 'European Consumers’ Bench',
    themes: ['artificial intelligence', 'civil liability'],
    facts: [
      'One company in five uses artificial intelligence for decisions about customers.',
      'In a survey, 61 per cent of insurers said that they do not know how to price the risk.',
      'Courts in nine Member States have ruled on damage caused by an automated decision, with opposite results.',
    ],
    articles: [
      'A court may order the provider to disclose evidence on the training and testing of the system.',
      'Where the provider fails to disclose evidence, the causal link between fault and output shall be presumed.',
    ],
    points: [
      {
        about: 'disclosure of evidence',
        finding: 'victims cannot prove a fault inside a system that they are not allowed to see',
        because: 'a right without evidence is a right on paper only',
        ask: 'clarify which logs a provider has to keep for the purpose of liability',
        question:
          'Which records must a provider of artificial intelligence keep in order to answer a claim for liability?',
        answer:
          'High-risk systems must log their operation automatically. How long logs are kept is under discussion with the co-legislators.',
        view: 'You cannot cross-examine an algorithm, so the file has to speak for it.',
      },
      {
        about: 'small companies as users of systems',
        finding: 'small companies fear being held liable for tools which they bought in good faith',
        because: 'liability should rest with those who can control the risk',
        ask: 'publish model clauses for contracts between providers and small companies',
        question: 'How will small companies be protected from clauses that shift all liability to them?',
        answer:
          'Unfair terms imposed on small companies are not binding. Model clauses are expected before the rules apply.',
        view: 'The baker who uses a planning tool is not a technology giant and should not be sued like one.',
      },
      {
        about: 'insurance cover',
        finding: 'no insurer offers full cover for autonomous systems in public space',
        because: 'compensation that cannot be paid does not compensate',
        ask: 'assess a compulsory insurance scheme for the highest risks',
        question:
          'Has the Commission studied compulsory insurance for artificial intelligence in public space?',
        answer:
          'A study compared four models. Its conclusions will be discussed with insurers and consumers in the spring.',
        view: 'A delivery robot that runs over a foot leaves a bill, and somebody has to receive it.',
      },
    ],
  },
  {
    key: 'budget',
    type: 'COD',
    subject: 'the rules for the general budget of the Union',
    subjects: {
      nl: 'de regels voor de algemene begroting van de Unie',
      fr: 'les règles applicables au budget général de l’Union',
      de: 'die Vorschriften für den Gesamthaushaltsplan der Union',
    },
    act: 'regulation',
    committee: 'BUDG',
    opinion: 'CONT',
    third: 'AFCO',
    department: ['Budget', 'Budget, Anti-Fraud and Public Administration'],
    council: 'Economic and Financial Affairs',
    contexts: { financien: 96, europa: 74, bestuur: 36 },
    organisation: 'Forum for Public Finance',
    themes: ['general budget', 'own resources'],
    facts: [
      'Interest on common borrowing takes up 12 per cent of the budget this year.',
      'Outstanding commitments amount to EUR 450 billion.',
      'The error rate in payments was estimated at 3.6 per cent.',
    ],
    articles: [
      'Payments shall be suspended where a Member State fails to protect the financial interests of the Union.',
      'The Commission shall publish all final beneficiaries in a single database.',
    ],
    points: [
      {
        about: 'a single database of beneficiaries',
        finding: 'the final recipients of a quarter of all payments are not published anywhere',
        because: 'taxpayers are entitled to know where their money ends up',
        ask: 'publish all recipients of more than EUR 25 000 within three months',
        question: 'Why are the final beneficiaries of shared management not published in one place?',
        answer:
          'Member States use different formats. A common standard applies from next year, after which the database can be filled.',
        view: 'Sunlight costs less than an army of auditors.',
      },
      {
        about: 'new own resources',
        finding: 'repayment of common debt starts without the revenue that was promised for it',
        because: 'a loan without income is paid for by future programmes',
        ask: 'present an updated package of own resources before the summer',
        question: 'Which revenue will cover the repayments from 2028 onwards?',
        answer:
          'Two of the proposed resources await unanimity in the Council. The Commission is prepared to adapt its proposal.',
        view: 'Whoever dines together also has to talk about the bill before the coffee.',
      },
      {
        about: 'administrative burden for applicants',
        finding: 'applicants spend up to a tenth of a grant on controls',
        because: 'control serves the result and should not consume it',
        ask: 'recognise audits by national authorities more widely',
        question: 'How many audits did an average beneficiary receive in the last period?',
        answer:
          'A beneficiary under shared management was audited 1.7 times. The single audit approach should lower that number.',
        view: 'Four inspectors for one footbridge, and none of them had spoken to the other.',
      },
    ],
  },
  {
    key: 'housing',
    type: 'INI',
    subject: 'affordable and sustainable housing',
    subjects: {
      nl: 'betaalbare en duurzame huisvesting',
      fr: 'le logement abordable et durable',
      de: 'bezahlbares und nachhaltiges Wohnen',
    },
    act: 'decision',
    committee: 'HOUS',
    opinion: 'EMPL',
    third: 'ECON',
    department: ['Energy', 'Energy and Housing'],
    council: 'Employment, Social Policy, Health and Consumer Affairs',
    contexts: { 'ruimte-wonen': 96, 'sociale-zekerheid': 44, economie: 35 },
    organisation: 'European Tenants’ Platform',
    themes: ['housing policy', 'social housing'],
    facts: [
      'House prices in the Union rose by 53 per cent in ten years, twice as fast as incomes.',
      'Young people leave their parental home at the age of 26 on average.',
      'Almost 900 000 people have no home of their own on any given night.',
    ],
    articles: [
      'Investment in social housing shall be exempt from prior notification up to EUR 25 million.',
      'Platforms shall share data on short-term lettings each month.',
    ],
    points: [
      {
        about: 'state aid rules for affordable housing',
        finding: 'public investment in homes for middle incomes is often not covered by the exemption',
        because: 'teachers and nurses no longer qualify for social housing and cannot afford the market',
        ask: 'widen the exemption to affordable housing',
        question: 'When will the revised rules on aid for affordable housing apply?',
        answer:
          'The revision was adopted in the autumn and applies from January. Guidance for cities will follow.',
        view: 'The person who drives the first tram cannot live two hours from the depot.',
      },
      {
        about: 'short-term lettings',
        finding: 'in some city districts a third of all homes is let to tourists',
        because: 'a neighbourhood without neighbours is a hotel',
        ask: 'propose a common threshold above which cities may limit lettings',
        question: 'Which cities have asked the Commission for clarity on limits to short-term lettings?',
        answer:
          'Seventeen cities have done so jointly. The Commission intends to reply with an interpretative note.',
        view: 'Suitcases on the cobblestones at four in the morning: ask the people of my street about the single market.',
      },
      {
        about: 'renovation without evictions',
        finding: 'tenants are forced out when rents rise after a renovation',
        because: 'the climate transition must not be paid for with a moving van',
        ask: 'attach safeguards for tenants to renovation funds',
        question: 'What safeguards apply to tenants in buildings that are renovated with Union funds?',
        answer:
          'Programmes must describe how they avoid displacement. An evaluation of these clauses is under way.',
        view: 'A warm house is of little use to those who had to leave it.',
      },
    ],
  },
  {
    key: 'platform-pay',
    type: 'COD',
    subject: 'transparency of pay and working time in platform work',
    subjects: {
      nl: 'transparantie over loon en werktijd bij platformwerk',
      fr: 'la transparence des rémunérations et du temps de travail dans le travail de plateforme',
      de: 'die Transparenz von Entgelt und Arbeitszeit bei der Plattformarbeit',
    },
    act: 'directive',
    committee: 'EMPL',
    opinion: 'FEMM',
    third: 'FISC',
    department: ['Employment, Social Affairs and Inclusion', 'Quality Jobs and Social Rights'],
    council: 'Employment, Social Policy, Health and Consumer Affairs',
    contexts: { arbeid: 95, gelijkheid: 57, digitalisering: 41 },
    organisation: 'Couriers’ and Carers’ Network',
    themes: ['working conditions', 'equal pay'],
    facts: [
      'An estimated 28 million people work through platforms.',
      'Waiting time makes up 23 per cent of a courier’s shift and is mostly unpaid.',
      'Women earn on average 12 per cent less per task than men on the platforms studied.',
    ],
    articles: [
      'Platforms shall inform workers of the pay per hour, including waiting time, after every shift.',
      'A decision to suspend an account shall be reviewed by a natural person within two working days.',
    ],
    points: [
      {
        about: 'payment for waiting time',
        finding: 'couriers are paid per delivery only, whatever the delay at the restaurant',
        because: 'time at the disposal of an employer is working time',
        ask: 'recognise waiting time as working time in the guidance to the directive',
        question: 'Does waiting time between two tasks count as working time under Union law?',
        answer:
          'That depends on the constraints placed on the worker. The Commission is preparing guidance on the basis of recent case law.',
        view: 'Nobody tells a firefighter that only the burning hours will be paid.',
      },
      {
        about: 'suspension of accounts',
        finding: 'workers lose their income when an account is blocked without any explanation',
        because: 'being dismissed by a line of code is still being dismissed',
        ask: 'ensure that every suspension can be appealed free of charge',
        question: 'How many accounts are suspended automatically each year?',
        answer:
          'Platforms do not publish such figures at present. The directive would oblige them to do so every year.',
        view: 'The message said: goodbye, you have been deactivated. We deactivate machines, not people.',
      },
      {
        about: 'tax and social contributions',
        finding: 'contributions are paid for fewer than half of all hours worked through platforms',
        because: 'those who deliver our meals deserve a pension too',
        ask: 'link the exchange of tax data with social security institutions',
        question: 'Can data reported by platforms for tax purposes be used by social security institutions?',
        answer:
          'The current rules limit the use of these data to taxation. A legal basis for wider use is being examined.',
        view: 'An app can track a bicycle to the metre but cannot find the pension office.',
      },
    ],
  },
  {
    key: 'defence',
    type: 'INI',
    subject: 'military mobility and defence readiness',
    subjects: {
      nl: 'militaire mobiliteit en paraatheid',
      fr: 'la mobilité militaire et la préparation de la défense',
      de: 'militärische Mobilität und Verteidigungsbereitschaft',
    },
    act: 'decision',
    committee: 'SEDE',
    opinion: 'TRAN',
    third: 'AFET',
    department: ['Defence Industry and Space', 'Defence and Space'],
    council: 'Foreign Affairs',
    contexts: { defensie: 96, mobiliteit: 42, buitenland: 53 },
    organisation: 'Institute for European Readiness',
    themes: ['common security and defence policy', 'transport infrastructure'],
    facts: [
      'Moving a brigade from a western port to the eastern border takes 45 days on paper and longer in practice.',
      'Of the 500 bottlenecks on the list, 37 have been removed.',
      'Permits for military transport have 14 different forms.',
    ],
    articles: [
      'Permits for cross-border military transport shall be issued within three working days.',
      'Projects for dual use shall receive at least eight per cent of the transport envelope.',
    ],
    points: [
      {
        about: 'one permit for military transport',
        finding: 'a convoy that crosses four borders needs eleven permits',
        because: 'deterrence that waits at a customs desk does not deter',
        ask: 'propose a single digital permit for military transport',
        question: 'Which Member States issue permits for military transport within three working days?',
        answer:
          'Sixteen Member States do so for regular movements. In a crisis exercise last year that number was twenty-one.',
        view: 'An adversary does not wait until the stamp has dried.',
      },
      {
        about: 'bridges and tunnels that cannot carry heavy vehicles',
        finding: 'over four hundred bridges on the main corridors are too weak',
        because: 'the same bridge serves the tank, the fire engine and the wind turbine',
        ask: 'publish a priority list of bridges with a calendar for each corridor',
        question: 'What is the estimated cost of strengthening the bridges on the four priority corridors?',
        answer:
          'The estimate stands at EUR 19 billion over ten years. The next budget should cover about a third of that amount.',
        view: 'Concrete is the least glamorous part of defence, and the one that is always missing.',
      },
      {
        about: 'democratic scrutiny of defence spending',
        finding: 'the Parliament learns of common purchases from the press',
        because: 'spending in secret is no sign of strength',
        ask: 'report every quarter on common procurement',
        question: 'How will the Parliament be informed of common procurement of ammunition?',
        answer:
          'A confidential briefing is offered to the committee responsible twice a year. The Commission is open to a higher frequency.',
        view: 'I will vote for the ammunition; I also want to read the invoice.',
      },
    ],
  },
  {
    key: 'media',
    type: 'INI',
    subject: 'local journalism and the resilience of democracy',
    subjects: {
      nl: 'lokale journalistiek en de weerbaarheid van de democratie',
      fr: 'le journalisme local et la résilience de la démocratie',
      de: 'Lokaljournalismus und die Widerstandsfähigkeit der Demokratie',
    },
    act: 'decision',
    committee: 'CULT',
    opinion: 'EUDS',
    third: 'DROI',
    department: [
      'Communications Networks, Content and Technology',
      'Tech Sovereignty, Security and Democracy',
    ],
    council: 'Education, Youth, Culture and Sport',
    contexts: { 'cultuur-media': 95, digitalisering: 38, justitie: 29 },
    organisation: 'Association of Local Newsrooms',
    themes: ['press', 'disinformation'],
    facts: [
      'More than 1,300 local titles have closed in the Union since 2014.',
      'In four out of ten municipalities no reporter attends the council meeting.',
      'Advertising revenue of local media has fallen by 48 per cent in ten years.',
    ],
    articles: [
      'Public advertising shall be allotted according to transparent criteria.',
      'Platforms shall not remove journalistic content without prior notice.',
    ],
    points: [
      {
        about: 'support for local newsrooms',
        finding: 'two thirds of media funds go to national outlets',
        because: 'democracy is learned at the level of the street and the town hall',
        ask: 'set aside a third of the media strand for local newsrooms',
        question: 'What share of the media strand has been awarded to local newsrooms?',
        answer:
          'In the latest call it was 19 per cent. Smaller grants and shorter forms should attract more local applicants.',
        view: 'Where the last reporter leaves, the rumour moves in.',
      },
      {
        about: 'abusive lawsuits against journalists',
        finding: 'small newsrooms drop a story after a single threatening letter',
        because: 'a lawsuit can silence without ever being won',
        ask: 'monitor the transposition of the rules against abusive lawsuits',
        question: 'How many Member States have transposed the rules against abusive lawsuits?',
        answer:
          'Eleven Member States have notified full transposition. Letters of formal notice were sent to the others.',
        view: 'A freelance journalist in my constituency was sued for more than her house is worth, over a photograph of a fence.',
      },
      {
        about: 'foreign interference in election campaigns',
        finding: 'copies of the websites of trusted media are used to spread false reports',
        because: 'trust takes years to build and an evening to fake',
        ask: 'set up a rapid alert service for cloned websites',
        question: 'How quickly are cloned news websites taken offline after a report?',
        answer:
          'On average it takes four days. With the domain registries the Commission is working towards 24 hours.',
        view: 'It had our colours, our logo and our weather forecast. Only the truth was missing.',
      },
    ],
  },
];
