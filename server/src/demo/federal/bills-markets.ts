import type { Bill } from './bill.ts';

/** Storylines on consumers and defence. */
export const marketBills: readonly Bill[] = [
  {
    key: 'telecom',
    act: {
      nl: 'tot wijziging van het Wetboek van economisch recht, wat abonnementen betreft',
      fr: 'modifiant le Code de droit économique en matière d’abonnements',
    },
    title: {
      nl: 'Consumentenbescherming bij abonnementen',
      fr: 'Protection des consommateurs et abonnements',
    },
    subject: { nl: 'de opzegbaarheid van abonnementen', fr: 'la résiliation des abonnements' },
    committee: {
      code: 'ECON',
      nl: 'Commissie voor Economie, Consumentenbescherming en Digitalisering',
      fr: 'Commission de l’Économie, de la Protection des consommateurs et de la Transition numérique',
    },
    minister: {
      name: 'Nora Tahiri-Wouters',
      woman: true,
      nl: 'Consumentenbescherming',
      fr: 'de la Protection des consommateurs',
    },
    contexts: { economie: 89, digitalisering: 74, justitie: 20 },
    organisations: ['Consumentenhuis Vlaanderen-Brussel', 'Association des abonnés avertis'],
    facts: {
      nl: [
        'Een gezin heeft gemiddeld elf lopende abonnementen.',
        'De ombudsdienst ontving 18.900 klachten over opzeggingen.',
      ],
      fr: [
        'Un ménage compte en moyenne onze abonnements en cours.',
        'Le service de médiation a reçu 18 900 plaintes sur des résiliations.',
      ],
    },
    articles: {
      nl: [
        'Een abonnement dat online is gesloten, kan met één knop worden opgezegd.',
        'De ondernemer herinnert de consument een maand vooraf aan een verlenging.',
      ],
      fr: [
        'Un abonnement souscrit en ligne peut être résilié au moyen d’un bouton unique.',
        'L’entreprise rappelle la reconduction au consommateur un mois à l’avance.',
      ],
    },
    issues: {
      nl: [
        {
          about: 'de opzegknop',
          finding: 'consumenten gemiddeld zeven schermen moeten doorlopen om op te zeggen',
          because: 'de uitgang even breed moet zijn als de ingang',
          ask: 'de opzegknop nog dit jaar in te voeren',
          question: 'Vanaf wanneer zal de opzegknop verplicht zijn?',
          answer:
            'Zes maanden na de bekendmaking van de wet. De Economische Inspectie plant meteen controles.',
          view: 'Inschrijven met een klik, opzeggen met een aangetekende brief: dat rijmt niet.',
        },
        {
          about: 'stille verlengingen',
          finding: 'proefperiodes ongemerkt overgaan in een betalend abonnement',
          because: 'zwijgen geen toestemming mag zijn als het om geld gaat',
          ask: 'een uitdrukkelijke bevestiging na elke proefperiode te eisen',
          question: 'Hoeveel inbreuken op de regels over verlenging stelde de inspectie vast?',
          answer:
            'De inspectie controleerde 240 websites en vond bij 87 een inbreuk. In twaalf dossiers volgde een boete.',
          view: 'Gratis voor een maand, betalen voor het leven.',
        },
        {
          about: 'telecomtarieven voor kwetsbare gezinnen',
          finding: 'vier op de tien rechthebbenden het sociaal tarief niet gebruiken',
          because: 'wie offline is, ook geen formulieren kan invullen',
          ask: 'het sociaal internettarief automatisch toe te kennen',
          question: 'Hoeveel gezinnen maken gebruik van het sociaal internettarief?',
          answer:
            'Dat zijn er 64.000. Een automatische toekenning vergt een koppeling met de Kruispuntbank, die in 2028 klaar is.',
          view: 'Internet is geen luxe meer voor wie zijn afspraak bij het OCMW online moet maken.',
        },
      ],
      fr: [
        {
          about: 'le bouton de résiliation',
          finding: 'le consommateur doit traverser sept écrans en moyenne pour résilier',
          because: 'la sortie doit être aussi large que l’entrée',
          ask: 'instaurer le bouton de résiliation dès cette année',
          question: 'À partir de quand le bouton de résiliation sera-t-il obligatoire ?',
          answer:
            'Six mois après la publication de la loi. L’Inspection économique prévoit des contrôles immédiats.',
          view: 'S’inscrire en un clic, résilier par lettre recommandée : cela ne rime à rien.',
        },
        {
          about: 'les reconductions tacites',
          finding: 'des périodes d’essai se muent discrètement en abonnements payants',
          because: 'le silence ne vaut pas accord quand il coûte de l’argent',
          ask: 'exiger une confirmation expresse après chaque période d’essai',
          question: 'Combien d’infractions l’inspection a-t-elle constatées ?',
          answer:
            'Elle a contrôlé 240 sites et relevé une infraction sur 87 d’entre eux. Douze dossiers ont abouti à une amende.',
          view: 'Gratuit pour un mois, payant pour la vie.',
        },
        {
          about: 'les tarifs pour les ménages précaires',
          finding: 'quatre ayants droit sur dix ne profitent pas du tarif social',
          because: 'celui qui est hors ligne ne remplit pas de formulaires',
          ask: 'octroyer automatiquement le tarif social internet',
          question: 'Combien de ménages bénéficient du tarif social internet ?',
          answer:
            'Ils sont 64 000. L’octroi automatique suppose une liaison avec la Banque-carrefour, prête en 2028.',
          view: 'Internet n’est plus un luxe pour qui doit prendre rendez-vous en ligne au CPAS.',
        },
      ],
    },
  },
  {
    key: 'defensie',
    act: {
      nl: 'houdende de militaire programmering van investeringen',
      fr: 'de programmation militaire des investissements',
    },
    title: { nl: 'Militaire programmering', fr: 'Programmation militaire' },
    subject: { nl: 'de investeringen van Defensie', fr: 'les investissements de la Défense' },
    committee: {
      code: 'LAND',
      nl: 'Commissie voor Landsverdediging',
      fr: 'Commission de la Défense nationale',
    },
    minister: { name: 'Gwendoline Raeymackers', woman: true, nl: 'Defensie', fr: 'de la Défense' },
    contexts: { defensie: 97, financien: 46, buitenland: 38 },
    organisations: ['Vredesforum Ardennen-Kempen', 'Groupement des industries de sécurité'],
    facts: {
      nl: [
        'De uitgaven voor Defensie stijgen tot 2 procent van het bbp.',
        'Vorig jaar meldden zich 9.400 kandidaten voor 4.800 vacatures.',
      ],
      fr: [
        'Les dépenses de Défense passent à 2 pour cent du PIB.',
        'L’an dernier, 9 400 candidats se sont présentés pour 4 800 emplois.',
      ],
    },
    articles: {
      nl: [
        'De minister legt elke aankoop boven de honderd miljoen euro voor advies voor aan de bijzondere commissie.',
        'Ten minste een kwart van de waarde vloeit terug naar onderzoek in eigen land.',
      ],
      fr: [
        'Tout achat de plus de cent millions d’euros est soumis pour avis à la commission spéciale.',
        'Un quart au moins de la valeur revient à la recherche nationale.',
      ],
    },
    issues: {
      nl: [
        {
          about: 'parlementaire controle op legeraankopen',
          finding: 'contracten worden gesloten voordat de commissie de stukken krijgt',
          because: 'urgentie geen vrijbrief is',
          ask: 'aankoopdossiers ten minste drie weken vooraf mee te delen',
          question: 'Welke aankoopdossiers komen dit jaar nog in de commissie?',
          answer:
            'Er komen nog zes dossiers, waaronder luchtverdediging en vrachtwagens. De termijn van drie weken wordt waar mogelijk nageleefd.',
          view: 'Ik stem graag voor veiligheid, maar niet geblinddoekt.',
        },
        {
          about: 'kazernes en kwartieren',
          finding: 'rekruten in gebouwen zonder warm water worden ondergebracht',
          because: 'wie jongeren wil aantrekken ook voor een deftige kamer moet zorgen',
          ask: 'een renovatieplan voor de kwartieren voor te leggen',
          question: 'Welk bedrag gaat er dit jaar naar de kwartieren?',
          answer:
            'Dit jaar wordt 164 miljoen euro besteed. Twee nieuwe kwartieren worden met een private partner gebouwd.',
          view: 'Wij kopen vliegtuigen van de vijfde generatie en slapen in kazernes van de eerste.',
        },
        {
          about: 'cyberverdediging',
          finding: 'ziekenhuizen en gemeenten wekelijks door aanvallen worden getroffen',
          because: 'de frontlijn vandaag door de serverkast loopt',
          ask: 'een cyberreserve van deskundigen op te richten',
          question: 'Hoeveel reservisten telt het cybercommando?',
          answer:
            'Er zijn er 120, het doel is 400. Bedrijven die een deskundige vrijstellen, krijgen een vergoeding.',
          view: 'De volgende aanval komt niet over de Maas, maar via een bijlage.',
        },
      ],
      fr: [
        {
          about: 'le contrôle parlementaire des achats militaires',
          finding: 'des contrats sont conclus avant que la commission ne reçoive les pièces',
          because: 'l’urgence n’est pas un blanc-seing',
          ask: 'communiquer les dossiers d’achat au moins trois semaines à l’avance',
          question: 'Quels dossiers d’achat viendront encore en commission cette année ?',
          answer:
            'Six dossiers encore, dont la défense aérienne et les camions. Le délai de trois semaines sera respecté si possible.',
          view: 'Je vote volontiers pour la sécurité, mais pas les yeux bandés.',
        },
        {
          about: 'les casernes et les quartiers',
          finding: 'des recrues sont logées dans des bâtiments sans eau chaude',
          because: 'pour attirer les jeunes il faut leur offrir une chambre décente',
          ask: 'présenter un plan de rénovation des quartiers',
          question: 'Quel montant est consacré aux quartiers cette année ?',
          answer:
            'Cette année, 164 millions d’euros. Deux nouveaux quartiers seront construits avec un partenaire privé.',
          view: 'Nous achetons des avions de cinquième génération et dormons dans des casernes de la première.',
        },
        {
          about: 'la cyberdéfense',
          finding: 'des hôpitaux et des communes sont attaqués chaque semaine',
          because: 'la ligne de front passe désormais par les serveurs',
          ask: 'créer une réserve cyber composée d’experts',
          question: 'Combien de réservistes le commandement cyber compte-t-il ?',
          answer:
            'Ils sont 120, pour un objectif de 400. Les entreprises qui libèrent un expert recevront une indemnité.',
          view: 'La prochaine attaque ne franchira pas la Meuse, elle arrivera en pièce jointe.',
        },
      ],
    },
  },
];
