import type { Body } from './body.ts';

/** Storylines of water boards. */
export const waterBodies: readonly Body[] = [
  {
    key: 'rivierenland',
    level: 'waterboard',
    name: 'Waterschap Rivierenland',
    area: 'het rivierengebied',
    room: 'Vergaderzaal, De Blomboogerd',
    title: 'Dijkversterking en omgeving',
    subject: 'de dijkversterking langs de Waal',
    committee: ['WV', 'Commissie Waterveiligheid'],
    contexts: { water: 97, 'ruimte-wonen': 34, milieu: 22 },
    organisation: 'Dijkbewonersvereniging Waaloever',
    rule: 'Projectbesluit dijkversterking Waal-West',
    articles: [
      'De kruin van de dijk wordt over een lengte van elf kilometer met gemiddeld zestig centimeter verhoogd.',
      'Tijdens het hoogwaterseizoen wordt niet in de dijk gegraven.',
    ],
    facts: [
      'Van de 21 kilometer dijk in dit gebied voldoet 14 kilometer niet aan de norm.',
      'Langs het traject staan 310 woningen binnen vijftien meter van de dijk.',
      'De kosten zijn geraamd op 268 miljoen euro.',
    ],
    issues: [
      {
        about: 'schade aan huizen door dijkwerken',
        finding: 'bij 44 woningen scheuren zijn ontstaan tijdens het heien',
        because: 'bewoners niet zelf hoeven te bewijzen dat trillingen de oorzaak zijn',
        ask: 'de bewijslast bij schade om te keren',
        question: 'Hoe snel wordt een schademelding beoordeeld?',
        answer:
          'Een deskundige komt binnen tien werkdagen langs. In driekwart van de gevallen volgt binnen twee maanden een besluit.',
        view: 'Wij slapen veiliger achter een sterke dijk, maar niet in een gescheurd huis.',
      },
      {
        about: 'behoud van bomen en dijkhuizen',
        finding: 'voor het ontwerp 380 volwassen bomen moeten verdwijnen',
        because: 'de dijk ook een landschap is waar mensen van houden',
        ask: 'varianten met een damwand opnieuw te laten doorrekenen',
        question: 'Hoeveel bomen kunnen met een ander ontwerp blijven staan?',
        answer:
          'Met een damwand over achthonderd meter kunnen 145 bomen blijven. Dat kost 11 miljoen euro extra.',
        view: 'Een boom van honderd jaar plant je niet terug met een tegoedbon.',
      },
      {
        about: 'hinder door vrachtverkeer tijdens het werk',
        finding: 'op piekdagen 420 vrachtwagens door twee dorpskernen rijden',
        because: 'aanvoer over het water mogelijk is en de dorpen ontziet',
        ask: 'ten minste zestig procent van de klei over water aan te voeren',
        question: 'Welk deel van het materiaal komt per schip?',
        answer: 'In de huidige planning is dat 48 procent. Met een tweede loswal kan dat 65 procent worden.',
        view: 'We liggen aan de drukste rivier van Europa. Gebruik haar dan ook.',
      },
    ],
  },
  {
    key: 'wetterskip',
    level: 'waterboard',
    name: 'Wetterskip Fryslân',
    area: 'het Friese boezemgebied',
    room: 'Vergaderzaal, Fryslânplein',
    title: 'Waterkwaliteit en kaderrichtlijn',
    subject: 'de kwaliteit van het oppervlaktewater',
    committee: ['WK', 'Commissie Waterkwaliteit'],
    contexts: { water: 95, milieu: 77, 'landbouw-natuur': 39 },
    organisation: 'Sportvissersbond Noordermeren',
    rule: 'Besluit maatregelen waterkwaliteit 2027',
    articles: [
      'Langs hoofdwatergangen geldt een onbemeste strook van drie meter.',
      'Lozing van bestrijdingsmiddelen op het boezemwater is verboden.',
    ],
    facts: [
      'Van de 25 waterlichamen voldoen er vier aan alle normen.',
      'Op negen zwemplekken is deze zomer gewaarschuwd voor blauwalg.',
      'De zuiveringsheffing stijgt volgend jaar met 6,8 procent.',
    ],
    issues: [
      {
        about: 'blauwalg in zwemwater',
        finding: 'zwemmers bij negen plassen ziek werden of thuis moesten blijven',
        because: 'schoon zwemwater ook voor toerisme van belang is',
        ask: 'op vijf locaties een proef met luchtbellenschermen te doen',
        question: 'Welke maatregel tegen blauwalg werkt het snelst?',
        answer:
          'Doorspoelen helpt direct, maar kost veel water. Op langere termijn werkt het terugdringen van fosfaat beter.',
        view: 'Een meer waar je niet in mag, is een postkaart.',
      },
      {
        about: 'medicijnresten in gezuiverd afvalwater',
        finding: 'bij zes zuiveringen te hoge gehalten medicijnresten zijn gemeten',
        because: 'wat de pil met ons doet ook de vis treft',
        ask: 'op twee zuiveringen een vierde trap te bouwen',
        question: 'Wat betekent een extra zuiveringstrap voor de heffing?',
        answer:
          'Voor een gezin komt dat neer op ongeveer twaalf euro per jaar. Wij vragen het Rijk om een bijdrage.',
        view: 'Wie vervuilt, betaalt; maar wie ziek is, kan er niets aan doen.',
      },
      {
        about: 'de hoogte van de waterschapsbelasting',
        finding: 'de lasten voor gezinnen in vier jaar met een kwart zijn gestegen',
        because: 'schoon water een publiek goed is dat betaalbaar moet blijven',
        ask: 'de kwijtscheldingsregeling te verruimen',
        question: 'Hoeveel huishoudens maken gebruik van kwijtschelding?',
        answer: 'Dat zijn er 21.400. Verruiming tot 110 procent van het minimum kost 1,7 miljoen euro.',
        view: 'Droge voeten zijn geen luxe, dus mag de rekening dat ook niet zijn.',
      },
    ],
  },
  {
    key: 'delfland',
    level: 'waterboard',
    name: 'Hoogheemraadschap van Delfland',
    area: 'het Delflandse kassengebied',
    room: 'Gemeenlandshuis, Phoenixstraat',
    title: 'Emissies uit de glastuinbouw',
    subject: 'lozingen vanuit de glastuinbouw',
    committee: ['SGW', 'Commissie Schoon en Gezond Water'],
    contexts: { water: 89, milieu: 71, 'landbouw-natuur': 52 },
    organisation: 'Telersvereniging Westhoek',
    rule: 'Handhavingsstrategie glastuinbouw',
    articles: [
      'Ieder bedrijf met meer dan één hectare glas wordt ten minste eenmaal per drie jaar gecontroleerd.',
      'Bij een tweede overtreding binnen een jaar wordt geen waarschuwing meer gegeven.',
    ],
    facts: [
      'In het gebied liggen 1.020 bedrijven met samen 2.400 hectare glas.',
      'Bij 31 procent van de controles werd een overtreding gevonden.',
      'Op vijf meetpunten ligt het gehalte aan bestrijdingsmiddelen boven de norm.',
    ],
    issues: [
      {
        about: 'lekkende kassen en putten',
        finding: 'een op de drie gecontroleerde bedrijven een lekkage had',
        because: 'een lek druppelt, maar duizend lekken een sloot vullen',
        ask: 'een keuring van drainage en putten verplicht te stellen',
        question: 'Hoeveel lekkages zijn na controle hersteld?',
        answer:
          'Van de 118 lekkages zijn er 97 binnen de termijn hersteld. Tegen de overige bedrijven loopt handhaving.',
        view: 'De meeste telers doen het goed en ergeren zich het meest aan de buurman die lekt.',
      },
      {
        about: 'meten met sensoren in de sloot',
        finding: 'overschrijdingen nu pas na zes weken bekend worden',
        because: 'een bron alleen te vinden is als je op tijd meet',
        ask: 'twintig sensoren te plaatsen en de gegevens openbaar te maken',
        question: 'Wat leverde de proef met sensoren op?',
        answer:
          'In vier maanden zijn zeven bronnen gevonden die anders onbekend waren gebleven. Wij stellen voor de proef te verlengen.',
        view: 'Meten is weten, maar dan wel voordat het water in zee ligt.',
      },
      {
        about: 'collectieve zuivering door telers',
        finding: 'kleine bedrijven een eigen zuivering niet kunnen betalen',
        because: 'samen zuiveren goedkoper is en beter te controleren',
        ask: 'een bijdrage te leveren aan twee collectieve zuiveringen',
        question: 'Welke clusters hebben een plan voor collectieve zuivering?',
        answer:
          'Er zijn drie clusters met samen 140 bedrijven. De eerste installatie kan over anderhalf jaar draaien.',
        view: 'Telers die elkaar op de veiling beconcurreren, kunnen prima samen een zuivering delen.',
      },
    ],
  },
];
