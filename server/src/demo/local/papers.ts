import { dutchDate } from '../calendar.ts';
import { capital, organisationInSentence } from '../compose/composed.ts';
import { around } from '../random.ts';
import type { Written } from '../written.ts';
import { councilName, type File, paper, wording } from './file.ts';
import { asLocal, executiveOf, polite, speakerOf, titled, words } from './house.ts';

const occasions = [
  'Op de lokale omroep kwamen deze week inwoners aan het woord die zich zorgen maken.',
  'Tijdens een werkbezoek hebben wij met betrokkenen gesproken.',
  'De afgelopen weken ontvingen wij hierover verschillende brieven.',
  'In de laatste commissievergadering bleef een antwoord uit.',
  'Naar aanleiding van een bericht in het regionale dagblad stellen wij de volgende vragen.',
];

/** Written questions of a faction to the executive. */
export function questions(file: File, nth: number, days: number): Written {
  const { body, place } = file;
  const issue = around(body.issues, nth);
  const asker = speakerOf(body, place + nth * 2);
  const suffix = `vragen-${nth + 1}`;
  const { addressed } = words[body.level];
  const asked = [
    `Is ${addressed} ermee bekend dat ${issue.finding}?`,
    issue.question,
    wording(file, suffix, [
      `Deelt ${addressed} de opvatting dat ${issue.because}? Zo nee, waarom niet?`,
      `Hoe weegt ${addressed} dat ${issue.because}?`,
    ]),
    `Is ${addressed} bereid ${issue.ask}? Zo ja, op welke termijn?`,
    ...(nth === 2
      ? ['Kunnen deze vragen afzonderlijk en voor de volgende vergadering worden beantwoord?']
      : []),
  ];
  return paper(file, {
    suffix,
    type: 'vragen',
    sourceType: 'Schriftelijke vragen',
    title: `Schriftelijke vragen ${asker.party} over ${issue.about}`,
    day: file.after(days),
    text: [
      `Schriftelijke vragen aan ${words[body.level].executive}\nIngediend door ${polite(asker)} namens ${asker.party}\n${dutchDate(file.after(days))}`,
      `${wording(file, `${suffix} occasion`, occasions)} Het gaat ons om ${issue.about}.`,
      ...asked.map((question, index) => `${index + 1}. ${question}`),
      `Met vriendelijke groet,\n\n${asker.name}`,
    ].join('\n\n'),
    people: [asLocal(body, asker, 'Vraagsteller')],
  });
}

/** The answer of the executive. */
export function answers(file: File, nth: number, days: number): Written {
  const { body, place } = file;
  const issue = around(body.issues, nth);
  const asker = speakerOf(body, place + nth * 2);
  const executive = executiveOf(body);
  const suffix = `antwoord-${nth + 1}`;
  const said = [
    wording(file, `${suffix} known`, [
      'Ja, dat is ons bekend. Wij herkennen het beeld dat u schetst en volgen de ontwikkeling.',
      'Wij kennen deze signalen. Ze komen overeen met wat wij zelf van betrokkenen horen.',
      'Ja. Het onderwerp is ook in ons periodiek overleg besproken.',
    ]),
    issue.answer,
    wording(file, `${suffix} shared`, [
      'Die opvatting delen wij. Daarbij past wel de kanttekening dat niet alles binnen onze bevoegdheid ligt.',
      'Dat argument weegt voor ons zwaar. Wij betrekken het bij de verdere uitwerking.',
    ]),
    wording(file, `${suffix} willing`, [
      'Wij zijn daartoe bereid en komen er na de zomer met een voorstel op terug.',
      'Wij onderzoeken de mogelijkheden. De kosten en de dekking zijn nog niet bekend.',
      'Op dit moment niet. Eerst willen wij de uitkomst van het lopende onderzoek afwachten.',
    ]),
  ];
  return paper(file, {
    suffix,
    type: 'vragen',
    sourceType: 'Antwoord op schriftelijke vragen',
    title: `Beantwoording vragen ${asker.party} over ${issue.about}`,
    day: file.after(days),
    text: [
      `Beantwoording van schriftelijke vragen\n${capital(words[body.level].executive)}, ${dutchDate(file.after(days))}`,
      `Op ${dutchDate(file.after(days - 24))} stelde ${polite(asker)} van ${asker.party} ons vragen over ${issue.about}. Hieronder vindt u onze antwoorden.`,
      ...said.map((answer, index) => `Antwoord op vraag ${index + 1}\n${answer}`),
      `${capital(words[body.level].executive)},\nnamens deze,\n\n${executive.name}\n${words[body.level].minister}`,
    ].join('\n\n'),
    people: [asLocal(body, executive, 'Beantwoorder'), asLocal(body, asker, 'Vraagsteller')],
    relations: [{ relation: 'Antwoord op', id: file.id(`vragen-${nth + 1}`) }],
  });
}

