import type { Bill } from './bill.ts';

/** Storylines on care and the Constitution. */
export const stateBills: readonly Bill[] = [
  {
    key: 'huisartsen',
    act: {
      nl: 'betreffende de organisatie van de eerstelijnszorg en de conventionering',
      fr: 'relative à l’organisation des soins de première ligne et au conventionnement',
    },
    title: { nl: 'Eerstelijnszorg en ereloonsupplementen', fr: 'Première ligne et suppléments d’honoraires' },
    subject: { nl: 'de toegang tot de eerstelijnszorg', fr: 'l’accès aux soins de première ligne' },
    committee: {
      code: 'GEZO',
      nl: 'Commissie voor Gezondheid en Gelijke Kansen',
      fr: 'Commission de la Santé et de l’Égalité des chances',
    },
    minister: { name: 'Philippe Noirhomme', woman: false, nl: 'Volksgezondheid', fr: 'de la Santé publique' },
    contexts: { gezondheid: 97, 'sociale-zekerheid': 44, arbeid: 22 },
    organisations: ['Huisartsenkring Schelde en Leie', 'Fédération des maisons médicales unies'],
    facts: {
      nl: [
        'In 148 gemeenten is er een tekort aan huisartsen.',
        'Patiënten betaalden vorig jaar 720 miljoen euro aan supplementen.',
      ],
      fr: [
        'On manque de généralistes dans 148 communes.',
        'Les patients ont payé 720 millions d’euros de suppléments l’an dernier.',
      ],
    },
    articles: {
      nl: [
        'Een ereloonsupplement bedraagt ten hoogste 25 procent van het overeengekomen tarief.',
        'De zorgverlener deelt vooraf mee of hij geconventioneerd is.',
      ],
      fr: [
        'Le supplément d’honoraires est limité à 25 pour cent du tarif convenu.',
        'Le prestataire indique préalablement s’il est conventionné.',
      ],
    },
    issues: {
      nl: [
        {
          about: 'patiëntenstops bij huisartsen',
          finding: 'vier op de tien praktijken geen nieuwe patiënten aannemen',
          because: 'de huisarts de goedkoopste en menselijkste toegang tot de zorg is',
          ask: 'de vestigingspremie voor tekortgemeenten te verdubbelen',
          question: 'Hoeveel patiënten hebben geen vaste huisarts?',
          answer:
            'De mutualiteiten ramen dat op 610.000. De numerus voor huisartsen wordt opgetrokken met 200 plaatsen.',
          view: 'Wie verhuist, zoekt eerst een dokter en dan pas een huis.',
        },
        {
          about: 'ereloonsupplementen',
          finding: 'patiënten een afspraak uitstellen uit vrees voor de factuur',
          because: 'wie bijdraagt aan de ziekteverzekering ook verzekerd moet zijn',
          ask: 'supplementen voor patiënten met een verhoogde tegemoetkoming te verbieden',
          question: 'In welke specialismen liggen de supplementen het hoogst?',
          answer:
            'Dat is zo bij dermatologie, oogheelkunde en radiologie. Een plafond wordt in twee stappen ingevoerd.',
          view: 'Een terugbetaling van twintig euro troost weinig als er honderd moet worden betaald.',
        },
        {
          about: 'administratie in de praktijk',
          finding: 'huisartsen wekelijks negen uur aan attesten besteden',
          because: 'een attest voor één dag ziekte niemand gezonder maakt',
          ask: 'ziekteattesten voor korte afwezigheden af te schaffen',
          question: 'Welke attesten worden dit jaar geschrapt?',
          answer:
            'Zeven attesten vervallen op 1 januari. Met de scholen en de kinderopvang wordt over drie andere overlegd.',
          view: 'Mijn dokter keek de hele tijd naar zijn scherm. Hij verontschuldigde zich ervoor.',
        },
      ],
      fr: [
        {
          about: 'le refus de nouveaux patients',
          finding: 'quatre cabinets sur dix n’acceptent plus de nouveaux patients',
          because: 'le généraliste est la porte la plus humaine du système de soins',
          ask: 'doubler la prime d’installation dans les communes en pénurie',
          question: 'Combien de patients n’ont pas de médecin traitant ?',
          answer:
            'Les mutualités parlent de 610 000 personnes. Le quota de généralistes sera relevé de 200 places.',
          view: 'Quand on déménage, on cherche d’abord un médecin, ensuite une maison.',
        },
        {
          about: 'les suppléments d’honoraires',
          finding: 'des patients reportent un rendez-vous par crainte de la facture',
          because: 'quiconque cotise doit être assuré',
          ask: 'interdire les suppléments pour les bénéficiaires de l’intervention majorée',
          question: 'Dans quelles spécialités les suppléments sont-ils les plus élevés ?',
          answer:
            'En dermatologie, en ophtalmologie et en radiologie. Un plafond sera instauré en deux étapes.',
          view: 'Un remboursement de vingt euros console peu celui qui en débourse cent.',
        },
        {
          about: 'la paperasse dans les cabinets',
          finding: 'les généralistes consacrent neuf heures par semaine aux certificats',
          because: 'un certificat pour un jour de maladie ne guérit personne',
          ask: 'supprimer les certificats pour les absences de courte durée',
          question: 'Quels certificats seront supprimés cette année ?',
          answer:
            'Sept certificats disparaissent au 1er janvier. Trois autres font l’objet d’une concertation avec les écoles et les crèches.',
          view: 'Mon médecin a regardé son écran pendant toute la consultation. Il s’en est excusé.',
        },
      ],
    },
  },
  {
    key: 'senaat',
    act: {
      nl: 'houdende diverse bepalingen inzake institutionele vernieuwing',
      fr: 'portant des dispositions diverses en matière de renouveau institutionnel',
    },
    title: {
      nl: 'Toekomst van de Senaat en institutionele vernieuwing',
      fr: 'Avenir du Sénat et renouveau institutionnel',
    },
    subject: { nl: 'de institutionele vernieuwing', fr: 'le renouveau institutionnel' },
    committee: {
      code: 'GRON',
      nl: 'Commissie voor Grondwet en Institutionele Vernieuwing',
      fr: 'Commission de la Constitution et du Renouveau institutionnel',
    },
    minister: {
      name: 'Benedikt Hoogewijs',
      woman: false,
      nl: 'Institutionele Hervormingen',
      fr: 'des Réformes institutionnelles',
    },
    contexts: { bestuur: 96, justitie: 35, financien: 19 },
    organisations: ['Denkgroep Federaal Forum', 'Cercle d’études constitutionnelles de la Meuse'],
    facts: {
      nl: [
        'De Senaat kwam vorig jaar elf keer in plenaire vergadering bijeen.',
        'Een burgerpanel van 120 gelote deelnemers formuleerde 36 aanbevelingen.',
      ],
      fr: [
        'Le Sénat s’est réuni onze fois en séance plénière l’an dernier.',
        'Un panel de 120 citoyens tirés au sort a formulé 36 recommandations.',
      ],
    },
    articles: {
      nl: [
        'Een burgerpanel wordt bijeengeroepen wanneer vijftigduizend burgers daarom verzoeken.',
        'De Kamer antwoordt binnen zes maanden op de aanbevelingen.',
      ],
      fr: [
        'Un panel citoyen est réuni à la demande de cinquante mille citoyens.',
        'La Chambre répond aux recommandations dans les six mois.',
      ],
    },
    issues: {
      nl: [
        {
          about: 'de afschaffing van de Senaat',
          finding: 'de Senaat veertig miljoen euro per jaar kost en zelden nog wetten behandelt',
          because: 'een assemblee haar bestaansreden moet kunnen aantonen',
          ask: 'een tijdpad voor de herziening van de betrokken artikelen voor te leggen',
          question: 'Welke taken van de Senaat worden aan een ander orgaan toegewezen?',
          answer:
            'De belangenconflicten gaan naar het Overlegcomité. Voor de benoemingen wordt een nieuwe regeling getroffen.',
          view: 'Een kamer waarvan men de deur alleen nog opent om te luchten, kan men beter anders inrichten.',
        },
        {
          about: 'burgerpanels met loting',
          finding: 'aanbevelingen van burgers in een lade verdwijnen',
          because: 'inspraak zonder antwoord het vertrouwen schaadt',
          ask: 'een antwoordplicht voor de regering in te voeren',
          question: 'Op hoeveel aanbevelingen van het laatste burgerpanel werd gereageerd?',
          answer: 'Op 21 van de 36. Voor de vijftien andere volgt een antwoord voor het zomerreces.',
          view: 'Wie gewone mensen vraagt een weekend na te denken, is hun ten minste een brief verschuldigd.',
        },
        {
          about: 'de financiering van politieke partijen',
          finding: 'partijen meer uitgeven aan sociale media dan aan studiewerk',
          because: 'belastinggeld het debat moet dienen en niet het algoritme',
          ask: 'een plafond voor uitgaven aan onlinereclame voor te stellen',
          question: 'Welk bedrag gaven de partijen vorig jaar uit aan onlinereclame?',
          answer: 'Samen gaven zij 5,2 miljoen euro uit. De controlecommissie werkt aan een voorstel.',
          view: 'Wij discussiëren met dotaties van de burger over de aandacht van diezelfde burger.',
        },
      ],
      fr: [
        {
          about: 'la suppression du Sénat',
          finding: 'le Sénat coûte quarante millions d’euros par an et n’examine plus guère de lois',
          because: 'toute assemblée doit pouvoir démontrer son utilité',
          ask: 'présenter un calendrier pour la révision des articles concernés',
          question: 'Quelles missions du Sénat seront confiées à un autre organe ?',
          answer:
            'Les conflits d’intérêts iront au Comité de concertation. Une nouvelle règle vaudra pour les nominations.',
          view: 'Une chambre que l’on n’ouvre plus que pour l’aérer mérite une autre destination.',
        },
        {
          about: 'les panels de citoyens tirés au sort',
          finding: 'les recommandations des citoyens finissent au fond d’un tiroir',
          because: 'consulter sans répondre nuit à la confiance',
          ask: 'instaurer une obligation de réponse du gouvernement',
          question: 'À combien de recommandations du dernier panel a-t-il été répondu ?',
          answer: 'À 21 sur 36. Les quinze autres recevront une réponse avant les vacances d’été.',
          view: 'Quand on demande aux gens de réfléchir tout un week-end, on leur doit au moins une lettre.',
        },
        {
          about: 'le financement des partis politiques',
          finding: 'les partis dépensent plus pour les réseaux sociaux que pour leurs études',
          because: 'l’argent public doit servir le débat et non l’algorithme',
          ask: 'proposer un plafond pour la publicité en ligne',
          question: 'Combien les partis ont-ils dépensé en publicité en ligne l’an dernier ?',
          answer:
            'Ensemble, ils ont dépensé 5,2 millions d’euros. La commission de contrôle prépare une proposition.',
          view: 'Nous achetons l’attention du citoyen avec l’argent du citoyen.',
        },
      ],
    },
  },
];
