import type { Theme } from '../theme.ts';

/** Storylines on enterprise and industry. */
export const economyThemes: readonly Theme[] = [
  {
    key: 'mkb',
    dossier: '36 745',
    title: 'Ondernemingsklimaat en mkb-financiering',
    subject: 'de financiering van het midden- en kleinbedrijf',
    committee: 'EZ',
    ministry: 'ez',
    contexts: { economie: 96, financien: 68, industrie: 46, digitalisering: 18 },
    organisations: ['Ondernemersbond Klein & Midden', 'Platform Alternatieve Financiers'],
    debates: ['Ondernemen en bedrijfsfinanciering', 'Verdienvermogen van Nederland'],
    letters: [
      'Toegang tot krediet voor kleine ondernemers',
      'Actieprogramma minder regeldruk',
      'Groeikapitaal voor innovatieve bedrijven',
    ],
    reports: ['Financieringsmonitor mkb', 'Regeldrukonderzoek bakkerijen en bouwbedrijven'],
    headlines: [
      'Bank weigert lening onder de ton aan slagerij',
      'Ondernemer besteedt dag per week aan regels',
      'Veelbelovend chipbedrijf vertrekt naar Californië',
    ],
    facts: [
      'Het volume aan bankkrediet onder de 250.000 euro is in tien jaar met 34 procent gekrompen.',
      'Van de kleine bedrijven die financiering aanvragen, krijgt 71 procent het volledige bedrag.',
      'Nalevingskosten bedragen voor een gemiddelde bakker 4,1 procent van de omzet.',
      'Met de borgstellingsregeling zijn vorig jaar 2.640 kredieten mogelijk gemaakt.',
      'Het aantal faillissementen lag in het derde kwartaal 9 procent hoger dan een jaar eerder.',
    ],
    issues: [
      {
        about: 'kleine kredieten voor ondernemers',
        finding: 'banken voor leningen onder een ton steeds vaker naar dure alternatieven verwijzen',
        because: 'een gezond midden- en kleinbedrijf de ruggengraat van de regionale economie vormt',
        ask: 'met banken een minimumaanbod voor kleine zakelijke kredieten af te spreken',
        question: 'Welke rente betalen kleine ondernemers gemiddeld bij niet-bancaire financiers?',
        answer:
          'De gemiddelde rente bedraagt 11,8 procent, met uitschieters boven 25 procent. Een gedragscode schrijft voor dat de totale kosten vooraf duidelijk zijn. Ik onderzoek of een wettelijk maximum nodig is.',
        view: 'Een bank die alleen leent aan wie het niet nodig heeft, is geen bank maar een kluis.',
      },
      {
        about: 'een rem op nieuwe regeldruk',
        finding:
          'ondernemers sinds vorig jaar per saldo met meer in plaats van minder verplichtingen te maken hebben',
        because: 'regels die niemand kan naleven, ook niemand beschermen',
        ask: 'voor iedere nieuwe verplichting een even grote verplichting te schrappen',
        question:
          'Hoeveel van de vijfhonderd toegezegde regels zijn daadwerkelijk geschrapt of vereenvoudigd?',
        answer:
          'Tot nu toe zijn 187 regels geschrapt of vereenvoudigd en liggen er 124 voorstellen klaar. De helft van de regeldruk komt uit Europese wetgeving. Daarover voer ik overleg met de Commissie.',
        view: 'Ik sprak een bakker die drie ordners nodig heeft om één krentenbol te verkopen.',
      },
      {
        about: 'groeikapitaal voor jonge technologiebedrijven',
        finding:
          'snelgroeiende technologiebedrijven voor bedragen boven de twintig miljoen euro op buitenlandse investeerders zijn aangewezen',
        because: 'bedrijven die vertrekken ook hun kennis, werkgelegenheid en belastingafdracht meenemen',
        ask: 'met pensioenfondsen te komen tot een groeifonds voor sleuteltechnologieën',
        question: 'Welke technologiebedrijven hebben hun hoofdkantoor de afgelopen vijf jaar verplaatst?',
        answer:
          'Over individuele bedrijven doe ik geen uitspraken. Het gaat om ten minste 23 ondernemingen. De nationale investeringsinstelling krijgt meer ruimte voor grote vervolgrondes.',
        view: 'We zijn goed in zaaien en laten het oogsten aan anderen over. Dat is geen beleid, dat is vrijgevigheid.',
      },
      {
        about: 'bedrijfsoverdracht in familiebedrijven',
        finding: 'van de mkb-ondernemers boven de zestig jaar slechts een derde een opvolger heeft',
        because: 'levensvatbare bedrijven anders verdwijnen met de ondernemer',
        ask: 'een overdrachtsloket in te richten dat kopers, verkopers en financiers bij elkaar brengt',
        question: 'Hoeveel gezonde bedrijven sluiten jaarlijks omdat er geen opvolger is?',
        answer:
          'Naar schatting gaat het om 9.000 bedrijven per jaar. In drie provincies loopt een proef met overdrachtsadviseurs. De tussenresultaten zijn bemoedigend.',
        view: 'Een familiebedrijf sluit niet omdat de klanten wegblijven, maar omdat niemand de sleutel overneemt.',
      },
    ],
  },
  {
    key: 'industrie',
    dossier: '36 902',
    title: 'Verduurzaming van de industrie',
    subject: 'de verduurzaming van de industrie',
    committee: 'EZ',
    ministry: 'kgg',
    contexts: { industrie: 96, 'energie-klimaat': 76, milieu: 48, economie: 46, europa: 15 },
    organisations: ['Vereniging Procesindustrie Noordzeekust', 'Stichting Gezonde Buurt'],
    debates: ['Verduurzaming industrie en maatwerkafspraken', 'Waterstof en groene chemie'],
    letters: [
      'Voortgang maatwerkafspraken',
      'Concurrentiekracht energie-intensieve industrie',
      'Waterstofinfrastructuur en vraagstimulering',
    ],
    reports: ['Rapportage maatwerkaanpak', 'Gezondheidsadvies industriegebieden'],
    headlines: [
      'Staalbedrijf en kabinet nog ver uit elkaar',
      'Chemiereus legt fabriek stil om stroomprijs',
      'Omwonenden eisen meetpalen rond fabriek',
    ],
    facts: [
      'Met negen van de twintig grootste uitstoters is een bindende maatwerkafspraak gesloten.',
      'De industrie stootte vorig jaar 41,6 megaton CO2-equivalent uit, een daling van 5 procent.',
      'Nettarieven voor grootverbruikers zijn sinds 2022 ruim verdubbeld.',
      'Van de geplande 4 gigawatt aan elektrolyse is voor 0,6 gigawatt een investeringsbesluit genomen.',
      'In de basisindustrie werken 83.000 mensen, vooral in vijf clusters.',
    ],
    issues: [
      {
        about: 'gezondheidseisen in maatwerkafspraken',
        finding: 'omwonenden van zware industrie een hoger risico op luchtwegklachten hebben',
        because: 'publiek geld voor verduurzaming ook schone lucht moet opleveren',
        ask: 'meetbare gezondheidsdoelen als voorwaarde in iedere maatwerkafspraak op te nemen',
        question: 'Welke gezondheidswinst levert de voorgenomen afspraak met de staalindustrie op?',
        answer:
          'De expertgroep verwacht een afname van fijnstof met 41 procent en een forse daling van de geuroverlast. De cijfers worden onafhankelijk getoetst. Pas daarna leg ik de afspraak aan de Kamer voor.',
        view: 'Voor een miljard aan subsidie mogen de ramen in de buurt weer open.',
      },
      {
        about: 'een gelijk speelveld voor energiekosten',
        finding: 'Nederlandse bedrijven hogere nettarieven betalen dan concurrenten in buurlanden',
        because: 'verplaatsing van productie naar het buitenland het klimaat niets oplevert',
        ask: 'voor het einde van het jaar maatregelen te nemen om het verschil in nettarieven met buurlanden te verkleinen',
        question:
          'Hoe groot is het verschil in elektriciteitskosten met België en Duitsland voor een gemiddeld chemiebedrijf?',
        answer:
          'Het verschil bedraagt 15 tot 66 procent, afhankelijk van het profiel. De compensatieregeling is met drie jaar verlengd. Een structurele oplossing vergt keuzes over de verdeling van netkosten.',
        view: 'Groene industrie krijg je niet door grijze industrie de grens over te jagen.',
      },
      {
        about: 'vraag naar groene producten',
        finding: 'afnemers nauwelijks bereid zijn meer te betalen voor groen staal en circulair plastic',
        because: 'investeringen pas van de grond komen wanneer er zekerheid is over de afzet',
        ask: 'bij rijksinkoop en in de bouw een oplopend aandeel groene basismaterialen voor te schrijven',
        question: 'Welk aandeel groen staal is haalbaar in infrastructurele projecten van het Rijk?',
        answer:
          'Rijkswaterstaat acht 15 procent in 2030 haalbaar. Europese normering geeft meer zekerheid dan een nationale verplichting. Ik pleit daarom voor een gezamenlijke aanpak met zes lidstaten.',
        view: 'De overheid is de grootste klant van het land. Laat zij zich daar dan ook naar gedragen.',
      },
      {
        about: 'de aanleg van het waterstofnetwerk',
        finding: 'het landelijke waterstofnetwerk drie jaar later gereedkomt dan gepland',
        because: 'bedrijven hun investeringen uitstellen zolang de aansluiting onzeker is',
        ask: 'de aanleg te versnellen voor de clusters waar afnemers zich contractueel hebben vastgelegd',
        question: 'Wat zijn de meerkosten van de vertraging en wie draagt die?',
        answer:
          'De raming is met 1,1 miljard euro gestegen. Het aanloopverlies wordt gedeeltelijk door het Rijk gedekt. Ik kies voor een gefaseerde aanleg, te beginnen in Rotterdam en Zeeland.',
        view: 'Zonder leiding geen fabriek en zonder fabriek geen leiding. Iemand moet die knoop doorhakken.',
      },
    ],
  },
];
