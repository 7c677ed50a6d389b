import type { Theme } from '../theme.ts';

/** Storylines on energy and climate. */
export const energyThemes: readonly Theme[] = [
  {
    key: 'netcongestie',
    dossier: '36 914',
    title: 'Elektriciteitsnet en netcongestie',
    subject: 'de aanpak van netcongestie',
    committee: 'KGG',
    ministry: 'kgg',
    contexts: { 'energie-klimaat': 96, industrie: 58, 'ruimte-wonen': 52, economie: 24 },
    organisations: ['Netbeheer Delta', 'Vereniging Zakelijke Stroomverbruikers'],
    debates: ['Elektriciteitsnet en netcapaciteit', 'Netcongestie en ruimte voor woningbouw'],
    letters: [
      'Voortgang maatregelenpakket netcongestie',
      'Prioritering van maatschappelijke functies op het stroomnet',
      'Flexibele contracten voor grootverbruikers',
    ],
    reports: [
      'Monitor aansluitingen en transportcapaciteit',
      'Onderzoek naar flexibel vermogen op bedrijventerreinen',
    ],
    headlines: [
      'Nieuwe wijk wacht tot 2031 op stroom',
      'Bakkerij mag oven niet aansluiten door vol net',
      'Netbeheerder waarschuwt voor wachtlijst bij huishoudens',
    ],
    facts: [
      'Op de wachtlijst voor afname staan ruim 14.200 aanvragen van grootverbruikers, tegenover 11.900 een jaar eerder.',
      'In vier regio’s is het congestieonderzoek afgerond; in twee daarvan komt met flexibele contracten 310 megawatt vrij.',
      'De netbeheerders investeren dit jaar gezamenlijk 8,6 miljard euro in kabels, stations en transformatoren.',
      'Een nieuw hoogspanningsstation vergt gemiddeld negen jaar, waarvan zes jaar opgaan aan locatiekeuze en vergunningen.',
      'In de avondpiek ligt de belasting van het middenspanningsnet 38 procent hoger dan het daggemiddelde.',
    ],
    bill: {
      title: 'Wijziging van de Energiewet in verband met de invoering van flexibele aansluitovereenkomsten',
      aim: 'netbeheerders de bevoegdheid te geven met afnemers een aansluiting overeen te komen die buiten de piekuren volledig en binnen de piekuren gedeeltelijk beschikbaar is',
      articles: [
        'Een transmissie- of distributiesysteembeheerder biedt op verzoek een flexibele aansluitovereenkomst aan indien de gevraagde transportcapaciteit niet binnen twaalf maanden beschikbaar is.',
        'De overeenkomst vermeldt de uren waarin de transportcapaciteit kan worden beperkt, de hoogte van de vergoeding en de datum waarop de volledige capaciteit beschikbaar komt.',
        'De Autoriteit Consument en Markt houdt toezicht op de voorwaarden en brengt jaarlijks verslag uit aan Onze Minister.',
      ],
      amendments: [
        {
          about: 'een rapportageplicht per transformatorgebied',
          text: 'De systeembeheerder maakt jaarlijks voor 1 april per transformatorgebied de verwachte belasting en de lengte van de wachtlijst openbaar.',
        },
        {
          about: 'voorrang voor scholen en zorginstellingen',
          text: 'Aanvragen van onderwijs- en zorginstellingen worden behandeld voor aanvragen van andere grootverbruikers.',
        },
      ],
    },
    issues: [
      {
        about: 'een afwegingskader voor netbewuste nieuwbouw',
        finding:
          'gemeenten bij de keuze tussen warmtepompen en een warmtenet zelden weten hoeveel ruimte het lokale stroomnet nog biedt',
        because:
          'een netbewuste wijk in de avondpiek tot een derde minder vermogen vraagt dan een wijk met uitsluitend individuele warmtepompen',
        ask: 'voor 1 maart met een afwegingskader te komen waarmee gemeenten de beschikbare netcapaciteit kunnen meewegen bij nieuwe woningbouwplannen',
        question:
          'Kunt u per provincie aangeven hoeveel woningen vertraging oplopen doordat een aansluiting op het elektriciteitsnet ontbreekt?',
        answer:
          'Volgens de laatste opgave van de netbeheerders gaat het om 26.400 woningen in plannen die voor 2029 zouden starten. De meeste daarvan liggen in Utrecht, Gelderland en Flevoland. Ik laat de uitsplitsing per provincie opnemen in de volgende monitor.',
        view: 'Een gemeente die nu een wijk tekent, rijdt met gedoofde lichten. Mijn fractie wil dat de netcapaciteit op tafel ligt voordat het eerste huis wordt gekozen.',
      },
      {
        about: 'voorrang voor huisartsenposten en scholen op de wachtlijst',
        finding:
          'scholen en huisartsenposten in congestiegebieden soms langer dan vier jaar op een zwaardere aansluiting wachten',
        because:
          'maatschappelijke voorzieningen niet zonder schade kunnen worden uitgesteld totdat het net is verzwaard',
        ask: 'met de toezichthouder af te spreken dat onderwijs- en zorgvoorzieningen in alle congestiegebieden met voorrang worden aangesloten',
        question: 'Waarom past nog niet elke netbeheerder het prioriteringskader op dezelfde manier toe?',
        answer:
          'Het prioriteringskader geldt voor alle netbeheerders, maar de wijze waarop aanvragen worden getoetst verschilt nog. Ik heb met de sector afgesproken dat er voor de zomer één werkwijze is. De toezichthouder kijkt daarop toe.',
        view: 'Het is niet uit te leggen dat een datacentrum wel en een basisschool geen stroom krijgt. Ik wil dat daar deze winter een einde aan komt.',
      },
      {
        about: 'het delen van aansluitingen op bedrijventerreinen',
        finding:
          'bedrijven op hetzelfde terrein samen gemiddeld 40 procent van hun gecontracteerde vermogen niet gebruiken',
        because:
          'groepscontracten op korte termijn ruimte opleveren zonder dat er een kabel de grond in hoeft',
        ask: 'belemmeringen voor groepstransportovereenkomsten weg te nemen en de Kamer daarover voor het zomerreces te informeren',
        question: 'Hoeveel energiehubs zijn inmiddels operationeel en hoeveel aanvragen liggen er nog?',
        answer:
          'Er zijn 31 energiehubs operationeel en 118 in voorbereiding. De doorlooptijd wordt vooral bepaald door afspraken over aansprakelijkheid. Voor dat onderdeel stel ik een modelcontract beschikbaar.',
        view: 'Ondernemers zijn bereid om stroom te delen, maar lopen vast in een woud van contracten. Dat is zonde van de schaarse netruimte.',
      },
      {
        about: 'versnelling van vergunningen voor hoogspanningsstations',
        finding: 'procedures voor nieuwe hoogspanningsstations gemiddeld langer duren dan de bouw zelf',
        because:
          'iedere maand vertraging de maatschappelijke kosten van het volle stroomnet met tientallen miljoenen euro’s vergroot',
        ask: 'voor stations van nationaal belang de beroepsprocedure in één instantie mogelijk te maken en daarbij de inspraak van omwonenden te waarborgen',
        question: 'Welke stations kunnen door een kortere procedure eerder in gebruik worden genomen?',
        answer:
          'Van de 45 geplande stations kunnen er naar verwachting zeventien ten minste achttien maanden eerder gereed zijn. Daarvoor is wel nodig dat provincies de locaties tijdig vastleggen. Ik voer daarover gesprekken met alle provincies.',
        view: 'Negen jaar voor een transformatorstation is te lang. Versnellen kan, als omwonenden vanaf het begin meepraten in plaats van achteraf procederen.',
      },
    ],
  },
  {
    key: 'kernenergie',
    dossier: '36 958',
    title: 'Kernenergie en nieuwe kerncentrales',
    subject: 'de bouw van nieuwe kerncentrales',
    committee: 'KGG',
    ministry: 'kgg',
    contexts: { 'energie-klimaat': 95, financien: 47, veiligheid: 26, milieu: 22 },
    organisations: ['Platform Kernenergie Zeeland', 'Stichting Schone Schelde'],
    debates: ['Kernenergie', 'Financiering en locatiekeuze nieuwe kerncentrales'],
    letters: [
      'Voorkeurslocatie voor twee nieuwe kerncentrales',
      'Kostenraming en risicoverdeling kernenergie',
      'Programma kleine modulaire reactoren',
    ],
    reports: [
      'Technische haalbaarheidsstudie bedrijfsduurverlenging',
      'Marktconsultatie financiering kerncentrales',
    ],
    headlines: [
      'Zeeuwse gemeenten eisen compensatie voor komst kerncentrales',
      'Bouwkosten kerncentrales vallen miljarden hoger uit',
      'Tekort aan nucleair geschoolde technici dreigt',
    ],
    facts: [
      'De kostenraming voor twee centrales van elk 1.600 megawatt loopt uiteen van 22 tot 31 miljard euro.',
      'Drie technologieleveranciers hebben een haalbaarheidsstudie afgerond; met twee daarvan worden de gesprekken voortgezet.',
      'De regio heeft 39 voorwaarden opgesteld, waaronder wegen, woningen voor bouwvakkers en behoud van landbouwgrond.',
      'Voor de bouwfase zijn op het hoogtepunt zo’n 8.000 arbeidskrachten nodig, van wie de meesten van buiten de regio komen.',
      'De bestaande centrale kan volgens de toezichthouder alleen na een aanvullende veiligheidsbeoordeling langer openblijven.',
    ],
    issues: [
      {
        about: 'een vast aanspreekpunt voor de regio bij de bouw van kerncentrales',
        finding:
          'gemeenten in de regio met zes verschillende rijksdiensten overleggen over de komst van de centrales',
        because: 'draagvlak begint met een overheid die afspraken op één plek vastlegt en nakomt',
        ask: 'een regiegezant aan te stellen die namens het Rijk met de regio bindende afspraken maakt over voorzieningen en overlast',
        question: 'Wanneer ontvangt de regio uitsluitsel over de voorwaarden die zij heeft gesteld?',
        answer:
          'Ik heb toegezegd voor het einde van het jaar op alle voorwaarden te reageren. Over 24 ervan bestaat overeenstemming op hoofdlijnen. De overige hangen samen met de begroting en vergen meer tijd.',
        view: 'De regio draagt de lasten van een nationaal besluit. Dan is het minste dat wij kunnen doen, dat er iemand is die de telefoon opneemt.',
      },
      {
        about: 'een plafond voor de overheidsbijdrage aan kerncentrales',
        finding: 'in de begroting nog geen maximum is opgenomen voor de bijdrage van het Rijk aan de bouw',
        because:
          'budgettaire tegenvallers bij grote infrastructurele projecten eerder regel dan uitzondering zijn',
        ask: 'de Kamer voor de definitieve investeringsbeslissing een maximum voor de rijksbijdrage en een risicoreservering voor te leggen',
        question:
          'Welke risico’s komen voor rekening van het Rijk wanneer de bouw meer dan drie jaar uitloopt?',
        answer:
          'De verdeling van risico’s is onderdeel van de onderhandelingen. Uitgangspunt is dat bouwrisico’s bij de leverancier liggen en dat het Rijk deelneemt in het eigen vermogen. Ik kan op dat resultaat niet vooruitlopen.',
        view: 'Mijn fractie is niet tegen kernenergie, maar wel tegen een blanco cheque. Wie een maximum niet durft te noemen, heeft de rekensom niet af.',
      },
      {
        about: 'een opleidingsplan voor nucleaire technici',
        finding: 'er jaarlijks minder dan honderd studenten afstuderen in een nucleaire richting',
        because: 'toezicht, bouw en bedrijfsvoering alle drie uit dezelfde kleine groep deskundigen putten',
        ask: 'samen met hogescholen en het beroepsonderwijs een opleidingsplan voor nucleaire technici op te stellen, met een sluitende bekostiging',
        question:
          'Hoe voorkomt u dat het toezicht op nucleaire veiligheid personeel verliest aan de bouw van nieuwe centrales?',
        answer:
          'De toezichthouder krijgt structureel middelen voor 60 extra arbeidsplaatsen. Daarnaast start dit studiejaar een gezamenlijke leerlijn met twee universiteiten en drie hogescholen.',
        view: 'Beton kun je kopen, kennis niet. Zonder vakmensen blijft deze ambitie een tekening.',
      },
      {
        about: 'de eindberging van radioactief afval',
        finding: 'een besluit over eindberging van radioactief afval pas voor het jaar 2100 is voorzien',
        because: 'de generatie die van de stroom profiteert ook verantwoordelijkheid draagt voor het afval',
        ask: 'het besluit over de eindberging van radioactief afval ten minste dertig jaar naar voren te halen en daarvoor een routekaart op te stellen',
        question: 'Wat zijn de kosten wanneer het besluit over eindberging wordt vervroegd naar 2070?',
        answer:
          'Een eerdere keuze vergt hogere jaarlijkse afdrachten van de producenten van afval. Het adviespanel becijfert het verschil op 18 tot 25 miljoen euro per jaar. Ik betrek dit bij het nationaal programma.',
        view: 'Wie vandaag een centrale bouwt en de rekening doorschuift naar 2100, maakt het zich te gemakkelijk.',
      },
    ],
  },
  {
    key: 'klimaatadaptatie',
    dossier: '36 803',
    title: 'Klimaatadaptatie en waterveiligheid',
    subject: 'de voorbereiding op wateroverlast, hitte en droogte',
    committee: 'IW',
    ministry: 'ienw',
    contexts: { water: 94, 'energie-klimaat': 66, 'ruimte-wonen': 49, veiligheid: 18 },
    organisations: ['Waterschappenberaad', 'Verbond van Schadeverzekeraars Nederland-Oost'],
    debates: ['Water en klimaatadaptatie', 'Hoogwaterbescherming en zoetwater'],
    letters: [
      'Voortgang Nationale Adaptatiestrategie',
      'Evaluatie wateroverlast in de beekdalen',
      'Zoetwaterbeschikbaarheid bij langdurige droogte',
    ],
    reports: ['Stresstest hitte en wateroverlast gemeenten', 'Evaluatie dijkversterkingen rivierengebied'],
    headlines: [
      'Beekdal voor derde keer in twee jaar onder water',
      'Kelders nat, verzekeraar keert niet uit',
      'Verpleeghuizen onvoldoende voorbereid op hittegolf',
    ],
    facts: [
      'Van de 1.500 kilometer dijk die voor 2050 moet worden versterkt, is 286 kilometer gereed.',
      'Na de zware buien van vorig jaar zijn 3.100 schadeclaims ingediend, waarvan een kwart werd afgewezen.',
      'Het aantal tropische dagen per jaar is in dertig jaar tijd meer dan verdubbeld.',
      'Een op de zes gemeenten heeft nog geen uitvoeringsagenda voor klimaatadaptatie vastgesteld.',
      'In het zuiden en oosten daalde het grondwater in de zomer tot 45 centimeter onder het langjarig gemiddelde.',
    ],
    issues: [
      {
        about: 'een landelijke norm voor klimaatbestendig bouwen',
        finding:
          'op locaties met een verhoogde kans op overstroming nog altijd wordt gebouwd zonder extra eisen aan vloerhoogte en waterberging',
        because: 'achteraf herstellen gemiddeld vijf keer zo duur is als vooraf klimaatbestendig bouwen',
        ask: 'een landelijke norm voor klimaatbestendig bouwen vast te leggen in de bouwregelgeving en daarbij regionale verschillen toe te staan',
        question:
          'Hoeveel woningen zijn sinds 2020 gebouwd in gebieden die bij hevige neerslag onder water kunnen lopen?',
        answer:
          'Het gaat naar schatting om 39.000 woningen. Niet al deze woningen lopen hetzelfde risico, omdat de waterdiepte sterk verschilt. Ik laat de kaarten actualiseren en openbaar maken.',
        view: 'Bouwen in een badkuip en dan verbaasd zijn over natte voeten: daar moeten wij mee stoppen.',
      },
      {
        about: 'de verzekerbaarheid van overstromingsschade',
        finding:
          'schade door het falen van regionale keringen voor veel huishoudens niet of slechts beperkt verzekerbaar is',
        because: 'onduidelijkheid over vergoeding leidt tot ongelijke behandeling van gedupeerden',
        ask: 'met verzekeraars tot een sluitend stelsel voor overstromingsschade te komen, met een rol voor het Rijk als achtervang',
        question: 'Wie vergoedt de schade van bewoners die door hun verzekeraar zijn afgewezen?',
        answer:
          'De Wet tegemoetkoming schade bij rampen biedt een vangnet, maar is bedoeld voor uitzonderlijke gebeurtenissen. Ik onderzoek met verzekeraars een publiek-private oplossing. De uitkomsten deel ik in het voorjaar.',
        view: 'Mensen die alles kwijt zijn, horen niet eerst een juridisch seminar te moeten volgen om te weten wie er betaalt.',
      },
      {
        about: 'hitteplannen voor zorginstellingen',
        finding: 'bij een derde van de verpleeghuizen een actueel hitteplan ontbreekt',
        because: 'hittegolven jaarlijks tot honderden vroegtijdige sterfgevallen onder ouderen leiden',
        ask: 'zorginstellingen te verplichten een hitteplan op te stellen en gemeenten te ondersteunen bij verkoeling in kwetsbare wijken',
        question: 'Bent u bereid om in elke gemeente ten minste één openbare koele plek te laten aanwijzen?',
        answer:
          'Veel gemeenten doen dit al. Een wettelijke plicht vind ik te ver gaan, maar ik stel een handreiking en een budget van 4 miljoen euro beschikbaar.',
        view: 'Hitte is een stille ramp achter dichte gordijnen. Wij moeten er niet pas over praten wanneer het weer is omgeslagen.',
      },
      {
        about: 'het vasthouden van water in beekdalen',
        finding: 'de afspraken over waterberging in de beekdalen grotendeels nog niet zijn uitgevoerd',
        because: 'water dat bovenstrooms wordt vastgehouden zowel wateroverlast als droogte tegengaat',
        ask: 'per stroomgebied bindende afspraken te maken over waterberging en agrariërs daarvoor langjarig te vergoeden',
        question: 'Wat is de reden dat slechts twee van de elf beekdalprojecten op schema liggen?',
        answer:
          'Grondverwerving is de belangrijkste oorzaak van de vertraging. Met een nieuwe vergoeding voor blauwe diensten verwacht ik dat vijf projecten volgend jaar alsnog van start gaan.',
        view: 'Iedere druppel die wij in de winter weggooien, missen we in juli. Boeren willen daar best bij helpen, mits er een eerlijke prijs tegenover staat.',
      },
    ],
  },
];
