import type { Theme } from '../theme.ts';

/** Storylines on digital affairs and equal treatment. */
export const societyThemes: readonly Theme[] = [
  {
    key: 'soevereiniteit',
    dossier: '36 876',
    title: 'Digitale soevereiniteit en AI-verordening',
    subject: 'de digitale soevereiniteit van de overheid',
    committee: 'DIZA',
    ministry: 'bzk',
    contexts: { digitalisering: 97, europa: 64, veiligheid: 47, bestuur: 46, economie: 21 },
    organisations: ['Nederlandse Cloudvereniging', 'Stichting Digitale Grondrechten'],
    debates: ['Digitale overheid en cloudbeleid', 'Uitvoering AI-verordening'],
    letters: [
      'Herziening van het rijksbrede cloudbeleid',
      'Uitvoering van de AI-verordening in Nederland',
      'Algoritmeregister en toezicht',
    ],
    reports: ['Inventarisatie clouddiensten Rijksoverheid', 'Impactanalyse AI-verordening gemeenten'],
    headlines: [
      'Ministeries kunnen mail niet zonder Amerikaanse cloud',
      'Gemeente stopt met omstreden algoritme',
      'Storing bij techbedrijf legt loketten plat',
    ],
    facts: [
      'Van de 1.588 clouddiensten bij het Rijk staat 67 procent bij een leverancier van buiten de Europese Unie.',
      'Voor 411 daarvan ontbreekt een actuele risicoanalyse.',
      'In het algoritmeregister zijn 1.240 algoritmes gepubliceerd door 390 organisaties.',
      'De verplichtingen van de AI-verordening (2021/0106(COD)) gelden gefaseerd.',
      'Het aandeel opensourcesoftware in nieuwe aanbestedingen steeg van 11 naar 19 procent.',
    ],
    issues: [
      {
        about: 'een Nederlandse overheidscloud',
        finding:
          'kritieke overheidsprocessen afhankelijk zijn van een klein aantal buitenlandse leveranciers',
        because:
          'de overheid ook bij een geopolitiek conflict over haar eigen gegevens moet kunnen beschikken',
        ask: 'een plan met tijdpad en kosten op te stellen voor een rijkscloud onder volledig Europees beheer',
        question: 'Welke kritieke diensten kunnen binnen drie dagen naar een andere leverancier overstappen?',
        answer:
          'Voor een kwart van de kritieke diensten bestaat een getest overstapplan. Dat is onvoldoende. Ik verplicht departementen om voor het einde van volgend jaar een plan te hebben.',
        view: 'Wij hebben de sleutels van het huis in bewaring gegeven en hopen dat de conciërge aardig blijft.',
      },
      {
        about: 'het verplichte algoritmeregister',
        finding:
          'veel uitvoeringsorganisaties hun algoritmes met een hoog risico nog niet hebben gepubliceerd',
        because: 'burgers moeten kunnen nagaan hoe een besluit over hen tot stand komt',
        ask: 'publicatie van algoritmes met een hoog risico wettelijk te verplichten',
        question: 'Welke organisaties hebben nog geen enkel algoritme geregistreerd?',
        answer:
          'Het betreft 58 zelfstandige bestuursorganen, waarvan de meeste klein zijn. Zij krijgen hulp van een vliegende brigade. Een wettelijke plicht bereid ik voor.',
        view: 'Een computer die nee zegt, moet kunnen uitleggen waarom. Anders is het willekeur met een stekker.',
      },
      {
        about: 'het toezicht op de AI-verordening',
        finding: 'nog niet voor alle sectoren vaststaat welke toezichthouder de AI-verordening handhaaft',
        because: 'bedrijven en burgers recht hebben op één duidelijk aanspreekpunt',
        ask: 'de aanwijzing van toezichthouders voor de AI-verordening met spoed af te ronden en te bekostigen',
        question: 'Hoeveel extra middelen zijn nodig voor het toezicht op AI-systemen?',
        answer:
          'De toezichthouders ramen de behoefte op 24 miljoen euro per jaar. Daarvan is 15 miljoen gedekt. Over het resterende deel besluit het kabinet in het voorjaar.',
        view: 'Wetgeving zonder toezichthouder is een stopbord in een donkere straat.',
      },
      {
        about: 'steun aan kleine gemeenten bij digitalisering',
        finding: 'kleine gemeenten de kennis missen om leveranciers kritisch te volgen',
        because: 'digitale veiligheid niet mag afhangen van het inwonertal',
        ask: 'een gezamenlijke inkooporganisatie voor gemeentelijke software te ondersteunen',
        question: 'Hoe vaak waren gemeenten vorig jaar slachtoffer van een digitale aanval?',
        answer:
          'De informatiebeveiligingsdienst registreerde 214 ernstige incidenten. In elf gevallen lag de dienstverlening langer dan een dag stil. Ik breid de ondersteuning bij herstel uit.',
        view: 'Een hacker kijkt niet eerst of uw gemeente groot genoeg is.',
      },
    ],
  },
  {
    key: 'gelijkheid',
    dossier: '36 751',
    title: 'Emancipatie en gelijke behandeling',
    subject: 'de aanpak van discriminatie en loonverschillen',
    committee: 'BIZA',
    ministry: 'bzk',
    contexts: { gelijkheid: 97, arbeid: 66, justitie: 46, bestuur: 28, financien: 11 },
    organisations: ['Netwerk Gelijk Loon', 'Werkgeversplatform Inclusie'],
    debates: ['Discriminatie en racisme', 'Emancipatie'],
    letters: [
      'Nationaal programma tegen discriminatie',
      'Implementatie richtlijn loontransparantie',
      'Toegankelijkheid voor mensen met een beperking',
    ],
    reports: ['Monitor loonverschillen', 'Evaluatie antidiscriminatievoorzieningen'],
    headlines: [
      'Sollicitant met andere achternaam vaker afgewezen',
      'Loonkloof groeit bij deeltijdbanen',
      'Stembureau met drempel weert rolstoelgebruiker',
    ],
    facts: [
      'Het gecorrigeerde loonverschil tussen vrouwen en mannen bedraagt 5,2 procent in het bedrijfsleven.',
      'De antidiscriminatievoorzieningen registreerden 8.970 meldingen, een stijging van 12 procent.',
      'In praktijktesten kregen kandidaten met een migratieachtergrond 28 procent minder uitnodigingen.',
      'Van de stembureaus was 74 procent volledig toegankelijk.',
      'Ruim 6.400 werkgevers vallen onder de nieuwe rapportageplicht.',
    ],
    issues: [
      {
        about: 'loontransparantie bij middelgrote werkgevers',
        finding: 'werknemers zelden kunnen nagaan of zij voor gelijk werk gelijk worden beloond',
        because: 'openheid over beloning de snelste weg is naar gelijke beloning',
        ask: 'de Europese richtlijn over loontransparantie zonder verdere vertraging in te voeren',
        question: 'Waarom is de omzetting van de richtlijn over loontransparantie uitgesteld?',
        answer:
          'De uitvoeringstoets liet zien dat werkgevers en toezichthouders meer tijd nodig hebben. Ik streef naar inwerkingtreding volgend jaar. De rapportageplicht sluit aan bij bestaande loonaangiftegegevens.',
        view: 'Als je niet mag weten wat je collega verdient, weet je ook niet wat je wordt onthouden.',
      },
      {
        about: 'de aanpak van stagediscriminatie',
        finding: 'studenten met een migratieachtergrond vaker moeten solliciteren voor een stageplaats',
        because: 'uitsluiting bij de eerste stap op de arbeidsmarkt een leven lang doorwerkt',
        ask: 'stagematching door opleidingen landelijk in te voeren en onderwijsinstellingen daarin te ondersteunen',
        question: 'Welke resultaten heeft stagematching tot dusver opgeleverd?',
        answer:
          'Op veertien scholen vond 91 procent van de studenten binnen acht weken een plek. Dat was voorheen 73 procent. Ik stel middelen beschikbaar voor nog dertig scholen.',
        view: 'Honderd brieven voor één stage: zo leer je vooral dat je er niet bij hoort.',
      },
      {
        about: 'een toegankelijk stembureau voor iedereen',
        finding: 'bij de laatste verkiezingen een kwart van de stembureaus niet volledig toegankelijk was',
        because: 'het kiesrecht een grondrecht is dat iedereen zelfstandig moet kunnen uitoefenen',
        ask: 'uiterlijk bij de volgende verkiezingen volledige toegankelijkheid van alle stembureaus te realiseren',
        question: 'Welke gemeenten vroegen het vaakst ontheffing van de toegankelijkheidseisen aan?',
        answer:
          'Het gaat vooral om historische binnensteden. Gemeenten moeten een ontheffing voortaan openbaar motiveren. Er komt een vergoeding voor tijdelijke aanpassingen.',
        view: 'Een democratie met een drempel is er een met een gebrek.',
      },
      {
        about: 'sterkere antidiscriminatievoorzieningen',
        finding: 'de bereikbaarheid van antidiscriminatievoorzieningen per regio sterk uiteenloopt',
        because: 'een melding alleen zin heeft als er iets mee gebeurt',
        ask: 'de antidiscriminatievoorzieningen om te vormen tot één landelijke organisatie met lokale loketten',
        question: 'Hoeveel meldingen leiden tot bemiddeling, een oordeel of aangifte?',
        answer:
          'Bij 38 procent volgt bemiddeling en in 6 procent een procedure. De overige melders willen vooral worden gehoord. Met het nieuwe stelsel verwacht ik dat meer meldingen tot actie leiden.',
        view: 'Een meldpunt dat niet terugbelt, is een brievenbus zonder bodem.',
      },
    ],
  },
];
