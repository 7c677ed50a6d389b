import type { Theme } from '../theme.ts';

/** Storylines on asylum and defence. */
export const securityThemes: readonly Theme[] = [
  {
    key: 'asielopvang',
    dossier: '36 890',
    title: 'Asielopvang en spreiding',
    subject: 'de opvang van asielzoekers',
    committee: 'AM',
    ministry: 'aenm',
    contexts: { 'asiel-migratie': 98, bestuur: 58, 'ruimte-wonen': 34, europa: 29, veiligheid: 16 },
    organisations: ['Koepel Gemeentebestuur', 'Stichting Vluchtelingensteun'],
    debates: ['Asiel en opvang', 'Uitvoering Europees migratiepact'],
    letters: [
      'Stand van zaken asielopvang',
      'Implementatie van het Europese asiel- en migratiepact',
      'Doorstroomlocaties voor statushouders',
    ],
    reports: ['Meerjaren Productie Prognose asiel', 'Evaluatie noodopvang'],
    headlines: [
      'Aanmeldcentrum opnieuw overvol',
      'Gemeente wacht al een jaar op besluit over opvanglocatie',
      'Kinderen verhuizen zeven keer tussen noodopvangplekken',
    ],
    facts: [
      'In de opvang verblijven 72.400 mensen, van wie 18.900 een verblijfsvergunning hebben.',
      'De noodopvang kost per plek gemiddeld 71.000 euro per jaar, ruim tweemaal zoveel als een reguliere plek.',
      'De gemiddelde doorlooptijd van een asielaanvraag bedraagt 68 weken.',
      'Gemeenten hebben samen 61 procent van hun taakstelling voor opvangplekken gerealiseerd.',
      'Het aantal eerste aanvragen daalde in het afgelopen halfjaar met 14 procent.',
    ],
    issues: [
      {
        about: 'kleinschalige opvang in gemeenten',
        finding: 'grootschalige noodopvang duur is en weinig draagvlak heeft',
        because:
          'kleinschalige opvang volgens gemeenten tot minder overlast en meer contact met de buurt leidt',
        ask: 'gemeenten die kleinschalige opvang aanbieden langjarig en kostendekkend te financieren',
        question: 'Hoeveel gemeenten hebben een aanbod voor kleinschalige opvang gedaan dat niet is benut?',
        answer:
          'Er zijn 46 locaties aangeboden die niet binnen de eisen van de opvangorganisatie pasten. Met een ondergrens van veertig plekken kunnen 29 daarvan alsnog in gebruik worden genomen. Daartoe heb ik opdracht gegeven.',
        view: 'Een dorp van tweeduizend mensen kan twintig vluchtelingen aan, geen vierhonderd. Luister naar burgemeesters die dat zeggen.',
      },
      {
        about: 'het aantal verhuizingen van kinderen in de opvang',
        finding: 'kinderen in de noodopvang gemiddeld drie keer per jaar van school wisselen',
        because: 'stabiliteit voor kinderen zwaarder moet wegen dan logistiek',
        ask: 'te waarborgen dat gezinnen met schoolgaande kinderen ten hoogste één keer worden verplaatst',
        question:
          'Welke belemmeringen staan in de weg om gezinnen met voorrang op een reguliere plek te plaatsen?',
        answer:
          'De grootste belemmering is het tekort aan reguliere plekken. Gezinnen met kinderen krijgen vanaf dit kwartaal voorrang. Het aantal verhuizingen wordt voortaan per kind geregistreerd.',
        view: 'Een kind dat zeven keer afscheid heeft genomen van een klas, leert geen taal maar wantrouwen.',
      },
      {
        about: 'snellere asielprocedures',
        finding: 'de beslistermijn in een meerderheid van de zaken wordt overschreden',
        because: 'duidelijkheid in het belang is van zowel de aanvrager als de samenleving',
        ask: 'kansarme en kansrijke aanvragen in afzonderlijke sporen af te doen en daarvoor voldoende beslismedewerkers te werven',
        question: 'Hoe hoog was vorig jaar het bedrag aan dwangsommen wegens te laat beslissen?',
        answer:
          'Het ging om 36,8 miljoen euro. Door het aantrekken van 310 medewerkers daalt de achterstand sinds de zomer. Met de invoering van het pact veranderen ook de termijnen.',
        view: 'Een snelle nee is eerlijker dan een nee na drie jaar. En een snelle ja is goedkoper dan drie jaar opvang.',
      },
      {
        about: 'doorstroom van statushouders naar woningen',
        finding: 'een kwart van de opvangplekken wordt bezet door mensen die al een vergunning hebben',
        because: 'een vastgelopen doorstroom de opvang onnodig duur en vol houdt',
        ask: 'doorstroomlocaties voor statushouders en andere spoedzoekers met een rijksbijdrage mogelijk te maken',
        question: 'Hoeveel doorstroomplekken komen er dit jaar bij?',
        answer:
          'De teller staat op 5.600 plekken in 62 gemeenten. Ik verwacht aan het einde van het jaar 7.000 plekken. De regeling blijft volgend jaar open.',
        view: 'Wie een vergunning heeft, hoort een baan en een huis te zoeken, niet een bed in een sporthal.',
      },
    ],
  },
  {
    key: 'defensie',
    dossier: '36 931',
    title: 'Defensie-uitgaven en gereedheid krijgsmacht',
    subject: 'de groei van de krijgsmacht',
    committee: 'DEF',
    ministry: 'def',
    contexts: { defensie: 97, financien: 62, 'ruimte-wonen': 38, buitenland: 46, industrie: 31 },
    organisations: ['Vakbond voor Militairen', 'Vereniging Defensie-industrie Laag Nederland'],
    debates: ['Personeel en materieel Defensie', 'Ruimte voor Defensie'],
    letters: [
      'Voortgang werving en opschaling',
      'Aanschaf van luchtverdediging',
      'Nieuwe oefenterreinen en geluidsruimte',
    ],
    reports: ['Stand van Defensie', 'Milieueffectrapport nationaal programma ruimte'],
    headlines: [
      'Omwonenden verzetten zich tegen laagvlieggebied',
      'Kazernes uit de jaren vijftig niet op tijd gerenoveerd',
      'Levering munitie loopt jaren uit',
    ],
    facts: [
      'De defensie-uitgaven stijgen naar 3,1 procent van het bruto binnenlands product.',
      'De organisatie telt 81.400 medewerkers, onder wie 9.700 reservisten.',
      'Van het investeringsbudget is vorig jaar 88 procent daadwerkelijk besteed.',
      'Voor oefenen, vliegen en opslag zoekt Defensie ruimte op 58 locaties.',
      'De levertijd van luchtverdedigingssystemen is opgelopen tot zes jaar.',
    ],
    issues: [
      {
        about: 'medezeggenschap van gemeenten bij uitbreiding van Defensie',
        finding: 'gemeenten zich overvallen voelen door plannen voor oefenterreinen en munitiedepots',
        because:
          'draagvlak onder omwonenden een voorwaarde is voor een duurzame aanwezigheid van de krijgsmacht',
        ask: 'voor iedere uitbreidingslocatie een gebiedsfonds en een vaste omgevingsmanager in te stellen',
        question: 'Op welke locaties wordt het voorkeursalternatief heroverwogen na de zienswijzen?',
        answer:
          'Op zes locaties laat ik het ontwerp aanpassen. Er zijn 8.300 zienswijzen ingediend, die alle worden beantwoord. Ik bezoek de betrokken gemeenten voordat ik een besluit neem.',
        view: 'Vrijheid verdedigen doe je samen met het dorp naast de poort, niet over de hoofden heen.',
      },
      {
        about: 'goede huisvesting voor militairen',
        finding: 'een derde van de legeringsgebouwen in matige of slechte staat verkeert',
        because: 'wie personeel wil behouden, moet beginnen met een fatsoenlijke kamer',
        ask: 'de renovatie van legeringsgebouwen naar voren te halen en over de voortgang jaarlijks te rapporteren',
        question: 'Hoeveel legeringskamers voldoen op dit moment niet aan de brandveiligheidseisen?',
        answer:
          'Bij 1.150 kamers gelden tijdelijke maatregelen. Dat aantal moet volgend jaar zijn gehalveerd. De aannemers kampen met hetzelfde personeelstekort als de rest van de bouw.',
        view: 'We vragen jonge mensen om hun leven te wagen en geven ze schimmel op de muur.',
      },
      {
        about: 'deelname van Nederlandse bedrijven aan defensieopdrachten',
        finding:
          'van de grote materieelopdrachten slechts een beperkt deel bij Nederlandse bedrijven terechtkomt',
        because: 'een eigen industriële basis de afhankelijkheid van leveranciers buiten Europa verkleint',
        ask: 'bij iedere aanbesteding boven honderd miljoen euro afspraken te maken over deelname van het Nederlandse mkb',
        question: 'Wat is de waarde van de lopende industriële participatie?',
        answer:
          'De totale waarde bedraagt 5,3 miljard euro, verdeeld over 460 bedrijven. Nieuwe opdrachten bevatten een afspraak over onderhoud in Nederland. De Europese regels laten dat toe bij essentiële veiligheidsbelangen.',
        view: 'Elke euro voor veiligheid kan ook een euro voor onze eigen maakindustrie zijn.',
      },
      {
        about: 'de parlementaire controle op versneld inkopen',
        finding: 'de Kamer bij versnelde aankopen pas achteraf volledig wordt geïnformeerd',
        because: 'snelheid en controle elkaar niet hoeven uit te sluiten',
        ask: 'bij versnelde aankopen vooraf een vertrouwelijke briefing aan te bieden en achteraf openbaar verantwoording af te leggen',
        question: 'Welke projecten zijn het afgelopen jaar buiten de reguliere procedure aanbesteed?',
        answer:
          'Het gaat om veertien projecten met een totale waarde van 2,8 miljard euro. De lijst zend ik vertrouwelijk aan de Kamer. In het jaarverslag volgt een openbare verantwoording.',
        view: 'Haast is begrijpelijk, maar een handtekening onder miljarden verdient vier ogen.',
      },
    ],
  },
];
