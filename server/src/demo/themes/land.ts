import type { Theme } from '../theme.ts';

/** Storylines on agriculture, nature, water and fishery. */
export const landThemes: readonly Theme[] = [
  {
    key: 'stikstof',
    dossier: '36 847',
    title: 'Stikstofaanpak en natuurherstel',
    subject: 'de stikstofaanpak en het natuurherstel',
    committee: 'LVVN',
    ministry: 'lvvn',
    contexts: { 'landbouw-natuur': 97, milieu: 74, economie: 34, 'ruimte-wonen': 21 },
    organisations: ['Agrarisch Verbond Midden-Nederland', 'Stichting Levend Landschap'],
    debates: ['Stikstof, natuur en mestbeleid', 'Vergunningverlening en natuurdoelen'],
    letters: [
      'Stand van zaken vrijwillige beëindigingsregelingen',
      'Emissiedoelen per bedrijf en vergunningverlening',
      'Natuurherstelplan op hoofdlijnen',
    ],
    reports: ['Natuurdoelanalyse kwetsbare habitats', 'Evaluatie beëindigingsregeling veehouderijlocaties'],
    headlines: [
      'Boer zonder vergunning wacht al zes jaar op oplossing',
      'Heide en hoogveen gaan harder achteruit dan gedacht',
      'Provincie legt vergunningen stil na uitspraak rechter',
    ],
    facts: [
      'Voor de beëindigingsregelingen hebben 1.140 veehouders een definitieve beschikking ontvangen.',
      'Op 62 procent van het areaal van stikstofgevoelige natuur wordt de kritische depositiewaarde overschreden.',
      'Ongeveer 2.300 bedrijven wachten nog op legalisatie van een eerder gedane melding.',
      'De ammoniakemissie uit stallen is in vijf jaar tijd met 13 procent gedaald.',
      'Zonder aanvullend beleid komt de vergunningverlening in zeven provincies tot 2030 vrijwel stil te liggen.',
    ],
    bill: {
      title: 'Regels over emissiedoelen voor veehouderijen (Wet bedrijfsgerichte emissiedoelen)',
      aim: 'veehouders een eigen emissiedoel te geven en hun de keuze te laten met welke maatregelen zij dat doel bereiken',
      articles: [
        'Onze Minister stelt voor iedere veehouderij een emissiedoel vast, uitgedrukt in kilogram ammoniak per jaar, met ingang van het derde kalenderjaar na inwerkingtreding van deze wet.',
        'De veehouder toont jaarlijks met een gewaarmerkte balans aan dat het emissiedoel is behaald.',
        'Bij overschrijding legt Onze Minister een heffing op, waarvan de opbrengst wordt bestemd voor natuurherstel in dezelfde provincie.',
      ],
      amendments: [
        {
          about: 'uitstel van de heffing voor biologische bedrijven',
          text: 'De heffing is gedurende vijf jaar niet van toepassing op bedrijven die biologisch zijn gecertificeerd.',
        },
        {
          about: 'een onafhankelijke toets op de meetmethode',
          text: 'De rekenmethode wordt iedere drie jaar getoetst door een onafhankelijke commissie van deskundigen.',
        },
      ],
    },
    issues: [
      {
        about: 'legalisatie van bedrijven zonder natuurvergunning',
        finding: 'bedrijven die te goeder trouw een melding deden nog altijd geen geldige vergunning hebben',
        because:
          'een overheid die zelf heeft gezegd dat een melding volstond haar burgers niet jarenlang in onzekerheid mag laten',
        ask: 'voor alle melders voor het einde van het jaar een individueel traject met een zaakbegeleider te starten',
        question:
          'Hoeveel melders hebben inmiddels een positief besluit ontvangen en hoeveel zijn er afgehaakt?',
        answer:
          'Er zijn 412 besluiten genomen en 185 melders hebben zich teruggetrokken. Voor de overige bedrijven is niet altijd stikstofruimte beschikbaar. Met provincies werk ik aan een maatwerkaanpak.',
        view: 'Deze boeren hebben precies gedaan wat de overheid vroeg. Zij verdienen een vergunning en geen zevende brief over het proces.',
      },
      {
        about: 'doelsturing per bedrijf in plaats van middelvoorschriften',
        finding:
          'de huidige stalvoorschriften in de praktijk minder emissiereductie opleveren dan op papier was berekend',
        because:
          'ondernemers met een helder doel beter presteren dan met een lijst van verplichte technieken',
        ask: 'uiterlijk in het tweede kwartaal emissiedoelen per bedrijf vast te stellen en metingen op het erf te erkennen',
        question: 'Wanneer kunnen agrarische ondernemers hun eigen metingen gebruiken als juridisch bewijs?',
        answer:
          'De eerste meetsystemen zijn gevalideerd voor melkvee. Voor varkens en pluimvee verwacht ik dat volgend jaar. Daarna kan de regelgeving worden aangepast.',
        view: 'Geef een boer een doel en hij vindt een weg. Geef hem een voorschrift en hij vindt vooral een formulier.',
      },
      {
        about: 'herstel van hoogveen en natte heide',
        finding:
          'de staat van hoogveen en natte heide in de laatste natuurdoelanalyses verder is verslechterd',
        because: 'herstel van de waterhuishouding een voorwaarde is om minder stikstof ook te laten renderen',
        ask: 'hydrologisch herstel rond de twintig meest kwetsbare gebieden met voorrang uit te voeren',
        question: 'Welke natuurgebieden dreigen binnen vijf jaar onherstelbaar te worden beschadigd?',
        answer:
          'De ecologische autoriteit noemt elf gebieden waar snel ingrijpen noodzakelijk is. Voor acht daarvan zijn maatregelen vergund. Voor de resterende drie loopt overleg met de waterschappen.',
        view: 'Natuur die eenmaal verdwenen is, koop je niet terug. Wij praten hier over de laatste plekken waar het nog kan.',
      },
      {
        about: 'perspectief voor jonge boeren na bedrijfsbeëindiging',
        finding: 'vrijgekomen grond na beëindiging zelden terechtkomt bij jonge agrariërs',
        because: 'de overstap naar extensieve landbouw staat of valt met betaalbare grond',
        ask: 'een grondbank op te richten die vrijkomende landbouwgrond met voorrang aan jonge en extensieve bedrijven verpacht',
        question: 'Kunt u inzicht geven in de bestemming van de grond van gestopte veehouderijen?',
        answer:
          'Van de vrijgekomen 9.800 hectare is 61 procent verkocht aan bestaande landbouwbedrijven. Een nationale grondbank vergt een wettelijke grondslag en aanzienlijke middelen. Ik kom met opties voor de begroting.',
        view: 'Als stoppen beter betaalt dan beginnen, hoeven wij ons over de vergrijzing van het platteland niet te verbazen.',
      },
    ],
  },
  {
    key: 'waterkwaliteit',
    dossier: '36 772',
    title: 'Kaderrichtlijn Water en waterkwaliteit',
    subject: 'de waterkwaliteit en de doelen van de Kaderrichtlijn Water',
    committee: 'IW',
    ministry: 'ienw',
    contexts: { water: 97, milieu: 78, 'landbouw-natuur': 55, europa: 33, industrie: 20 },
    organisations: ['Drinkwaterbedrijven Verenigd', 'Federatie Chemische Procesindustrie'],
    debates: ['Waterkwaliteit en drinkwater', 'Kaderrichtlijn Water'],
    letters: [
      'Impulsprogramma Kaderrichtlijn Water',
      'Aanpak van PFAS in oppervlaktewater',
      'Actualisatie van lozingsvergunningen',
    ],
    reports: ['Tussenevaluatie Kaderrichtlijn Water', 'Inventarisatie indirecte lozingen'],
    headlines: [
      'Drinkwaterbedrijf legt inname stil na lozing',
      'Helft van lozingsvergunningen is sterk verouderd',
      'Zwemplassen dicht door blauwalg en PFAS',
    ],
    facts: [
      'Van de 745 waterlichamen voldoet minder dan een procent aan alle eisen van de richtlijn.',
      'Rijkswaterstaat heeft 412 van de 780 eigen lozingsvergunningen bekeken en 163 daarvan aangepast.',
      'Drinkwaterbedrijven hebben de inname uit de Maas het afgelopen jaar op 94 dagen gestaakt.',
      'De kosten van een vierde zuiveringstrap bij de dertig grootste installaties bedragen naar raming 1,9 miljard euro.',
      'In landbouwgebieden is de concentratie nitraat op zandgrond sinds twee jaar weer licht gestegen.',
    ],
    issues: [
      {
        about: 'de actualisatie van verouderde lozingsvergunningen',
        finding: 'bij provincies en waterschappen honderden lozingsvergunningen ouder zijn dan tien jaar',
        because:
          'zonder actuele vergunning niet is na te gaan welke stoffen in het oppervlaktewater terechtkomen',
        ask: 'een wettelijke termijn van zes jaar in te voeren waarbinnen iedere lozingsvergunning moet worden herzien',
        question: 'Hoeveel vergunningen bevatten geen enkele norm voor zeer zorgwekkende stoffen?',
        answer:
          'Bij 214 vergunningen ontbreekt een norm voor een of meer van deze stoffen. Die worden als eerste herzien. Ik verwacht dat dit medio volgend jaar is afgerond.',
        view: 'Een vergunning uit de vorige eeuw beschermt geen drinkwater van nu. Handhaven begint met weten wat er uit de pijp komt.',
      },
      {
        about: 'een verbod op het lozen van PFAS',
        finding: 'PFAS zich ophoopt in oppervlaktewater, vis en uiteindelijk het menselijk lichaam',
        because: 'zuiveren achteraf vele malen kostbaarder is dan voorkomen aan de bron',
        ask: 'toe te werken naar een nationaal lozingsverbod voor PFAS en tot die tijd een aflopend plafond te hanteren',
        question: 'Welke bedrijven hebben nog een vergunning om PFAS op het oppervlaktewater te lozen?',
        answer:
          'Het betreft 27 bedrijven. Met elk van hen wordt een reductieplan opgesteld. Een algeheel verbod heeft mijn voorkeur in Europees verband, omdat de helft van de belasting over de grens ontstaat.',
        view: 'Het goedje heet niet voor niets een forever chemical. Iedere dag dat wij langer wachten, drinken onze kleinkinderen mee.',
      },
      {
        about: 'juridische risico’s bij het missen van de KRW-doelen',
        finding:
          'Nederland de doelen van de Kaderrichtlijn Water in 2027 naar verwachting op de meeste plaatsen niet haalt',
        because: 'een tweede stikstofcrisis voor woningbouw en bedrijven moet worden voorkomen',
        ask: 'voor elk waterlichaam een uitgewerkte onderbouwing van een beroep op uitzonderingen gereed te hebben',
        question: 'Acht u het denkbaar dat de Europese Commissie een inbreukprocedure start?',
        answer:
          'Ik sluit dat niet uit. Daarom spreken we nu al met de Commissie over de onderbouwing van uitzonderingen. Tegelijk voeren we de afgesproken maatregelen onverkort uit.',
        view: 'Wij hebben bij stikstof gezien wat er gebeurt wanneer de rechter het beleid moet maken. Dat mag met water niet weer gebeuren.',
      },
      {
        about: 'bufferstroken langs kwetsbare beken',
        finding:
          'bufferstroken langs beken in de praktijk op veel plaatsen smaller zijn dan is voorgeschreven',
        because:
          'brede bufferstroken het uitspoelen van meststoffen en bestrijdingsmiddelen aantoonbaar beperken',
        ask: 'het toezicht op bufferstroken te versterken en agrariërs voor bredere stroken een marktconforme vergoeding te bieden',
        question: 'Hoe vaak is het afgelopen jaar gecontroleerd op de breedte van bufferstroken?',
        answer:
          'Er zijn 1.870 fysieke controles verricht en in 22 procent van de gevallen is een overtreding vastgesteld. Vanaf dit seizoen gebruiken we ook satellietbeelden.',
        view: 'Een strook van drie meter kost een boer inkomen. Betaal daar eerlijk voor en houd dan ook toezicht.',
      },
    ],
  },
  {
    key: 'visserij',
    dossier: '36 731',
    title: 'Visserijbeleid en Noordzee',
    subject: 'de toekomst van de visserij op de Noordzee',
    committee: 'LVVN',
    ministry: 'lvvn',
    contexts: { 'landbouw-natuur': 88, europa: 63, economie: 38, water: 46 },
    organisations: ['Vissersbond Wadden en Noordzee', 'Stichting Noordzeenatuur'],
    debates: ['Visserij', 'Landbouw- en Visserijraad'],
    letters: [
      'Inzet voor de vangstquota',
      'Verduurzaming van de garnalenvloot',
      'Ruimte voor visserij tussen windparken',
    ],
    reports: ['Economische positie van de kottervloot', 'Monitor visbestanden Noordzee'],
    headlines: [
      'Visafslag dreigt te sluiten na krimp van de vloot',
      'Garnalenvissers vrezen voor vergunning',
      'Visgronden verdwijnen onder windmolens',
    ],
    facts: [
      'De kottervloot telt nog 189 schepen, tegen 276 tien jaar geleden.',
      'Voor tong is de vangstruimte met 9 procent verlaagd, terwijl die voor schol gelijk is gebleven.',
      'Windparken en beschermde gebieden beslaan in 2031 naar verwachting 27 procent van het Nederlandse deel van de Noordzee.',
      'Brandstof maakt gemiddeld 34 procent uit van de kosten van een kotter.',
      'Er ligt een fonds van 119 miljoen euro klaar voor innovatie, scholing en verduurzaming.',
    ],
    issues: [
      {
        about: 'behoud van visafslagen in de kustplaatsen',
        finding: 'vier visafslagen door teruglopende aanvoer verlies lijden',
        because: 'een afslag die sluit de hele keten van handel, transport en verwerking meetrekt',
        ask: 'met kustgemeenten een plan te maken om de publieke functie van visafslagen te behouden',
        question: 'Welke gevolgen heeft sluiting van een afslag voor de werkgelegenheid in de regio?',
        answer:
          'Rond een middelgrote afslag werken 250 tot 400 mensen. Ik ben bereid bij te dragen aan een verkenning naar samenwerking tussen afslagen. Exploitatiesteun past niet binnen de staatssteunregels.',
        view: 'Met de afslag verdwijnt meer dan een gebouw; dan verdwijnt het hart uit het dorp.',
      },
      {
        about: 'medegebruik van windparken door vissers',
        finding: 'vissen met passieve vistuigen in windparken in proeven veilig mogelijk is gebleken',
        because: 'de druk op de overgebleven visgronden zonder medegebruik onhoudbaar wordt',
        ask: 'medegebruik door vissers vanaf de eerstvolgende tender als voorwaarde op te nemen',
        question: 'Waarom is medegebruik niet al in de lopende tenders voorgeschreven?',
        answer:
          'De voorwaarden voor de lopende tenders lagen vast voordat de proeven waren afgerond. Voor nieuwe kavels neem ik medegebruik als criterium op. Veiligheid blijft daarbij leidend.',
        view: 'Op zee is geen ruimte om langs elkaar heen te werken. Windmolens en fuiken gaan prima samen.',
      },
      {
        about: 'vergunningen voor de garnalenvisserij',
        finding: 'de garnalenvloot al jaren met gedoogbesluiten en tijdelijke vergunningen vist',
        because:
          'vissers alleen in schonere motoren en lichtere tuigen investeren wanneer zij zekerheid hebben',
        ask: 'een vergunning voor ten minste tien jaar mogelijk te maken voor schepen die aan de strengste eisen voldoen',
        question: 'Wanneer verwacht u dat de passende beoordeling voor de garnalenvisserij is afgerond?',
        answer:
          'De beoordeling ligt ter toetsing voor. Ik verwacht voor de zomer een besluit. Tot die tijd geldt de tijdelijke vergunning met extra gesloten gebieden.',
        view: 'Niemand koopt een nieuwe motor met een vergunning die over zes maanden afloopt.',
      },
      {
        about: 'rustgebieden voor de zeebodem',
        finding: 'de bodem van de Doggersbank en het Friese Front slechts voor een beperkt deel is beschermd',
        because: 'gezonde visbestanden beginnen bij een zeebodem die zich kan herstellen',
        ask: 'in Europees verband voorstellen te doen voor aaneengesloten rustgebieden en vissers tijdig bij de begrenzing te betrekken',
        question: 'Hoe voorkomt u dat gesloten gebieden leiden tot zwaardere bevissing vlak daarbuiten?',
        answer:
          'Bij de begrenzing houden we rekening met vaarroutes en visgronden. De ervaring leert dat verplaatsing optreedt, maar ook dat de vangsten langs de randen na enkele jaren toenemen.',
        view: 'Rust op de bodem is geen cadeau aan de natuur alleen, het is de spaarrekening van de visserij.',
      },
    ],
  },
];
