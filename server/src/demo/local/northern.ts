import type { Body } from './body.ts';

/** Storylines of the northern and eastern provinces. */
export const northernBodies: readonly Body[] = [
  {
    key: 'fryslan',
    level: 'province',
    name: 'Provincie Fryslân',
    area: 'Fryslân',
    room: 'Statenzaal, Tweebaksmarkt',
    title: 'Veenweidevisie en bodemdaling',
    subject: 'de aanpak van bodemdaling in het veenweidegebied',
    committee: ['LG', 'Statencommissie Landelijk Gebied'],
    contexts: { water: 88, 'landbouw-natuur': 81, 'energie-klimaat': 47 },
    organisation: 'Veenweideberaad De Greiden',
    rule: 'Subsidieregeling hoger waterpeil veenweide Fryslân',
    articles: [
      'Subsidie kan worden verstrekt aan agrariërs die het slootpeil verhogen tot ten hoogste veertig centimeter onder het maaiveld.',
      'De subsidie bedraagt ten hoogste 380 euro per hectare per jaar en wordt voor zes jaar verleend.',
    ],
    facts: [
      'In het westelijk veenweidegebied daalt de bodem gemiddeld acht millimeter per jaar.',
      'Zo’n 5.700 woningen in het gebied staan op houten palen of op staal.',
      'Voor de eerste fase is 31 miljoen euro gereserveerd, waarvan de helft door het Rijk wordt betaald.',
    ],
    issues: [
      {
        about: 'herstel van funderingen in het veenweidegebied',
        finding: 'honderden eigenaren hun woning niet kunnen verkopen vanwege funderingsschade',
        because: 'herstel voor veel huishoudens onbetaalbaar is zonder een achtervang van de overheid',
        ask: 'met de gemeenten een garantieregeling voor funderingsherstel uit te werken',
        question: 'Hoeveel meldingen van funderingsschade zijn sinds de droge zomer binnengekomen?',
        answer:
          'Er zijn 614 meldingen geregistreerd. Van 240 woningen is de fundering onderzocht; bij ruim de helft is herstel binnen tien jaar nodig.',
        view: 'Mensen zien de scheuren in hun muren groeien. Zij mogen van de provincie verwachten dat die naast hen gaat staan.',
      },
      {
        about: 'een hoger zomerpeil in de veenpolders',
        finding:
          'het zomerpeil in drie polders nog altijd meer dan negentig centimeter onder het maaiveld ligt',
        because: 'een hoger peil alleen slaagt wanneer boeren er een boterham mee kunnen verdienen',
        ask: 'peilverhoging vrijwillig te houden en te verbinden aan een langjarige vergoeding',
        question: 'Welke polders komen als eerste in aanmerking voor een hoger peil?',
        answer:
          'Wij beginnen in de polders waar eigenaren zich gezamenlijk hebben aangemeld. Dat zijn er nu vier, met samen 2.900 hectare.',
        view: 'Een boer rekent niet in visies maar in kilo’s gras. Geef zekerheid over de vergoeding, dan gaat het peil omhoog.',
      },
      {
        about: 'weidevogels in natte graslanden',
        finding: 'het aantal broedparen van de grutto in tien jaar met een derde is afgenomen',
        because: 'vochtige graslanden voor weidevogels onmisbaar zijn in het voorjaar',
        ask: 'bij iedere peilverhoging een plan voor weidevogels op te stellen',
        question: 'Hoe wordt voorkomen dat bemesting en beheer elkaar in het voorjaar tegenwerken?',
        answer:
          'In de beheerpakketten is een rustperiode van acht weken opgenomen. Over naleving maken de collectieven jaarlijks een verslag.',
        view: 'Zonder grutto is het geen Fryslân meer. Dat mag best iets kosten.',
      },
    ],
  },
  {
    key: 'groningen',
    level: 'province',
    name: 'Provincie Groningen',
    area: 'Groningen',
    room: 'Statenzaal, Martinikerkhof',
    title: 'Waterstofvallei en netcapaciteit',
    subject: 'de waterstofeconomie rond de Eemshaven',
    committee: ['MEF', 'Statencommissie Mobiliteit, Energie en Financiën'],
    contexts: { 'energie-klimaat': 92, economie: 61, industrie: 55 },
    organisation: 'Havenverbond Eems en Dollard',
    rule: 'Provinciaal inpassingsplan waterstofleiding Eemsmond',
    articles: [
      'Binnen de leidingstrook zijn gebouwen en diepwortelende beplanting niet toegestaan.',
      'Een omgevingsvergunning wordt pas verleend nadat de leidingbeheerder is gehoord.',
    ],
    facts: [
      'Negentien bedrijven in de Eemshaven wachten op een zwaardere aansluiting.',
      'De geplande elektrolyser heeft een vermogen van 520 megawatt.',
      'Volgens een raming levert de waterstofketen in 2035 zo’n 6.400 banen op.',
    ],
    issues: [
      {
        about: 'aansluiting van bestaande industrie op het waterstofnet',
        finding: 'de aftakking naar Delfzijl drie jaar later gereed is dan de hoofdleiding',
        because: 'bedrijven hun investering niet kunnen uitstellen zonder vergunningen te verliezen',
        ask: 'bij het Rijk aan te dringen op een gelijktijdige aanleg van de aftakking',
        question: 'Wat zijn de gevolgen voor bedrijven die in 2028 op waterstof hadden gerekend?',
        answer:
          'Twee bedrijven overbruggen de periode met aanvoer per trein. Een derde bedrijf heeft het besluit een jaar uitgesteld.',
        view: 'Wie vooroploopt, mag niet als laatste een leiding krijgen.',
      },
      {
        about: 'veiligheid van omwonenden langs de leiding',
        finding: 'bewoners van vier dorpen pas na de tracékeuze zijn geraadpleegd',
        because: 'Groningers na de gaswinning recht hebben op een overheid die vooraf luistert',
        ask: 'een onafhankelijk aanspreekpunt voor omwonenden in te richten',
        question: 'Welke afstand tot woningen houdt het college aan?',
        answer:
          'De leiding blijft ten minste zeventig meter van woningen. Op twee plaatsen is het tracé daarvoor verlegd.',
        view: 'Vertrouwen komt hier te voet en gaat te paard. Begin dus met een gesprek aan de keukentafel.',
      },
      {
        about: 'opleidingsplaatsen voor technici',
        finding: 'mbo-scholen in de provincie 400 leerlingen te weinig opleiden voor de energiesector',
        because: 'banen alleen hier landen als hier ook vakmensen zijn',
        ask: 'met scholen en bedrijven een techniekfonds op te richten',
        question: 'Hoeveel leerwerkplekken komen er bij de bouw van de elektrolyser?',
        answer:
          'Met de bouwer is afgesproken dat er 120 leerwerkplekken komen. De eerste dertig starten na de zomer.',
        view: 'De mooiste fabriek staat stil als niemand haar kan onderhouden.',
      },
    ],
  },
  {
    key: 'drenthe',
    level: 'province',
    name: 'Provincie Drenthe',
    area: 'Drenthe',
    room: 'Statenzaal, Westerbrink',
    title: 'Bereikbaarheid van dorpen en openbaar vervoer',
    subject: 'het openbaar vervoer op het Drentse platteland',
    committee: ['OGB', 'Statencommissie Omgeving en Bereikbaarheid'],
    contexts: { mobiliteit: 95, bestuur: 33, gelijkheid: 24 },
    organisation: 'Reizigerskring Noordoost',
    rule: 'Vervoerplan hubs en flexvervoer Drenthe',
    articles: [
      'Iedere kern met meer dan vijfhonderd inwoners heeft op werkdagen ten minste een vervoersmogelijkheid per uur.',
      'Een rit met flexvervoer kan tot een half uur voor vertrek worden geboekt, ook telefonisch.',
    ],
    facts: [
      'In 62 dorpen rijdt na zeven uur ’s avonds geen bus meer.',
      'Het flexvervoer telde vorig jaar 148.000 ritten, een kwart meer dan het jaar ervoor.',
      'Het aanbod van hubs groeide in drie jaar van 21 naar 34.',
    ],
    issues: [
      {
        about: 'avondbussen tussen de dorpen',
        finding: 'scholieren en zorgmedewerkers na een avonddienst niet meer thuis kunnen komen',
        because: 'een dorp zonder avondbus voor wie geen auto heeft een eiland is',
        ask: 'op zes lijnen een proef te doen met een avondbus tot middernacht',
        question: 'Wat kost een avondbus op de zes drukste lijnen?',
        answer:
          'Een proef van een jaar kost 740.000 euro. Binnen de concessie kan daarvan 300.000 euro worden gevonden.',
        view: 'Een student uit Borger moet ook naar een avondcollege kunnen.',
      },
      {
        about: 'de kwaliteit van het flexvervoer',
        finding: 'een op de zeven geboekte ritten meer dan een kwartier te laat komt',
        because: 'reizigers afhaken als zij hun aansluiting niet halen',
        ask: 'boetes voor structurele vertraging in de overeenkomst op te nemen',
        question: 'Welke afspraken gelden met de vervoerder over stiptheid?',
        answer:
          'De norm is dat 92 procent van de ritten op tijd is. De vervoerder haalt 86 procent en heeft een verbeterplan ingediend.',
        view: 'Flexibel vervoer betekent niet dat de reiziger flexibel moet zijn over de aankomsttijd.',
      },
      {
        about: 'de Nedersaksenlijn',
        finding: 'de provincie nog geen besluit heeft genomen over haar bijdrage aan de spoorlijn',
        because: 'het noordoosten al vijftig jaar op deze verbinding wacht',
        ask: 'de provinciale bijdrage in de kadernota op te nemen',
        question: 'Wanneer kan de planuitwerking van de spoorlijn beginnen?',
        answer:
          'De planuitwerking start zodra Rijk en regio hun bijdragen hebben vastgelegd. Wij verwachten dat in het voorjaar te kunnen doen.',
        view: 'Sporen leg je niet voor vandaag maar voor kinderen die nu op de basisschool zitten.',
      },
    ],
  },
  {
    key: 'overijssel',
    level: 'province',
    name: 'Provincie Overijssel',
    area: 'Overijssel',
    room: 'Statenzaal, Luttenbergstraat',
    title: 'Stikstof en toekomst van het landelijk gebied',
    subject: 'het programma voor stikstof, natuur en landelijk gebied',
    committee: ['LGN', 'Statencommissie Landelijk Gebied en Natuur'],
    contexts: { 'landbouw-natuur': 96, milieu: 72, water: 35 },
    organisation: 'Agrarisch Verbond Salland',
    rule: 'Regeling vrijwillige verplaatsing veehouderij Overijssel',
    articles: [
      'De aanvrager verplaatst of beëindigt zijn veehouderij binnen vier jaar na verlening.',
      'De vrijgekomen stikstofruimte wordt voor ten minste zestig procent aan natuur toegekend.',
    ],
    facts: [
      'In 17 van de 24 stikstofgevoelige gebieden wordt de kritische depositiewaarde overschreden.',
      'Er zijn 233 meldingen van bedrijven zonder sluitende natuurvergunning.',
      'Tot nu toe hebben 88 veehouders een gesprek over verplaatsing gevoerd.',
    ],
    issues: [
      {
        about: 'bedrijven die buiten hun schuld geen natuurvergunning hebben',
        finding: 'melders al meer dan zes jaar op rechtszekerheid wachten',
        because: 'de overheid zelf heeft gezegd dat een melding voldoende was',
        ask: 'binnen een jaar voor iedere melder een oplossing te bieden',
        question: 'Voor hoeveel melders is stikstofruimte gereserveerd?',
        answer:
          'Voor 96 bedrijven is ruimte in beeld. De overige bedrijven krijgen voor de zomer een persoonlijk gesprek met een zaakbegeleider.',
        view: 'Deze gezinnen hebben niets verkeerds gedaan en slapen er toch slecht van.',
      },
      {
        about: 'herstel van natte natuur rond Natura 2000-gebieden',
        finding: 'zandgronden rond zes natuurgebieden in het voorjaar al te droog zijn',
        because: 'minder stikstof in de natuur weinig helpt zolang het water weglekt',
        ask: 'waterherstel in dezelfde gebiedsplannen op te nemen als stikstof',
        question: 'Welke ingrepen in de waterhuishouding zijn dit jaar uitgevoerd?',
        answer:
          'Er zijn elf stuwen geplaatst en 23 kilometer sloot is gedempt of ondieper gemaakt. De effecten worden twee jaar gemeten.',
        view: 'Natuur heeft geen boodschap aan onze loketten: die vraagt om water én om rust.',
      },
      {
        about: 'jonge boeren met een toekomstplan',
        finding: 'jonge boeren geen lening krijgen zolang de vergunning onzeker is',
        because: 'het landelijk gebied niet zonder een nieuwe generatie kan',
        ask: 'een garantiefonds voor bedrijfsovername in te richten',
        question: 'Op welke steun kan een jonge boer rekenen die extensief wil werken?',
        answer:
          'Wij bieden een overnameadvies en een bijdrage van ten hoogste 45.000 euro. Daarnaast verkennen wij een garantie met twee banken.',
        view: 'Wie op zijn vijfentwintigste een boerderij durft over te nemen, verdient een overheid die meedenkt.',
      },
    ],
  },
  {
    key: 'gelderland',
    level: 'province',
    name: 'Provincie Gelderland',
    area: 'Gelderland',
    room: 'Statenzaal, Markt',
    title: 'Woningbouw en ruimtelijke keuzes',
    subject: 'de Gelderse woondeal',
    committee: ['RO', 'Statencommissie Ruimte en Wonen'],
    contexts: { 'ruimte-wonen': 95, bestuur: 42, mobiliteit: 27 },
    organisation: 'Vereniging Gelderse Bouwers',
    rule: 'Subsidieregeling versnelling woningbouw Gelderland',
    articles: [
      'Subsidie wordt verstrekt voor ten minste vijftien woningen waarvan twee derde betaalbaar is.',
      'De bouw begint uiterlijk twee jaar na de beschikking.',
    ],
    facts: [
      'Tot 2031 moeten er in de provincie 100.000 woningen bij komen.',
      'Van de geplande woningen is 57 procent betaalbaar; de afspraak is twee derde.',
      'De gemiddelde doorlooptijd van plan tot sleutel is negen jaar.',
    ],
    issues: [
      {
        about: 'bouwen aan de rand van dorpen',
        finding: 'kleine dorpen jaarlijks minder dan vijf woningen mogen toevoegen',
        because: 'verenigingen en scholen verdwijnen wanneer jongeren vertrekken',
        ask: 'een straatje erbij mogelijk te maken zonder aparte provinciale toets',
        question: 'Hoeveel dorpen hebben een plan voor een straatje erbij ingediend?',
        answer: 'Er liggen 41 plannen voor samen 560 woningen. Voor 28 plannen is de toets afgerond.',
        view: 'Een dorp dat niet mag bouwen, wordt een ansichtkaart.',
      },
      {
        about: 'betaalbare huur voor middeninkomens',
        finding: 'in acht gemeenten geen enkele middenhuurwoning is opgeleverd',
        because: 'verpleegkundigen en politiemensen niet meer in hun eigen stad kunnen wonen',
        ask: 'bij provinciale subsidie een aandeel middenhuur voor te schrijven',
        question: 'Waarom blijven de middenhuurwoningen achter bij de planning?',
        answer:
          'Beleggers hebben zich teruggetrokken vanwege de rente. Met corporaties onderzoeken wij of zij een deel kunnen overnemen.',
        view: 'Een stad waarin de leraar niet kan wonen, is geen complete stad.',
      },
      {
        about: 'versnelling van bezwaar en beroep',
        finding: 'een derde van de plannen langer dan twee jaar stilligt door procedures',
        because: 'zorgvuldigheid niet hetzelfde is als eindeloos wachten',
        ask: 'een provinciale vliegende brigade van juristen voor gemeenten te vormen',
        question: 'Op welke wijze helpt de provincie kleine gemeenten met complexe plannen?',
        answer:
          'Zestien gemeenten delen nu vier planjuristen. Vanaf januari komt daar een team voor geluid en stikstof bij.',
        view: 'Wij hebben geen tekort aan plannen, wij hebben een tekort aan heipalen.',
      },
    ],
  },
  {
    key: 'flevoland',
    level: 'province',
    name: 'Provincie Flevoland',
    area: 'Flevoland',
    room: 'Statenzaal, Visarenddreef',
    title: 'Drinkwater en zoetwaterbeschikbaarheid',
    subject: 'de beschikbaarheid van zoet water in de polders',
    committee: ['DL', 'Statencommissie Duurzaamheid en Leefomgeving'],
    contexts: { water: 94, milieu: 45, 'landbouw-natuur': 40 },
    organisation: 'Polderberaad IJsselmeer',
    rule: 'Aanwijzing strategische grondwatervoorraad Zuidelijk Flevoland',
    articles: [
      'Het is verboden dieper dan twintig meter te boren in het aangewezen gebied.',
      'Van het verbod kan ontheffing worden verleend voor openbare drinkwaterwinning.',
    ],
    facts: [
      'De vraag naar drinkwater stijgt tot 2035 met 28 procent.',
      'In droge zomers zakt het grondwater onder de Noordoostpolder tot 1,4 meter dieper.',
      'Een hectare pootaardappelen vraagt in een droge maand zo’n 900 kubieke meter water.',
    ],
    issues: [
      {
        about: 'bescherming van de diepe grondwatervoorraad',
        finding: 'het aantal aanvragen voor bodemenergie in het gebied in twee jaar is verdubbeld',
        because: 'één lekke boring een voorraad van eeuwen kan bederven',
        ask: 'de boorvrije zone uit te breiden en daarop toezicht te houden',
        question: 'Hoeveel boringen zijn het afgelopen jaar zonder melding uitgevoerd?',
        answer:
          'De omgevingsdienst trof zeven boringen zonder melding aan. In drie gevallen is een last onder dwangsom opgelegd.',
        view: 'Onder onze voeten ligt het schoonste water van het land. Dat is geen reserve, dat is een erfenis.',
      },
      {
        about: 'beregening in de landbouw',
        finding: 'telers in juli drie weken lang niet mochten beregenen',
        because: 'spreiding in de tijd schade kan voorkomen zonder dat iemand zonder water zit',
        ask: 'met de waterbeheerder een beregeningsrooster in te voeren',
        question: 'Hoe groot was de schade door het beregeningsverbod?',
        answer:
          'De sector schat de schade op 19 miljoen euro. Een onafhankelijke taxatie volgt in het najaar.',
        view: 'Een teler kan plannen met weinig water, maar niet met een verbod dat om acht uur ’s avonds ingaat.',
      },
      {
        about: 'waterbesparing bij nieuwe bedrijven',
        finding: 'twee datacentra samen evenveel drinkwater vragen als 12.000 huishoudens',
        because: 'drinkwater te kostbaar is om machines mee te koelen',
        ask: 'nieuwe grootverbruikers te verplichten ander water te gebruiken',
        question: 'Welke afspraken zijn gemaakt met bestaande grootverbruikers?',
        answer:
          'Vier van de zes bedrijven schakelen over op oppervlaktewater. Met de andere twee lopen gesprekken.',
        view: 'Eerst de kraan in de keuken, dan de koeling van de server.',
      },
    ],
  },
];
