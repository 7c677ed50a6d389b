import { englishDate } from '../calendar.ts';
import { capital } from '../compose/composed.ts';
import { around } from '../random.ts';
import type { Written } from '../written.ts';
import { type File, paper, titlesOf, wording } from './file.ts';
import { asMember, commissionerOf, committeeNames, epCommittee, memberOf } from './groups.ts';

/** The rapporteur of a procedure. */
export const rapporteurOf = (file: File) => memberOf(file.procedure.key, 0);
const shadow = (file: File, nth: number) => memberOf(file.procedure.key, nth);
const stageOf = (file: File) => (file.procedure.type === 'COD' ? '***I' : '');

/** A written question, to the Commission. */
export function writtenQuestion(file: File, nth: number, days: number): Written {
  const { points, subject, facts } = file.procedure;
  const point = around(points, nth);
  const author = shadow(file, 6 + nth);
  return paper(file, {
    suffix: `question-${nth + 1}`,
    groupPath: 'ep/questions/written',
    sourceType: nth === 2 ? 'Priority question for written answer' : 'Question for written answer',
    title: `${capital(point.about)}`,
    day: file.after(days),
    numbers: [{ kind: 'reference', value: questionNumber(file, nth, days) }],
    text: [
      `${nth === 2 ? 'Priority question' : 'Question'} for written answer ${questionNumber(file, nth, days)}\nto the Commission\nRule 144\n${author.name} (${author.group})`,
      `Subject: ${capital(point.about)}`,
      wording(file, `question ${nth}`, [
        `In the debate on ${subject}, one aspect has received little attention: ${point.finding}.`,
        `${around(facts, nth + 1)} People in my constituency ask me what this means for them, all the more so as ${point.finding}.`,
        `Recent reports show that ${point.finding}. This is difficult to reconcile with the objectives of the Union.`,
      ]),
      `1. ${point.question}`,
      `2. Does the Commission agree that ${point.because}?`,
      ...(nth === 1 ? [] : [`3. Will it ${point.ask}? If so, by when?`]),
      `Submitted: ${englishDate(file.after(days))}`,
    ].join('\n\n'),
    people: [asMember(author, 'Author')],
  });
}

function questionNumber(file: File, nth: number, days: number): string {
  const year = new Date(file.after(days)).getUTCFullYear();
  return `${nth === 2 ? 'P' : 'E'}-${String(9_000 + file.place * 10 + nth).padStart(6, '0')}/${year}`;
}

/** The Commission's answer. */
export function questionAnswer(file: File, nth: number, days: number): Written {
  const { points } = file.procedure;
  const point = around(points, nth);
  const asked = days - 38;
  const commissioner = commissionerOf(file.procedure);
  return paper(file, {
    suffix: `answer-${nth + 1}`,
    groupPath: 'ep/questions/answer',
    sourceType: 'Answer to a written question',
    title: `Answer to written question ${questionNumber(file, nth, asked)}: ${point.about}`,
    day: file.after(days),
    numbers: [{ kind: 'reference', value: `${questionNumber(file, nth, asked)}(ASW)` }],
    text: [
      `${questionNumber(file, nth, asked)}(ASW)\nAnswer given by ${commissioner.name}\non behalf of the European Commission\n${englishDate(file.after(days))}`,
      point.answer,
      wording(file, `answer ${nth}`, [
        'The Commission recalls that enforcement lies in the first place with national authorities. It remains in close contact with them and does not hesitate to open infringement procedures where necessary.',
        'As regards the second question, the Commission shares the concern of the Honourable Member. An evaluation will show whether further steps are needed.',
        'The Commission will keep the Parliament informed. Figures for each Member State are set out in the table that accompanies this answer.',
      ]),
    ].join('\n\n'),
    people: [{ ...commissioner, role: 'Answer given by' }, asMember(shadow(file, 6 + nth), 'Author')],
    relations: [{ relation: 'Answer to', id: file.id(`question-${nth + 1}`) }],
  });
}

