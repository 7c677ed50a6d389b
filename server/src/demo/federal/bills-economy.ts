import type { Bill } from './bill.ts';

/** Storylines on energy, transport and money. */
export const economyBills: readonly Bill[] = [
  {
    key: 'kernenergie',
    act: {
      nl: 'tot wijziging van de wet houdende de geleidelijke uitstap uit kernenergie',
      fr: 'modifiant la loi sur la sortie progressive de l’énergie nucléaire',
    },
    title: {
      nl: 'Bevoorradingszekerheid en kernenergie',
      fr: 'Sécurité d’approvisionnement et énergie nucléaire',
    },
    subject: {
      nl: 'de bevoorradingszekerheid van energie',
      fr: 'la sécurité d’approvisionnement en énergie',
    },
    committee: {
      code: 'ENER',
      nl: 'Commissie voor Energie, Leefmilieu en Klimaat',
      fr: 'Commission de l’Énergie, de l’Environnement et du Climat',
    },
    minister: { name: 'Thierry Malvaux-Gérin', woman: false, nl: 'Energie', fr: 'de l’Énergie' },
    contexts: { 'energie-klimaat': 97, economie: 42, industrie: 36 },
    organisations: ['Energieverbruikers Industrie België', 'Plateforme Climat et Réseau'],
    facts: {
      nl: [
        'Kernenergie leverde vorig jaar 39 procent van de stroom, gas 24 procent.',
        'De piekvraag stijgt tot 2034 met 3.100 megawatt.',
      ],
      fr: [
        'Le nucléaire a fourni 39 pour cent de l’électricité l’an dernier, le gaz 24 pour cent.',
        'La demande de pointe augmentera de 3 100 mégawatts d’ici à 2034.',
      ],
    },
    articles: {
      nl: [
        'De minister kan de exploitatievergunning van een bestaande kerncentrale met tien jaar verlengen.',
        'De kosten van de verlenging worden niet op de huishoudens verhaald.',
      ],
      fr: [
        'Le ministre peut prolonger de dix ans l’autorisation d’une centrale nucléaire existante.',
        'Le coût de la prolongation n’est pas mis à charge des ménages.',
      ],
    },
    issues: {
      nl: [
        {
          about: 'de verlenging van kerncentrales',
          finding: 'over de staat van de oudste reactoren geen openbaar verslag bestaat',
          because: 'veiligheid geen bedrijfsgeheim is',
          ask: 'het veiligheidsverslag volledig openbaar te maken',
          question: 'Welke investeringen vergt een verlenging met tien jaar?',
          answer:
            'De uitbater raamt die op 2,1 miljard euro voor twee reactoren. Het agentschap voor nucleaire controle spreekt zich in juni uit.',
          view: 'Men verlengt geen centrale met een persbericht.',
        },
        {
          about: 'de prijs van gas en elektriciteit voor de industrie',
          finding: 'grote verbruikers een vijfde meer betalen dan in de buurlanden',
          because: 'een fabriek die sluit niet heropent bij dalende prijzen',
          ask: 'een energienorm voor de industrie in te voeren',
          question: 'Hoeveel bedrijven komen in aanmerking voor de energienorm?',
          answer:
            'Het gaat om 410 bedrijven. De Europese Commissie onderzoekt of de steun verenigbaar is met de interne markt.',
          view: 'Onze chemie verhuist niet naar de lonen, zij verhuist naar de stroom.',
        },
        {
          about: 'offshore wind en het hoogspanningsnet',
          finding: 'het energie-eiland dubbel zo duur uitvalt als geraamd',
          because: 'de factuur van het net bij iedereen in de bus valt',
          ask: 'een onafhankelijke doorlichting van de kosten te bestellen',
          question: 'Wat is de weerslag van de meerkosten op de factuur van een gezin?',
          answer:
            'Zonder bijsturing komt dat neer op 31 euro per jaar. Het gelijkstroomgedeelte werd daarom uitgesteld.',
          view: 'Wij bouwden een eiland en vergaten de prijs van het zand te vragen.',
        },
      ],
      fr: [
        {
          about: 'la prolongation des centrales',
          finding: 'il n’existe aucun rapport public sur l’état des plus anciens réacteurs',
          because: 'la sûreté n’est pas un secret commercial',
          ask: 'publier intégralement le rapport de sûreté',
          question: 'Quels investissements une prolongation de dix ans requiert-elle ?',
          answer:
            'L’exploitant les estime à 2,1 milliards d’euros pour deux réacteurs. L’agence de contrôle nucléaire se prononcera en juin.',
          view: 'On ne prolonge pas une centrale par communiqué de presse.',
        },
        {
          about: 'le prix du gaz et de l’électricité pour l’industrie',
          finding: 'les grands consommateurs paient un cinquième de plus que chez nos voisins',
          because: 'une usine fermée ne rouvre pas quand les prix baissent',
          ask: 'instaurer une norme énergétique pour l’industrie',
          question: 'Combien d’entreprises entrent en ligne de compte pour la norme énergétique ?',
          answer:
            'Il s’agit de 410 entreprises. La Commission européenne examine la compatibilité de l’aide avec le marché intérieur.',
          view: 'Notre chimie ne part pas vers les bas salaires, elle part vers le courant.',
        },
        {
          about: 'l’éolien en mer et le réseau à haute tension',
          finding: 'l’île énergétique coûtera le double du montant prévu',
          because: 'la facture du réseau arrive dans toutes les boîtes aux lettres',
          ask: 'commander un audit indépendant des coûts',
          question: 'Quel sera l’effet des surcoûts sur la facture d’un ménage ?',
          answer:
            'Sans correction, il serait de 31 euros par an. La partie en courant continu a donc été reportée.',
          view: 'Nous avons construit une île en oubliant de demander le prix du sable.',
        },
      ],
    },
  },
  {
    key: 'spoor',
    act: {
      nl: 'betreffende de openbare dienst van het spoorvervoer',
      fr: 'relative au service public du transport ferroviaire',
    },
    title: { nl: 'Stiptheid en toekomst van het spoor', fr: 'Ponctualité et avenir du rail' },
    subject: { nl: 'het openbaar vervoer per spoor', fr: 'le transport public par rail' },
    committee: {
      code: 'MOBI',
      nl: 'Commissie voor Mobiliteit, Overheidsbedrijven en Federale Instellingen',
      fr: 'Commission de la Mobilité, des Entreprises publiques et des Institutions fédérales',
    },
    minister: { name: 'Delphine Cornesse', woman: true, nl: 'Mobiliteit', fr: 'de la Mobilité' },
    contexts: { mobiliteit: 97, financien: 34, arbeid: 27 },
    organisations: ['Treinreizigersbond Noord en Zuid', 'Union des navetteurs du Condroz'],
    facts: {
      nl: [
        'De stiptheid bedroeg vorig jaar 87,4 procent.',
        'Dagelijks worden gemiddeld 96 treinen geschrapt.',
      ],
      fr: [
        'La ponctualité s’est élevée à 87,4 pour cent l’an dernier.',
        'En moyenne, 96 trains sont supprimés chaque jour.',
      ],
    },
    articles: {
      nl: [
        'De vervoerder betaalt de reiziger vanaf een vertraging van dertig minuten automatisch terug.',
        'In elk station met meer dan duizend reizigers per dag is personeel aanwezig.',
      ],
      fr: [
        'Le transporteur rembourse automatiquement le voyageur à partir de trente minutes de retard.',
        'Toute gare de plus de mille voyageurs par jour dispose de personnel.',
      ],
    },
    issues: {
      nl: [
        {
          about: 'geschrapte treinen in de spits',
          finding: 'pendelaars drie keer per week een andere trein moeten zoeken',
          because: 'het openbaar vervoer zijn reizigers één voor één verliest',
          ask: 'een minimale dienst in de spits te waarborgen',
          question: 'Wat zijn de voornaamste oorzaken van geschrapte treinen?',
          answer:
            'In 41 procent van de gevallen ontbreekt personeel, in 28 procent materieel. Er zijn 320 treinbestuurders in opleiding.',
          view: 'De trein is altijd een beetje reizen, maar het mag ook eens aankomen zijn.',
        },
        {
          about: 'de sluiting van loketten',
          finding: 'oudere reizigers zonder smartphone geen kaartje meer kunnen kopen',
          because: 'een openbare dienst er voor iedereen is',
          ask: 'een moratorium op de sluiting van loketten in te stellen',
          question: 'In welke stations sluit het loket volgend jaar?',
          answer:
            'Er sluiten 23 loketten en in 40 stations worden de uren verminderd. Voor oudere reizigers komt een belbus met hulp.',
          view: 'Een automaat antwoordt niet op de vraag van een verdwaalde grootmoeder.',
        },
        {
          about: 'toegankelijkheid van perrons',
          finding: 'een rolstoelgebruiker in amper een op de vijf stations zelfstandig kan opstappen',
          because: 'toegankelijkheid geen gunst is',
          ask: 'het investeringsplan voor perrons te versnellen',
          question: 'Hoeveel stations zullen in 2030 volledig toegankelijk zijn?',
          answer:
            'Volgens de planning 176 van de 555. Met de extra middelen van het herstelplan kunnen dat er 190 worden.',
          view: 'Een dag vooraf moeten vragen of men mag meereizen: dat zouden wij van niemand aanvaarden.',
        },
      ],
      fr: [
        {
          about: 'les trains supprimés aux heures de pointe',
          finding: 'les navetteurs doivent trois fois par semaine chercher un autre train',
          because: 'le rail perd ses voyageurs un à un',
          ask: 'garantir un service minimal aux heures de pointe',
          question: 'Quelles sont les principales causes des suppressions de trains ?',
          answer:
            'Le personnel fait défaut dans 41 pour cent des cas, le matériel dans 28 pour cent. Trois cent vingt conducteurs sont en formation.',
          view: 'Le navetteur ne demande pas la lune, il demande le train de 7 h 12.',
        },
        {
          about: 'la fermeture des guichets',
          finding: 'des voyageurs âgés sans téléphone ne peuvent plus acheter de billet',
          because: 'un service public est là pour tous',
          ask: 'décréter un moratoire sur la fermeture des guichets',
          question: 'Dans quelles gares le guichet fermera-t-il l’an prochain ?',
          answer:
            'Vingt-trois guichets fermeront et les heures seront réduites dans quarante gares. Une aide téléphonique est prévue pour les aînés.',
          view: 'Un automate ne répond pas à la question d’une grand-mère égarée.',
        },
        {
          about: 'l’accessibilité des quais',
          finding: 'à peine une gare sur cinq est accessible de façon autonome en fauteuil roulant',
          because: 'l’accessibilité n’est pas une faveur',
          ask: 'accélérer le plan d’investissement pour les quais',
          question: 'Combien de gares seront entièrement accessibles en 2030 ?',
          answer:
            'La planification en prévoit 176 sur 555. Les moyens du plan de relance permettraient d’en atteindre 190.',
          view: 'Demander la veille si l’on peut voyager : nous ne l’accepterions pour personne d’autre.',
        },
      ],
    },
  },
  {
    key: 'meerwaarden',
    act: {
      nl: 'tot invoering van een bijdrage op meerwaarden uit financiële activa',
      fr: 'instaurant une contribution sur les plus-values d’actifs financiers',
    },
    title: { nl: 'Bijdrage op meerwaarden en begroting', fr: 'Contribution sur les plus-values et budget' },
    subject: { nl: 'de bijdrage op meerwaarden', fr: 'la contribution sur les plus-values' },
    committee: {
      code: 'FINA',
      nl: 'Commissie voor Financiën en Begroting',
      fr: 'Commission des Finances et du Budget',
    },
    minister: { name: 'Jan-Willem Steenackers', woman: false, nl: 'Financiën', fr: 'des Finances' },
    contexts: { financien: 97, economie: 58, gelijkheid: 24 },
    organisations: ['Beleggersliga Brabant', 'Réseau pour la justice fiscale mosane'],
    facts: {
      nl: [
        'Het begrotingstekort bedraagt 5,1 procent van het bbp.',
        'De bijdrage moet in kruissnelheid 500 miljoen euro opbrengen.',
      ],
      fr: [
        'Le déficit budgétaire atteint 5,1 pour cent du PIB.',
        'La contribution doit rapporter 500 millions d’euros en vitesse de croisière.',
      ],
    },
    articles: {
      nl: [
        'De bijdrage bedraagt tien procent van de meerwaarde, na een vrijstelling van 10.000 euro per jaar.',
        'Minderwaarden van hetzelfde jaar worden in mindering gebracht.',
      ],
      fr: [
        'La contribution s’élève à dix pour cent de la plus-value, après une exonération de 10 000 euros par an.',
        'Les moins-values de la même année sont déduites.',
      ],
    },
    issues: {
      nl: [
        {
          about: 'kleine beleggers en de vrijstelling',
          finding: 'de vrijstelling alleen via de belastingaangifte kan worden teruggevraagd',
          because: 'een vrijstelling die men moet gaan halen er voor velen geen is',
          ask: 'de vrijstelling automatisch door de bank te laten toepassen',
          question: 'Hoeveel belastingplichtigen zullen de bijdrage effectief verschuldigd zijn?',
          answer:
            'Wij rekenen op 190.000 belastingplichtigen. De overigen blijven onder de vrijstelling of krijgen het bedrag terug.',
          view: 'Wie twintig jaar spaart voor de studie van zijn kinderen, is geen speculant.',
        },
        {
          about: 'de opbrengst en de begroting',
          finding: 'het Rekenhof de opbrengst een derde lager raamt dan de regering',
          because: 'een begroting op drijfzand de volgende regering opzadelt met een put',
          ask: 'een voorzichtige raming in de begroting in te schrijven',
          question: 'Waarop steunt de raming van de opbrengst?',
          answer:
            'De administratie gebruikte gegevens van vijf jaar. Bij de begrotingscontrole wordt de raming bijgesteld.',
          view: 'Hoop is een deugd, maar geen ontvangst.',
        },
        {
          about: 'ondernemers die hun zaak overdragen',
          finding: 'de waardering van familiebedrijven aanleiding geeft tot discussie',
          because: 'rechtszekerheid bij een overdracht evenveel waard is als een laag tarief',
          ask: 'een rulingdienst voor familiale overdrachten in te richten',
          question: 'Hoe wordt de beginwaarde van een niet-genoteerde vennootschap bepaald?',
          answer:
            'Een revisor of accountant stelt een verslag op. Zonder verslag geldt een forfaitaire formule.',
          view: 'Een bedrijf is geen aandelenpakket, het is een levenswerk met een naam op de gevel.',
        },
      ],
      fr: [
        {
          about: 'les petits épargnants et l’exonération',
          finding: 'l’exonération ne peut être demandée que par la déclaration fiscale',
          because: 'une exonération qu’il faut aller chercher n’en est pas une pour tous',
          ask: 'faire appliquer l’exonération automatiquement par la banque',
          question: 'Combien de contribuables seront effectivement redevables ?',
          answer:
            'Nous tablons sur 190 000 contribuables. Les autres restent sous l’exonération ou seront remboursés.',
          view: 'Celui qui épargne vingt ans pour les études de ses enfants n’est pas un spéculateur.',
        },
        {
          about: 'le rendement et le budget',
          finding: 'la Cour des comptes estime le rendement un tiers plus bas que le gouvernement',
          because: 'un budget bâti sur le sable lègue un trou au gouvernement suivant',
          ask: 'inscrire au budget une estimation prudente',
          question: 'Sur quoi repose l’estimation du rendement ?',
          answer:
            'L’administration a utilisé les données de cinq années. Le contrôle budgétaire corrigera l’estimation.',
          view: 'L’espoir est une vertu, pas une recette.',
        },
        {
          about: 'les entrepreneurs qui cèdent leur affaire',
          finding: 'la valorisation des entreprises familiales prête à discussion',
          because: 'la sécurité juridique vaut autant qu’un taux modéré',
          ask: 'créer un service de décisions anticipées pour les cessions familiales',
          question: 'Comment la valeur initiale d’une société non cotée est-elle fixée ?',
          answer:
            'Un réviseur ou un comptable établit un rapport. À défaut, une formule forfaitaire s’applique.',
          view: 'Une entreprise n’est pas un portefeuille, c’est une vie avec un nom sur la façade.',
        },
      ],
    },
  },
];