/** A letter of the executive, with a report sent along. */
export function progressLetter(file: File, days: number): Written {
  const { body } = file;
  const [first, second] = body.issues;
  const executive = executiveOf(body);
  const report = `Voortgangsrapportage ${body.title.toLowerCase()}`;
  return paper(file, {
    suffix: 'brief-1',
    type: words[body.level].letter[0],
    sourceType: words[body.level].letter[1],
    title: `Stand van zaken ${body.title}`,
    day: file.after(days),
    text: [
      `Aan ${words[body.level].council}\n${body.area}, ${dutchDate(file.after(days))}\nOnderwerp: ${body.subject}`,
      `Met deze brief praten wij u bij over ${body.subject}. ${body.facts[0]} ${wording(file, 'letter', ['Dat vraagt om een aanpak van lange adem.', 'De opgave is groter dan bij de start werd gedacht.', 'Achter dat cijfer gaan grote verschillen schuil.'])}`,
      `${capital(first.about)}\n\n${capital(organisationInSentence(body.organisation))} wees ons erop dat ${first.finding}. In overleg met alle partijen hebben wij een planning gemaakt. In het voorjaar leggen wij de eerste uitkomsten aan u voor, met een raming van de kosten.`,
      `${capital(second.about)}\n\nHierover zijn gesprekken gevoerd met bewoners, bedrijven en medeoverheden. De uitkomst laat zich eenvoudig samenvatten: er is brede steun, op voorwaarde dat afspraken worden nagekomen. ${second.answer}`,
      `De bijgevoegde rapportage bevat de cijfers per onderdeel. Wij lichten haar graag toe in de ${body.committee[1]}.`,
      `Hoogachtend,\n\n${executive.name}, ${words[body.level].minister}`,
    ].join('\n\n'),
    people: [asLocal(body, executive, 'Afzender')],
    organisations: [{ name: body.organisation, relation: 'Betrokkene' }],
    own: 'pdf',
    attachments: [
      {
        title: report,
        text: [
          `${report}\n\nOpgesteld in opdracht van ${words[body.level].executive}.`,
          `1. Cijfers\n\n${body.facts.join(' ')} De cijfers zijn ontleend aan eigen registraties en aan opgaven van ${body.organisation}.`,
          `2. Risico’s\n\nHet grootste risico is vertraging bij vergunningen. Daarnaast blijkt dat ${body.issues[2].finding}. Voor onvoorziene kosten is een reservering van tien procent aangehouden.`,
          `3. Planning\n\nHet uitvoeringsprogramma loopt vier jaar. Elk half jaar verschijnt een nieuwe rapportage, waarin ook wordt ingegaan op ${body.issues[2].about}.`,
        ].join('\n\n'),
      },
    ],
  });
}