/** An oral question with debate. */
export function oralQuestion(file: File, days: number): Written {
  const { points, committee } = file.procedure;
  const author = shadow(file, 2);
  return paper(file, {
    suffix: 'oral',
    groupPath: 'ep/questions/oral',
    sourceType: 'Question for oral answer',
    title: `Question for oral answer on ${points[2].about}`,
    day: file.after(days),
    inCommittee: true,
    numbers: [
      {
        kind: 'reference',
        value: `O-${String(900_000 + file.place).padStart(6, '0')}/${new Date(file.after(days)).getUTCFullYear()}`,
      },
    ],
    text: [
      `Question for oral answer with debate\nRule 142\n${author.name}, on behalf of the Committee on ${committeeNames[committee]}`,
      `At its last meeting the committee heard experts on ${points[2].about}. They agreed that ${points[2].finding}.`,
      `What steps does the Commission intend to take in the coming six months? ${points[2].question}`,
    ].join('\n\n'),
    people: [asMember(author, 'Author')],
  });
}

/** The draft report of the committee responsible. */
export function draftReport(file: File, days: number): Written {
  const { subject, committee, points, articles, type } = file.procedure;
  const rapporteur = rapporteurOf(file);
  const pe = `${file.pe(1)}v01-00`;
  return paper(file, {
    suffix: 'draft',
    groupPath: 'ep/committees/draft-report',
    sourceType: 'Draft report',
    title: `Draft report on ${subject}`,
    titles: titlesOf(file, {
      nl: 'Ontwerpverslag over',
      fr: 'Projet de rapport sur',
      de: 'Entwurf eines Berichts über',
      en: 'Draft report on',
    }),
    day: file.after(days),
    inCommittee: true,
    numbers: [
      { kind: 'pe', value: pe },
      { kind: 'document', value: `${committee}-PR-${file.pe(1).replace(/\D/g, '')}` },
    ],
    text: [
      `${file.reference}${stageOf(file)}\n${pe}\nCommittee on ${committeeNames[committee]}\nRapporteur: ${rapporteur.name}`,
      type === 'COD'
        ? 'DRAFT EUROPEAN PARLIAMENT LEGISLATIVE RESOLUTION'
        : 'MOTION FOR A EUROPEAN PARLIAMENT RESOLUTION',
      type === 'COD'
        ? `Amendment 1\nArticle 2\n\nText proposed by the Commission\n${articles[0]}\n\nAmendment\n${articles[0].replace(/\.$/, '')}, and shall make that information available to the public free of charge.`
        : `A. whereas ${points[0].finding};\n\nB. whereas ${points[1].because};`,
      type === 'COD'
        ? `Amendment 2\nArticle 4\n\nAmendment\nThe evaluation shall be carried out after three years and shall address ${points[1].about} separately.`
        : `1. Calls on the Commission to ${points[1].ask};\n\n2. Stresses that ${points[2].because};`,
      `EXPLANATORY STATEMENT\n\nThe rapporteur welcomes the initiative. In meetings with stakeholders one message came back time and again: keep the rules simple and enforce them. Special attention goes to ${points[2].about}. ${wording(file, 'draft', ['Where the text is silent, companies will fill the gap in their own interest.', 'A text without deadlines would only postpone the difficult choices.', 'The amendments therefore focus on clarity rather than on new obligations.'])}`,
    ].join('\n\n'),
    people: [asMember(rapporteur, 'Rapporteur')],
    relations: [{ relation: 'On', id: file.id('proposal') }],
    own: 'pdf',
  });
}

