import type { Theme } from '../theme.ts';

/** Storylines on housing, rail and aviation. */
export const housingThemes: readonly Theme[] = [
  {
    key: 'woningbouw',
    dossier: '36 881',
    title: 'Versnelling van de woningbouw',
    subject: 'de versnelling van de woningbouw',
    committee: 'VRO',
    ministry: 'vro',
    contexts: { 'ruimte-wonen': 98, bestuur: 46, economie: 32, financien: 24 },
    organisations: ['Koepel van Woningcorporaties', 'Vereniging Bouwend Midden'],
    debates: ['Woningbouw en grondbeleid', 'Huurmarkt en volkshuisvesting'],
    letters: [
      'Stand van de volkshuisvesting',
      'Doorbouwgarantie en startbouwimpuls',
      'Betaalbaarheid van nieuwbouwwoningen',
    ],
    reports: ['Monitor woningbouwproductie', 'Onderzoek beroepsprocedures bij woningbouwplannen'],
    headlines: [
      'Studentenhuis met honderd kamers staat al twee jaar leeg',
      'Bouwproject stilgelegd na bezwaar van één bewoner',
      'Starters betalen helft van inkomen aan huur',
    ],
    facts: [
      'Het woningtekort bedraagt 4,8 procent van de voorraad, ofwel 396.000 woningen.',
      'In het afgelopen jaar zijn 82.300 nieuwe woningen opgeleverd en voor 91.000 woningen vergunningen verleend.',
      'De gemiddelde doorlooptijd van initiatief tot oplevering is zeven jaar en vier maanden.',
      'Van de geplande nieuwbouw is 61 procent betaalbaar; de afspraak is twee derde.',
      'Corporaties leverden 18.700 sociale huurwoningen op, het hoogste aantal in tien jaar.',
    ],
    bill: {
      title: 'Regels over de versterking van de regie op de volkshuisvesting (Wet regie en doorbouwen)',
      aim: 'het Rijk, provincies en gemeenten te laten sturen op het aantal, de betaalbaarheid en de locatie van nieuwe woningen',
      articles: [
        'Iedere gemeente stelt een volkshuisvestingsprogramma vast, waarin is opgenomen hoeveel woningen in welke prijsklasse worden gebouwd.',
        'Van de nieuw te bouwen woningen is ten minste twee derde betaalbaar en ten minste dertig procent sociale huurwoning.',
        'Beroep tegen een besluit over twaalf of meer woningen wordt behandeld in één instantie, die binnen zes maanden uitspraak doet.',
      ],
      amendments: [
        {
          about: 'een uitzondering voor kleine kernen',
          text: 'In kernen met minder dan vijfduizend inwoners kan de gemeenteraad van het percentage sociale huurwoningen afwijken.',
        },
        {
          about: 'voorrang voor mensen in vitale beroepen',
          text: 'De gemeenteraad kan bepalen dat ten hoogste een vijfde van de woningen met voorrang wordt toegewezen aan mensen met een vitaal beroep.',
        },
      ],
    },
    issues: [
      {
        about: 'kortere beroepsprocedures bij woningbouw',
        finding: 'bezwaar- en beroepsprocedures woningbouwprojecten gemiddeld met anderhalf jaar vertragen',
        because: 'woningzoekenden geen partij zijn in die procedures, maar er wel de prijs voor betalen',
        ask: 'beroep in één instantie voor alle woningbouwplannen met meer dan twaalf woningen in te voeren',
        question: 'Hoeveel woningen liggen stil als gevolg van lopende procedures?',
        answer:
          'Op dit moment gaat het om circa 31.000 woningen in 240 plannen. De Raad van State heeft extra kamers ingericht. Daarmee is de gemiddelde doorlooptijd gedaald tot 38 weken.',
        view: 'Inspraak is een groot goed, eindeloos procederen is dat niet. Ieder jaar uitstel is een jaar langer op zolder bij je ouders.',
      },
      {
        about: 'het ombouwen van leegstaande kantoren tot woningen',
        finding:
          'in Nederland ruim twee miljoen vierkante meter kantoorruimte langer dan drie jaar leegstaat',
        because: 'transformatie sneller en duurzamer woningen oplevert dan bouwen op nieuwe grond',
        ask: 'een transformatieregeling open te stellen voor gemeenten die kantoren ombouwen tot betaalbare woningen',
        question: 'Welke regels staan een snelle ombouw van kantoren tot woningen het meest in de weg?',
        answer:
          'Gemeenten noemen vooral geluid, parkeernormen en splitsing. Voor geluid komt er een ruimere afwijkingsmogelijkheid. Parkeernormen zijn een lokale bevoegdheid, waarover ik een handreiking uitbreng.',
        view: 'Lege kantoren en volle wachtlijsten: wie dat aan een starter moet uitleggen, krijgt een rood hoofd.',
      },
      {
        about: 'betaalbare huren voor middeninkomens',
        finding: 'middeninkomens te veel verdienen voor sociale huur en te weinig voor een koopwoning',
        because: 'leraren, agenten en verpleegkundigen in de stad moeten kunnen wonen waar zij werken',
        ask: 'afspraken te maken over 50.000 extra middenhuurwoningen en daarvoor grond van het Rijk in te zetten',
        question: 'Hoeveel particuliere huurwoningen zijn sinds de invoering van de huurregulering verkocht?',
        answer:
          'Er zijn per saldo 24.600 huurwoningen uitgepond, waarvan ongeveer twee derde is gekocht door starters. Het aanbod aan middenhuur is daarmee gedaald. Ik tref aanvullende maatregelen om investeren aantrekkelijk te houden.',
        view: 'Een woningmarkt waarop een wijkagent geen huis in zijn eigen wijk kan vinden, is stuk.',
      },
      {
        about: 'woningen voor ouderen in de eigen kern',
        finding: 'er een tekort is van 80.000 geclusterde en levensloopbestendige woningen voor ouderen',
        because: 'een passende woning voor één oudere gemiddeld drie verhuizingen in gang zet',
        ask: 'met gemeenten per regio te bepalen hoeveel ouderenwoningen nodig zijn en dat aantal in de woondeals vast te leggen',
        question: 'Wat doet u om het voor ouderen aantrekkelijk te maken om te verhuizen?',
        answer:
          'Gemeenten kunnen wooncoaches inzetten en huurbehoud aanbieden. In de nieuwe woondeals staan voor het eerst aantallen ouderenwoningen per gemeente. Over de uitvoering rapporteer ik jaarlijks.',
        view: 'Mijn buurvrouw van 81 wil best kleiner wonen, maar wel in haar eigen dorp. Dat is toch niet te veel gevraagd?',
      },
    ],
  },
  {
    key: 'spoor',
    dossier: '36 794',
    title: 'Spoor en ov-bereikbaarheid',
    subject: 'de betrouwbaarheid van het spoor en de ov-bereikbaarheid',
    committee: 'IW',
    ministry: 'ienw',
    contexts: { mobiliteit: 97, 'ruimte-wonen': 45, bestuur: 21, economie: 17 },
    organisations: ['Reizigersplatform Onderweg', 'Vervoerdersberaad Regionaal Spoor'],
    debates: ['Spoor', 'Openbaar vervoer en taxi'],
    letters: [
      'Prestaties op het hoofdrailnet',
      'Bereikbaarheid van de regio per openbaar vervoer',
      'Uitgesteld onderhoud aan het spoor',
    ],
    reports: ['Midtermreview vervoerconcessie', 'Analyse verstoringen hoofdrailnet'],
    headlines: [
      'Laatste bus verdwijnt uit negentien dorpen',
      'Treinreiziger staat ook in de daluren',
      'Spoorbrug maanden dicht door verzakking',
    ],
    facts: [
      'In het derde kwartaal reed 88,1 procent van de treinen op tijd; de bodemwaarde is 88,9 procent.',
      'Het aantal bushaltes is in tien jaar tijd met 1.460 afgenomen.',
      'Het uitgesteld onderhoud aan het spoor wordt geraamd op 2,1 miljard euro.',
      'Door de prijsverhoging is een kaartje voor een enkele reis gemiddeld 6,4 procent duurder geworden.',
      'Op de verbinding naar het noorden komen vanaf 2028 twee extra treinen per uur.',
    ],
    issues: [
      {
        about: 'een minimumniveau voor bereikbaarheid van dorpen',
        finding: 'in steeds meer dorpen na zeven uur ’s avonds geen bus meer rijdt',
        because: 'bereikbaarheid bepaalt of jongeren naar school en ouderen naar het ziekenhuis kunnen',
        ask: 'een wettelijk minimumniveau voor de bereikbaarheid van voorzieningen per openbaar vervoer vast te stellen',
        question:
          'Welke dorpen met meer dan duizend inwoners zijn ’s avonds niet meer per openbaar vervoer bereikbaar?',
        answer:
          'Dat geldt voor 134 kernen. In 61 daarvan is een vorm van vervoer op maat beschikbaar. Met provincies werk ik aan een ondergrens, die in het bereikbaarheidspeil wordt opgenomen.',
        view: 'Een dorp zonder bus is een dorp op afstand. Wie geen auto heeft, mag niet thuis komen te zitten.',
      },
      {
        about: 'het inlopen van achterstallig onderhoud aan het spoor',
        finding: 'snelheidsbeperkingen door achterstallig onderhoud inmiddels op elf baanvakken gelden',
        because: 'uitstel van onderhoud de kosten en de hinder voor reizigers alleen maar vergroot',
        ask: 'een meerjarig onderhoudsplan met dekking aan de Kamer te zenden, zodat de achterstand in 2032 is ingelopen',
        question: 'Wat kost het om alle snelheidsbeperkingen binnen drie jaar op te heffen?',
        answer:
          'ProRail raamt de kosten op 780 miljoen euro bovenop het bestaande budget. Het geld is niet het enige knelpunt: er zijn ook te weinig monteurs en treinvrije perioden. Ik zet in op spreiding over vijf jaar.',
        view: 'Wie jarenlang niet schildert, moet op een dag het kozijn vervangen. Op dat punt zijn wij met het spoor beland.',
      },
      {
        about: 'sociale veiligheid in treinen en op stations',
        finding: 'het aantal meldingen van agressie tegen treinpersoneel met 11 procent is gestegen',
        because: 'conducteurs en buschauffeurs hun werk zonder angst moeten kunnen doen',
        ask: 'bodycams en cameratoezicht op risicolijnen te financieren en met politie afspraken te maken over aanrijtijden',
        question: 'Hoe vaak was de politie niet binnen een kwartier ter plaatse na een melding van geweld?',
        answer:
          'In 29 procent van de gevallen duurde het langer. Op afgelegen stations is samenwerking met handhavers van gemeenten een goed alternatief. Over de proef op vier lijnen bericht ik u in het najaar.',
        view: 'Een conducteur hoort kaartjes te knippen en geen klappen te krijgen.',
      },
      {
        about: 'nieuwe stations bij grote woningbouwlocaties',
        finding: 'bij zes grootschalige woningbouwlocaties de financiering van een station nog niet rond is',
        because: 'bewoners die eenmaal aan de auto gewend zijn, zelden alsnog de trein nemen',
        ask: 'stations bij grootschalige woningbouw voortaan gelijktijdig met de eerste woningen in de planning op te nemen',
        question: 'Welke stations zijn gereed wanneer de eerste bewoners hun sleutel ontvangen?',
        answer:
          'Van de zes stations zijn er twee volledig bekostigd. Voor de overige vier dragen regio en Rijk ieder de helft bij, afhankelijk van het bestuurlijk overleg dit najaar.',
        view: 'Eerst het station en dan de wijk, in plaats van tien jaar een bushokje in de modder.',
      },
    ],
  },
  {
    key: 'luchtvaart',
    dossier: '36 826',
    title: 'Luchtvaart en de toekomst van Schiphol',
    subject: 'de balans tussen Schiphol en zijn omgeving',
    committee: 'IW',
    ministry: 'ienw',
    contexts: { mobiliteit: 93, milieu: 72, economie: 51, gezondheid: 30, europa: 17 },
    organisations: ['Omwonendenberaad Luchthavens', 'Vereniging Nederlandse Luchtvracht'],
    debates: ['Luchtvaart', 'Schiphol en omgeving'],
    letters: [
      'Vervolg balanced approach Schiphol',
      'Nachtvluchten en geluidsnormen',
      'Ultrafijnstof op en rond luchthavens',
    ],
    reports: ['Geluidsmonitor luchthavens', 'Gezondheidsonderzoek ultrafijnstof platformmedewerkers'],
    headlines: [
      'Omwonenden slapen steeds slechter door nachtvluchten',
      'Luchthaven wil opnieuw uitbreiden met vrachtvluchten',
      'Platformpersoneel werkt jaren in uitlaatgas',
    ],
    facts: [
      'Het aantal vliegbewegingen is voor het komende gebruiksjaar begrensd op 478.000.',
      'Binnen de geluidscontour wonen naar berekening 163.000 ernstig gehinderden.',
      'In de nacht zijn 27.000 vluchten toegestaan, 5.000 minder dan voorheen.',
      'Een retourvlucht over korte afstand veroorzaakt per passagier tot acht keer zoveel uitstoot als dezelfde reis per trein.',
      'De luchtvrachtsector rond de luchthaven biedt werk aan 24.500 mensen.',
    ],
    issues: [
      {
        about: 'een nachtsluiting van Schiphol',
        finding:
          'nachtvluchten aantoonbaar leiden tot slaapverstoring en een verhoogd risico op hart- en vaatziekten',
        because: 'de gezondheid van omwonenden een volwaardig belang is in de afweging',
        ask: 'een nachtsluiting tussen middernacht en zes uur uit te werken en de economische gevolgen daarvan in kaart te brengen',
        question: 'Wat zijn de juridische mogelijkheden om nachtvluchten verder te beperken?',
        answer:
          'Een nachtsluiting vereist een nieuwe procedure op grond van de Europese verordening. Die duurt ongeveer twee jaar. Ik laat de maatregel als variant doorrekenen.',
        view: 'Slaap is geen luxe. Wie om drie uur ’s nachts wakker ligt van een vrachttoestel, heeft niets aan een gemiddelde per jaar.',
      },
      {
        about: 'rechtsbescherming van omwonenden',
        finding: 'geluidsnormen in de praktijk al jaren worden gedoogd in plaats van gehandhaafd',
        because: 'een rechtsstaat ook geldt voor wie onder een aanvliegroute woont',
        ask: 'voor het einde van het jaar een handhaafbaar stelsel met lokale meetpunten in te voeren',
        question: 'Wanneer wordt er weer handhavend opgetreden bij overschrijding van de geluidsnormen?',
        answer:
          'Met het nieuwe luchthavenverkeersbesluit komt een einde aan het gedogen. Ik streef naar inwerkingtreding volgend jaar. De inspectie bereidt zich daarop voor.',
        view: 'Gedogen was bedoeld als tussenoplossing. Inmiddels zit er een generatie omwonenden op een antwoord te wachten.',
      },
      {
        about: 'een gelijk speelveld voor de luchtvracht',
        finding: 'vrachtmaatschappijen door het tekort aan slots naar luchthavens over de grens uitwijken',
        because: 'vracht die per truck terugkomt voor klimaat en economie weinig oplevert',
        ask: 'een minimumaantal slots voor vracht te reserveren onder de voorwaarde dat de stilste toestellen worden ingezet',
        question: 'Hoeveel vracht is het afgelopen jaar verplaatst naar luchthavens in buurlanden?',
        answer:
          'De sector schat dat het om 140.000 ton gaat. Een slotreservering is binnen de Europese regels slechts beperkt mogelijk. Ik spreek hierover met de slotcoördinator.',
        view: 'Minder vliegen in Nederland is geen winst wanneer hetzelfde pakket met een vrachtwagen uit Luik komt.',
      },
      {
        about: 'bescherming van platformpersoneel tegen ultrafijnstof',
        finding: 'platformmedewerkers dagelijks worden blootgesteld aan hoge concentraties ultrafijnstof',
        because: 'een veilige werkplek niet mag afhangen van de kosten van een elektrische trekker',
        ask: 'een tijdpad voor emissievrij taxiën en elektrisch grondmaterieel verplicht te stellen',
        question: 'Hoe ver is de invoering van elektrisch grondmaterieel gevorderd?',
        answer:
          'Van het materieel is 46 procent emissievrij. Afgesproken is dat dit in 2030 volledig het geval is. De arbeidsinspectie controleert tussentijds op maatregelen tegen blootstelling.',
        view: 'Deze mensen houden onze vakantie draaiende en ademen de rekening in.',
      },
    ],
  },
];