/** The proposal that the council decides on. */
export function proposal(file: File, days: number): Written {
  const { body } = file;
  const [, , third] = body.issues;
  const executive = executiveOf(body);
  return paper(file, {
    suffix: 'voorstel',
    type: words[body.level].proposal[0],
    sourceType: words[body.level].proposal[1],
    title: `Voorstel tot vaststelling van: ${body.rule}`,
    day: file.after(days),
    text: [
      `${words[body.level].proposal[1]}\nOnderwerp: ${body.rule}\nPortefeuillehouder: ${executive.name}`,
      `Voorgesteld besluit\n\n1. De volgende regeling vast te stellen: ${body.rule}.\n2. De kosten te dekken uit de bestemmingsreserve.\n3. De regeling na drie jaar te evalueren.`,
      `Aanleiding\n\n${body.facts[1]} Zonder nieuwe regels blijft ${body.subject} afhankelijk van toevallige afspraken.`,
      `Argumenten\n\n1.1 De regeling geeft duidelijkheid. Het eerste artikel luidt: ‘${body.articles[0]}’\n1.2 De regeling is uitvoerbaar. ${capital(organisationInSentence(body.organisation))} is geraadpleegd en onderschrijft de hoofdlijn.\n2.1 Het geld is beschikbaar. In de begroting is rekening gehouden met een oplopende reeks.`,
      `Kanttekeningen\n\nNiet alles wordt hiermee opgelost. Zo is het een feit dat ${third.finding}; dat vraagt om een afzonderlijk voorstel. Ook kan de aanvraagperiode samenvallen met de vakantie.`,
      `Communicatie en vervolg\n\nNa vaststelling wordt de regeling bekendgemaakt. Betrokkenen ontvangen een brief en er is een spreekuur in ${body.area}.`,
    ].join('\n\n'),
    people: [asLocal(body, executive, 'Portefeuillehouder')],
    organisations: [{ name: body.organisation, relation: 'Geraadpleegd' }],
    relations: [{ relation: 'Vervolg op', id: file.id('brief-1') }],
    attachments: [
      {
        title: `Ontwerpbesluit ${body.rule}`,
        text: `${body.rule}\n\nArtikel 1\n${body.articles[0]}\n\nArtikel 2\n${body.articles[1]}\n\nArtikel 3\nDit besluit treedt in werking op de dag na bekendmaking.`,
      },
    ],
  });
}

/** The regulation as announced in the official gazette. */
export function gazette(file: File, days: number): Written {
  const { body } = file;
  const [type, name] = words[body.level].gazette;
  return paper(file, {
    suffix: 'blad',
    type,
    sourceType: name,
    title: body.rule,
    day: file.after(days),
    time: undefined,
    text: [
      `${name} ${file.number.slice(0, 4)}, nr. ${file.number.slice(5)}\n${body.name}`,
      `${capital(councilName(file))};\n\ngelezen het voorstel van ${words[body.level].executive};\n\ngelet op de bevoegdheid tot het stellen van regels over ${body.subject};\n\n${body.level === 'province' ? 'besluiten' : 'besluit'} vast te stellen:\n\n${body.rule}`,
      `Artikel 1\n${body.articles[0]}`,
      `Artikel 2\n${body.articles[1]}`,
      `Artikel 3\nDeze regeling wordt aangehaald als: ${body.rule}. Zij treedt in werking op de dag na die van de bekendmaking.`,
      `Aldus vastgesteld in de openbare vergadering van ${dutchDate(file.after(days - 15))}.`,
    ].join('\n\n'),
    relations: [{ relation: 'Vaststelling van', id: file.id('voorstel') }],
  });
}