/** Amendments tabled in committee. */
export function amendments(file: File, days: number): Written {
  const { subject, committee, points, articles } = file.procedure;
  const authors = [1, 3, 5].map((nth) => shadow(file, nth));
  const pe = `${file.pe(2)}v01-00`;
  return paper(file, {
    suffix: 'amendments',
    groupPath: 'ep/committees/amendment',
    sourceType: 'Amendments tabled in committee',
    title: `Amendments 3 – 187 to the draft report on ${subject}`,
    day: file.after(days),
    inCommittee: true,
    numbers: [
      { kind: 'pe', value: pe },
      { kind: 'document', value: `${committee}-AM-${file.pe(2).replace(/\D/g, '')}` },
    ],
    text: [
      `${file.reference}\n${pe}\nAmendments 3 – 187`,
      ...authors.map((author, index) => {
        const point = around(points, index + 1);
        return `Amendment ${index * 61 + 3}\n${author.name}\n\n${around(
          [
            `Recital ${index + 12} (new)\nConsidering that ${point.because}, particular care should be taken with regard to ${point.about}.`,
            `Article 2\n${articles[1].replace(/\.$/, '')}; this obligation shall not apply to microenterprises during the first two years.`,
            `Paragraph ${index + 9}\nNotes with concern that ${point.finding}; asks for annual figures;`,
          ],
          index,
        )}\n\nJustification\n${around(['The amendment brings the text into line with the impact assessment.', 'Small companies need time to adapt.', 'Without data the Parliament cannot exercise its control.'], index)}`;
      }),
    ].join('\n\n'),
    people: authors.map((author) => asMember(author, 'Author')),
    relations: [{ relation: 'Amends', id: file.id('draft') }],
  });
}

/** The opinion of another committee. */
export function opinion(file: File, days: number): Written {
  const { subject, committee, opinion: code, points, facts } = file.procedure;
  const drafter = shadow(file, 4);
  const pe = `${file.pe(3)}v02-00`;
  return paper(file, {
    suffix: 'opinion',
    groupPath: 'ep/committees/opinion',
    sourceType: 'Opinion',
    title: `Opinion of the Committee on ${committeeNames[code]} on ${subject}`,
    day: file.after(days),
    committees: [epCommittee(code), epCommittee(committee)],
    numbers: [
      { kind: 'pe', value: pe },
      { kind: 'document', value: `${code}-AD-${file.pe(3).replace(/\D/g, '')}` },
    ],
    text: [
      `${pe}\nOPINION\nof the Committee on ${committeeNames[code]}\nfor the Committee on ${committeeNames[committee]}\nRapporteur for opinion: ${drafter.name}`,
      `SHORT JUSTIFICATION\n\nFrom the point of view of this committee, more weight should be given to ${points[1].about}. ${facts[2]}`,
      `SUGGESTIONS\n\n1. Draws attention to ${points[0].about} and to its consequences for smaller actors;\n\n2. Considers that ${points[1].because};\n\n3. Suggests that the committee responsible ask the Commission to ${points[2].ask}.`,
      `PROCEDURE – COMMITTEE ASKED FOR OPINION\n\nDate adopted: ${englishDate(file.after(days - 2))}\nResult of final vote: +: ${34 + file.place}, –: ${9 + (file.place % 5)}, 0: ${file.place % 4}`,
    ].join('\n\n'),
    people: [asMember(drafter, 'Rapporteur for opinion')],
    relations: [{ relation: 'For', id: file.id('draft') }],
    own: 'pdf',
  });
}

