import type { Theme } from '../theme.ts';

/** Storylines on security and justice. */
export const justiceThemes: readonly Theme[] = [
  {
    key: 'ondermijning',
    dossier: '36 817',
    title: 'Aanpak ondermijnende criminaliteit',
    subject: 'de aanpak van ondermijnende criminaliteit',
    committee: 'JV',
    ministry: 'jenv',
    contexts: { veiligheid: 95, justitie: 88, bestuur: 45, 'sport-jeugd': 27 },
    organisations: ['Netwerk Veilige Havens', 'Beroepsvereniging Wijkagenten'],
    debates: ['Georganiseerde criminaliteit en ondermijning', 'Politie en strafrechtketen'],
    letters: [
      'Voortgang aanpak georganiseerde criminaliteit',
      'Capaciteit van politie en strafrechtketen',
      'Preventie van jonge aanwas',
    ],
    reports: ['Effectmeting preventie met gezag', 'Doorlichting bewaken en beveiligen'],
    headlines: [
      'Explosie aan voordeur verwoest portiek',
      'Uithalers in haven steeds jonger',
      'Wijkagent beheert gebied met achttienduizend inwoners',
    ],
    facts: [
      'Vorig jaar vonden 1.244 aanslagen met explosieven plaats op woningen en bedrijven.',
      'In de havens is 38.000 kilo cocaïne onderschept, een daling van 27 procent.',
      'De politie heeft 2.300 vacatures in de basisteams.',
      'Bijna een vijfde van de aangehouden uithalers was minderjarig.',
      'Het Openbaar Ministerie legde voor 212 miljoen euro beslag op crimineel vermogen.',
    ],
    issues: [
      {
        about: 'de aanpak van aanslagen met explosieven',
        finding: 'zwaar vuurwerk zonder noemenswaardige controle via internet wordt besteld',
        because: 'iedere explosie een hele straat het gevoel van veiligheid ontneemt',
        ask: 'in Europees verband een verbod op zwaar knalvuurwerk te bepleiten en de opsporing van verkopers te intensiveren',
        question: 'Hoe vaak leidde een aanslag met een explosief tot een veroordeling van de opdrachtgever?',
        answer:
          'In 61 zaken is een opdrachtgever vervolgd. Het bewijs is lastig, omdat opdrachten via versleutelde apps lopen. Een landelijk team richt zich nu op tussenpersonen.',
        view: 'Voor vijfhonderd euro legt een jongen van zestien een straat in puin. De opdrachtgever slaapt rustig door.',
      },
      {
        about: 'voldoende wijkagenten',
        finding: 'de norm van één wijkagent per vijfduizend inwoners in veel gemeenten niet wordt gehaald',
        because: 'een agent die de wijk kent, problemen ziet voordat zij uit de hand lopen',
        ask: 'te waarborgen dat wijkagenten ten minste 80 procent van hun tijd in de wijk werken',
        question: 'Welk deel van hun werktijd besteden wijkagenten aan noodhulp en evenementen?',
        answer:
          'Gemiddeld gaat het om 36 procent. De korpschef streeft naar ten hoogste 20 procent. Met de instroom van aspiranten wordt de druk op de noodhulp volgend jaar lager.',
        view: 'Een wijkagent die nooit in de wijk is, is een agent met een verkeerde titel.',
      },
      {
        about: 'het voorkomen van rekrutering van jongeren',
        finding: 'criminele netwerken jongeren via sociale media werven voor koeriersdiensten',
        because: 'wie een jongere tijdig perspectief biedt, later geen cel hoeft te bouwen',
        ask: 'de aanpak in de zwaarst getroffen wijken structureel te financieren en uit te breiden naar havenregio’s',
        question: 'Zijn de resultaten van de preventieaanpak al zichtbaar in de cijfers?',
        answer:
          'In vijftien van de zevenentwintig gebieden daalde het aantal jonge verdachten sneller dan elders. Voorzichtigheid is geboden, want de meetperiode is kort. Ik zet de aanpak ten minste vier jaar voort.',
        view: 'Als de snelste weg naar dure schoenen langs de haven loopt, hebben wij iets anders te bieden nodig dan een folder.',
      },
      {
        about: 'het afpakken van crimineel vermogen',
        finding: 'slechts een fractie van het geschatte criminele vermogen wordt ontnomen',
        because: 'misdaad niet mag lonen',
        ask: 'afpakken zonder voorafgaande veroordeling wettelijk mogelijk te maken, met toetsing door de rechter',
        question: 'Wanneer ontvangt de Kamer het wetsvoorstel over afpakken zonder veroordeling?',
        answer:
          'Het wetsvoorstel ligt bij de Raad van State. Ik verwacht het voor de zomer te kunnen indienen. De rechtspraak is om een uitvoeringstoets gevraagd.',
        view: 'Pak de horloges, de auto’s en de panden. Dat is de taal die deze wereld verstaat.',
      },
    ],
  },
  {
    key: 'kansspelen',
    dossier: '36 762',
    title: 'Kansspelbeleid',
    subject: 'de bescherming van spelers tegen kansspelen op afstand',
    committee: 'JV',
    ministry: 'jenv',
    contexts: { justitie: 90, gezondheid: 48, digitalisering: 46, 'sport-jeugd': 33, economie: 19 },
    organisations: ['Vergunde Aanbieders Online', 'Expertisecentrum Gokverslaving'],
    debates: ['Kansspelen', 'Evaluatie kansspelen op afstand'],
    letters: [
      'Herziening kansspelen op afstand',
      'Stortingslimieten en zorgplicht',
      'Bestrijding van illegaal aanbod',
    ],
    reports: ['Monitoringsrapportage online kansspelen', 'Onderzoek jongvolwassenen en gokken'],
    headlines: [
      'Student vergokt studieschuld in één nacht',
      'Illegale goksites populairder na limiet',
      'Influencers maken opnieuw reclame voor casino',
    ],
    facts: [
      'Er zijn 1,3 miljoen actieve spelersaccounts bij aanbieders met een vergunning.',
      'Jongvolwassenen bezitten 23 procent van de accounts.',
      'Het register voor vrijwillige uitsluiting telt 112.000 inschrijvingen.',
      'Naar schatting gaat de helft van het brutospelresultaat naar aanbieders zonder vergunning.',
      'De Kansspelautoriteit legde voor 43 miljoen euro aan boetes op.',
    ],
    bill: {
      title: 'Wijziging van de Wet op de kansspelen in verband met een overkoepelende stortingslimiet',
      aim: 'spelers beter te beschermen door één stortingslimiet te laten gelden voor alle aanbieders samen',
      articles: [
        'Een vergunninghouder staat een storting slechts toe indien het totaal van de stortingen bij alle vergunninghouders de limiet van de speler niet overschrijdt.',
        'Voor spelers jonger dan vierentwintig jaar bedraagt de limiet ten hoogste driehonderd euro per kalendermaand.',
        'De Kansspelautoriteit beheert de voorziening waarin stortingen worden geregistreerd.',
      ],
      amendments: [
        {
          about: 'een verbod op bonussen',
          text: 'Het is een vergunninghouder verboden aan een speler een bonus of andere aansporing tot spelen aan te bieden.',
        },
        {
          about: 'een hogere minimumleeftijd voor onlinecasino’s',
          text: 'Deelname aan casinospelen op afstand is slechts toegestaan aan personen van eenentwintig jaar of ouder.',
        },
      ],
    },
    issues: [
      {
        about: 'een volledig verbod op gokreclame',
        finding:
          'jongeren ondanks de bestaande beperkingen dagelijks met reclame voor kansspelen in aanraking komen',
        because: 'reclame voor een verslavend product haaks staat op het doel om spelers te beschermen',
        ask: 'een volledig verbod op reclame voor kansspelen op afstand in te voeren',
        question: 'Hoe vaak is het afgelopen jaar opgetreden tegen reclame via influencers?',
        answer:
          'De Kansspelautoriteit heeft 39 keer opgetreden. In twaalf gevallen volgde een boete. Platforms werken niet altijd mee, daarom benut ik ook de mogelijkheden van de digitaledienstenverordening.',
        view: 'Een verslaving begint niet met een gok, maar met een advertentie.',
      },
      {
        about: 'een overkoepelende stortingslimiet',
        finding: 'spelers limieten omzeilen door bij meerdere aanbieders een account te openen',
        because: 'bescherming alleen werkt wanneer zij voor alle vergunde aanbieders samen geldt',
        ask: 'de overkoepelende stortingslimiet uiterlijk volgend jaar in werking te laten treden',
        question: 'Wat is de oorzaak van de vertraging bij het centrale limietregister?',
        answer:
          'De technische koppeling met aanbieders bleek ingewikkelder dan gedacht. De privacytoets is inmiddels positief afgerond. Het register kan volgend jaar starten.',
        view: 'Tien deuren met elk een slot helpen niet als de elfde openstaat.',
      },
      {
        about: 'het weren van illegale gokaanbieders',
        finding: 'illegale aanbieders met eenvoudige middelen bereikbaar zijn voor Nederlandse spelers',
        because:
          'strenge regels voor vergunde aanbieders hun doel missen als de illegale markt vrij spel heeft',
        ask: 'de Kansspelautoriteit de bevoegdheid te geven websites en betalingen te laten blokkeren',
        question: 'Hoeveel illegale websites zijn het afgelopen jaar ontoegankelijk gemaakt?',
        answer:
          'Er zijn 684 websites offline gehaald, maar een deel keert onder een andere naam terug. Een blokkeerbevoegdheid is onderdeel van het wetsvoorstel. Met banken zijn afspraken over betaalverkeer in voorbereiding.',
        view: 'Handhaving die altijd drie kliks achterloopt, is geen handhaving.',
      },
      {
        about: 'hulp aan mensen met een gokverslaving',
        finding: 'mensen met gokproblemen gemiddeld pas na zes jaar hulp zoeken',
        because: 'vroege signalering schulden en leed in gezinnen voorkomt',
        ask: 'een deel van de kansspelbelasting structureel te bestemmen voor preventie en verslavingszorg',
        question: 'Hoe verloopt de samenwerking tussen schuldhulp en verslavingszorg bij gokproblemen?',
        answer:
          'In dertien regio’s werken zij met één intake. De ervaringen zijn positief en de wachttijd is daar gehalveerd. Ik stimuleer bredere toepassing.',
        view: 'Achter elk account zit een keukentafel waaraan iemand de post niet meer durft open te maken.',
      },
    ],
  },
];