/** A letter that reports what was done with a motion. */
export function followUp(file: File, days: number): Written {
  const { body } = file;
  const issue = body.issues[1];
  const executive = executiveOf(body);
  return paper(file, {
    suffix: 'brief-2',
    type: words[body.level].letter[0],
    sourceType: words[body.level].letter[1],
    title: `Afdoening motie over ${issue.about}`,
    day: file.after(days),
    text: [
      `Aan ${words[body.level].council}\n${dutchDate(file.after(days))}`,
      `In de vergadering van ${dutchDate(file.after(80))} sprak u zich uit over ${issue.about}. U verzocht ons ${issue.ask}. Met deze brief laten wij weten hoe wij aan dat verzoek gevolg geven.`,
      wording(file, 'follow-up', [
        'Wij hebben een werkgroep gevormd met ambtenaren en betrokkenen. Die heeft drie keer vergaderd en doet een eenstemmig voorstel.',
        'Een extern bureau heeft in zes weken de kosten en baten in kaart gebracht. De conclusies vindt u hieronder samengevat.',
        'Wij hebben de vraag voorgelegd aan de partijen die het werk moeten doen. Hun reacties zijn verwerkt in een stappenplan.',
      ]),
      `De eerste stap is in uitvoering. Voor de tweede stap is een bedrag nodig dat wij bij de kadernota aan u voorleggen. ${capital(organisationInSentence(body.organisation))} heeft toegezegd mee te werken.`,
      'Wij stellen u voor de motie hiermee als afgedaan te beschouwen.',
      `${capital(titled(body, executive))}`,
    ].join('\n\n'),
    people: [asLocal(body, executive, 'Afzender')],
    relations: [{ relation: 'Uitvoering van', id: file.id('motie-1') }],
  });
}

/** What the executive promised in the debate, as the clerk's register of promises has it. */
export function promise(file: File, days: number): Written {
  const { body } = file;
  const issue = body.issues[2];
  const executive = executiveOf(body);
  const by = dutchDate(file.after(days + 90));
  return paper(file, {
    suffix: 'toezegging',
    type: 'toezegging',
    sourceType: 'Toezegging',
    title: `Toezegging over ${issue.about}`,
    day: file.after(days),
    text: [
      `Toezegging gedaan in de vergadering van ${dutchDate(file.after(days))}`,
      `${titled(body, executive)} zegt toe na te gaan of het mogelijk is ${issue.ask}, en ${words[body.level].council} over de uitkomst te informeren.`,
      wording(file, 'promise', [
        `Uiterlijk ${by} volgt een brief met de eerste bevindingen.`,
        `De uitkomst komt terug bij de eerstvolgende voortgangsbrief, uiterlijk ${by}.`,
        `Een mondelinge toelichting volgt eerder; het schriftelijke antwoord komt uiterlijk ${by}.`,
      ]),
      `Aanleiding was de opmerking in het debat dat ${issue.finding}.`,
    ].join('\n\n'),
    people: [asLocal(body, executive, 'Doet toezegging')],
    relations: [{ relation: 'Gedaan bij', id: file.id('verslag') }],
  });
}

/** A paper that fits no other type: a letter from outside, or the programme of a visit behind closed doors. */
export function other(file: File, days: number): Written {
  const { body, place } = file;
  const issue = body.issues[2];
  if (place % 3 === 1) {
    return paper(file, {
      suffix: 'overig',
      type: 'overig',
      sourceType: 'Vertrouwelijk memo',
      title: `Memo onderhandelingspositie ${body.title.toLowerCase()}`,
      day: file.after(days),
      text: `Dit memo bevat bedrijfsgegevens en de inzet bij de onderhandelingen over ${body.subject}.`,
      confidentiality: 'Besloten',
      own: 'none',
    });
  }
  return paper(file, {
    suffix: 'overig',
    type: 'overig',
    sourceType: 'Ingekomen stuk',
    title: `Brief van ${body.organisation} over ${issue.about}`,
    day: file.after(days),
    text: [
      `${body.organisation}\nAan ${councilName(file)}\n${dutchDate(file.after(days))}`,
      `Geachte leden,\n\nBinnenkort bespreekt u ${body.subject}. Namens onze achterban vragen wij uw aandacht voor ${issue.about}. Dagelijks merken wij dat ${issue.finding}.`,
      `Wij begrijpen dat er keuzes moeten worden gemaakt. Toch vinden wij dat ${issue.because}. Wij vragen u daarom ${words[body.level].executive} op te dragen ${issue.ask}.`,
      'Graag lichten wij onze brief toe. U bent van harte welkom om een dagdeel met ons mee te lopen.',
    ].join('\n\n'),
    people: [],
    organisations: [{ name: body.organisation, relation: 'Afzender' }],
  });
}