/** Agenda and minutes of a committee meeting, and a presentation given there. */
export function committeePapers(file: File, days: number): Written[] {
  const { subject, committee, points, organisation } = file.procedure;
  const day = file.after(days);
  const name = `Committee on ${committeeNames[committee]}`;
  return [
    paper(file, {
      suffix: 'committee-agenda',
      groupPath: 'ep/committees/agenda',
      sourceType: 'Draft agenda',
      title: `Draft agenda: ${name}, ${englishDate(day)}`,
      day: file.after(days - 6),
      inCommittee: true,
      text: [
        `${committee}(${new Date(day).getUTCFullYear()})\nMeeting of ${englishDate(day)}, 9.00 – 12.30\nBrussels, room SPAAK 9C50`,
        '1. Adoption of agenda',
        `2. ${capital(subject)}\nRapporteur: ${rapporteurOf(file).name}\n– Consideration of amendments\n– Deadline for compromises: ${englishDate(file.after(days + 12))}`,
        `3. Exchange of views with ${organisation} on ${points[1].about}`,
        '4. Any other business',
      ].join('\n\n'),
      relations: [{ relation: 'On the agenda', id: file.id('draft') }],
    }),
    paper(file, {
      suffix: 'presentation',
      groupPath: 'ep/committees/other',
      sourceType: 'Presentation',
      title: `Presentation by ${organisation} to the ${name}`,
      day,
      inCommittee: true,
      text: [
        `${organisation}\n${englishDate(day)}`,
        `Our members work every day with ${subject}. What we see in practice is that ${points[1].finding}.`,
        `Three suggestions: keep deadlines realistic, publish data in a reusable format, and ${points[0].ask}.`,
      ].join('\n\n'),
      organisations: [{ name: organisation, relation: 'Author' }],
    }),
    paper(file, {
      suffix: 'committee-minutes',
      groupPath: 'ep/committees/minutes',
      sourceType: 'Minutes',
      title: `Minutes: ${name}, meeting of ${englishDate(day)}`,
      day: file.after(days + 15),
      inCommittee: true,
      text: [
        `Minutes of the meeting of ${englishDate(day)}\nThe meeting opened at 9.08 and closed at 12.24.`,
        `2. ${capital(subject)}\nSpeakers: ${[0, 1, 3, 5].map((nth) => shadow(file, nth).name).join(', ')} and a representative of the Commission.`,
        `Decision: vote in committee scheduled for ${englishDate(file.after(days + 20))}. The shadow rapporteurs will meet twice before that date.`,
      ].join('\n\n'),
      people: [asMember(rapporteurOf(file), 'Rapporteur')],
      relations: [{ relation: 'Minutes of', id: file.id('committee-agenda') }],
    }),
  ];
}

/** The procedure itself, as the Parliament keeps it: who does what, and how far it has come. */
export function procedureFile(
  file: File,
  days: number,
  stages: readonly (readonly [string, number])[],
): Written {
  const { subject, committee, opinion: code, points, type } = file.procedure;
  const passed = stages.filter(([, after]) => file.after(after) <= file.today);
  const rapporteur = rapporteurOf(file);
  return paper(file, {
    suffix: 'procedure',
    groupPath: 'ep/procedure',
    sourceType: type === 'COD' ? 'Ordinary legislative procedure' : 'Own-initiative procedure',
    title: `${file.reference}: ${subject}`,
    titles: titlesOf(file, { nl: 'Procedure:', fr: 'Procédure :', de: 'Verfahren:', en: 'Procedure:' }),
    day: file.after(days),
    inCommittee: true,
    text: [
      `${file.reference}\n${capital(subject)}`,
      `Key players\n\nCommittee responsible: ${committeeNames[committee]}\nRapporteur: ${rapporteur.name} (${rapporteur.group})\nCommittee for opinion: ${committeeNames[code]}\nCouncil configuration: ${file.procedure.council}\nCommission: Directorate-General for ${file.procedure.department[0]}`,
      `Subjects\n\n${points.map(({ about }) => capital(about)).join('\n')}`,
      `Key events\n\n${passed.map(([name, after]) => `${englishDate(file.after(after))} – ${name}`).join('\n')}`,
    ].join('\n\n'),
    people: [asMember(rapporteur, 'Rapporteur')],
    relations: [{ relation: 'On', id: file.id('proposal') }],
    own: 'none',
  });
}

/** A briefing of the Parliament's research service. */
export function research(file: File, days: number): Written {
  const { subject, facts, points } = file.procedure;
  return paper(file, {
    suffix: 'briefing',
    groupPath: 'ep/research',
    sourceType: 'Briefing',
    title: `Briefing: ${subject}`,
    day: file.after(days),
    text: [
      `Members’ Research Service\nEU Legislation in Progress`,
      `Overview\n\n${facts[0]} ${facts[2]}`,
      `Starting positions\n\nPolitical groups agree on the aim but differ on ${points[0].about}. Some point out that ${points[0].because}; others fear costs for households and small companies.`,
      `What comes next\n\nThe committee will vote in the coming months. Much will depend on the compromise on ${points[2].about}.`,
    ].join('\n\n'),
    own: 'pdf',
  });
}
