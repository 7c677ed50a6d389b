import type { Vote } from 'contract/document-parts';
import { addDays, englishDate, instantAt } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { capital } from '../compose/composed.ts';
import { writeDebate } from '../debate-text.ts';
import { around } from '../random.ts';
import { voteOf } from '../voting.ts';
import type { Written } from '../written.ts';
import { type File, paper, titlesOf, wording } from './file.ts';
import { asMember, commissionerOf, committeeNames, groups, memberOf, type Mep } from './groups.ts';
import { rapporteurOf } from './parliament.ts';
import { rollCall } from './voting.ts';

const president: Mep = { name: 'Margit Ehrenfels', surname: 'Ehrenfels', group: 'Centre Union' };
const strasbourg = 'Strasbourg, Hemicycle';

/** The Tuesday of the part-session of a procedure; the vote is a day later. */
function debateDay(file: File, days: number): Day {
  const day = file.after(days);
  return addDays(day, 2 - new Date(day).getUTCDay());
}

/** The report tabled for plenary. */
export function plenaryReport(file: File, days: number): Written {
  const { subject, committee, points, type } = file.procedure;
  const day = file.after(days);
  return paper(file, {
    suffix: 'report',
    groupPath: 'ep/plenary/report',
    sourceType: 'Report tabled for plenary',
    title: `Report on ${subject}`,
    titles: titlesOf(file, { nl: 'Verslag over', fr: 'Rapport sur', de: 'Bericht über', en: 'Report on' }),
    day,
    inCommittee: true,
    numbers: [
      { kind: 'document', value: file.sessionNumber('A10', day) },
      { kind: 'pe', value: `${file.pe(1)}v02-00` },
    ],
    text: [
      `${file.sessionNumber('A10', day)}\nREPORT on ${subject}\n${file.reference}\nCommittee on ${committeeNames[committee]}\nRapporteur: ${rapporteurOf(file).name}`,
      type === 'COD'
        ? `The European Parliament,\n\n– having regard to the Commission proposal (${file.com}),\n– having regard to the opinion of the European Economic and Social Committee,\n\n1. Adopts its position at first reading hereinafter set out;`
        : `The European Parliament,\n\n– having regard to the communication ${file.com},\n– having regard to Rule 55 of its Rules of Procedure,`,
      `${type === 'COD' ? '2.' : '1.'} Recalls that ${points[0].because};`,
      `${type === 'COD' ? '3.' : '2.'} Calls on the Commission to ${points[0].ask};`,
      `${type === 'COD' ? '4.' : '3.'} Regrets that ${points[2].finding}; calls for a solution before the end of the parliamentary term;`,
      `${type === 'COD' ? '5.' : '4.'} Instructs its President to forward this position to the Council, the Commission and the national parliaments.`,
      `RESULT OF FINAL VOTE IN COMMITTEE RESPONSIBLE\n\n+: ${41 + file.place}\n–: ${12 + (file.place % 6)}\n0: ${file.place % 5}`,
    ].join('\n\n'),
    people: [asMember(rapporteurOf(file), 'Rapporteur')],
    relations: [
      { relation: 'Follows', id: file.id('draft') },
      { relation: 'On', id: file.id('proposal') },
    ],
    own: 'pdf',
  });
}

/** Amendments to the report, tabled for plenary. */
export function plenaryAmendments(file: File, days: number): Written {
  const { points, subject, articles, type } = file.procedure;
  const author = memberOf(file.procedure.key, 5);
  const day = file.after(days);
  return paper(file, {
    suffix: 'plenary-amendments',
    groupPath: 'ep/plenary/amendment',
    sourceType: 'Amendments tabled for plenary',
    title: `Amendments 188 – 191 to the report on ${subject}`,
    day,
    numbers: [{ kind: 'document', value: `${file.sessionNumber('A10', day)}/188-191` }],
    text: [
      `${file.sessionNumber('A10', day)}\nAmendment 188\n${author.name}, on behalf of the ${author.group} Group`,
      type === 'COD'
        ? `Article 3\n\nText proposed by the Commission\n${articles[1]}\n\nAmendment\ndeleted`
        : `Paragraph 3 a (new)\n\n3a. Considers that no new funds should be committed to ${points[1].about} before the results of the current measures are known;`,
      `Amendment 189\n\nRecital 21 (new)\nSpecial attention should be paid to ${points[2].about}, since ${points[2].because}.`,
      'Justification\n\nThe committee vote left these two points open. They are put to plenary so that Members can decide on them separately.',
    ].join('\n\n'),
    people: [asMember(author, 'Author')],
    relations: [{ relation: 'Amends', id: file.id('report') }],
  });
}

/** A motion for a resolution of one group. */
export function motion(file: File, days: number): Written {
  const { points, subject } = file.procedure;
  const author = memberOf(file.procedure.key, 3);
  const day = file.after(days);
  return paper(file, {
    suffix: 'motion',
    groupPath: 'ep/plenary/motion',
    sourceType: 'Motion for a resolution',
    title: `Motion for a resolution on ${points[1].about}`,
    day,
    numbers: [{ kind: 'document', value: file.sessionNumber('B10', day) }],
    text: [
      `${file.sessionNumber('B10', day)}\nMOTION FOR A RESOLUTION\nto wind up the debate on ${subject}\n${author.name}, on behalf of the ${author.group} Group`,
      'The European Parliament,',
      `A. whereas ${points[1].finding};`,
      `B. whereas ${points[1].because};`,
      `1. Calls on the Commission to ${points[1].ask};`,
      '2. Invites the Member States to share good practice and to report to the Parliament every year;',
      '3. Instructs its President to forward this resolution to the Council and the Commission.',
    ].join('\n\n'),
    people: [asMember(author, 'Author')],
    votes: finalVote(file, days + 6, 'motion', `Motion for a resolution on ${points[1].about}`, author.group),
    relations: [{ relation: 'On', id: file.id('report') }],
  });
}

function finalVote(file: File, days: number, suffix: string, subject: string, proposer: string): Vote[] {
  const day = addDays(debateDay(file, days), 1);
  if (day >= file.today) return [];
  const seed = `europe ${file.procedure.key} ${suffix}`;
  const planned = voteOf(seed, {
    house: { factions: groups, abstains: true },
    proposer,
    subject,
    day,
    time: [12, 20 + file.place],
    ...(suffix === 'report' ? { reach: 1.3 + (file.place % 4) * 0.12 } : {}),
  });
  const vote = rollCall(seed, planned);
  return [
    {
      ...vote,
      outcomeText: vote.outcome === 'aangenomen' ? 'Adopted by roll call' : 'Rejected by roll call',
    },
  ];
}

/** Agenda, vote list, adopted text, minutes and press release of the part-session. */
export function sessionPapers(file: File, days: number): Written[] {
  const { subject, points, committee, type } = file.procedure;
  const day = debateDay(file, days);
  const vote = addDays(day, 1);
  const votes = finalVote(file, days, 'report', `Report on ${subject}`, rapporteurOf(file).group);
  const counted = votes[0]?.counts;
  const papers: Written[] = [
    paper(file, {
      suffix: 'agenda',
      groupPath: 'ep/plenary/agenda',
      sourceType: 'Draft agenda',
      title: `Draft agenda of the part-session of ${englishDate(day)}: ${subject}`,
      day: addDays(day, -8),
      text: `Final draft agenda\n\n${englishDate(day)}, 9.00 – 11.50\n\nReport: ${rapporteurOf(file).name} (${file.sessionNumber('A10', day)})\n${capital(subject)}\nCommittee on ${committeeNames[committee]}\n\nDeadline for amendments: ${englishDate(addDays(day, -6))}, 13.00\nVote: ${englishDate(vote)}, 12.00`,
      relations: [{ relation: 'On the agenda', id: file.id('report') }],
    }),
    paper(file, {
      suffix: 'vote',
      groupPath: 'ep/plenary/vote',
      sourceType: 'Roll-call vote',
      title: `Vote on the report on ${subject}`,
      day: vote,
      time: [12, 50],
      numbers: [{ kind: 'document', value: file.sessionNumber('A10', vote) }],
      text: `Result of the roll-call vote\n${englishDate(vote)}\n\n${capital(subject)}\nRapporteur: ${rapporteurOf(file).name}\n\n${counted ? `For: ${counted.for}\nAgainst: ${counted.against}\nAbstentions: ${counted.abstentions}` : 'The result will be published after the sitting.'}`,
      votes,
      relations: [{ relation: 'Vote on', id: file.id('report') }],
    }),
    paper(file, {
      suffix: 'minutes',
      groupPath: 'ep/plenary/minutes',
      sourceType: 'Minutes',
      title: `Minutes of the sitting of ${englishDate(vote)}: ${subject}`,
      day: addDays(vote, 1),
      text: `Minutes of the sitting\n${englishDate(vote)}\n\nVoting time\n${capital(subject)} (${file.sessionNumber('A10', vote)})\nThe rapporteur spoke before the vote under Rule 165(4). Two separate votes and one split vote were requested, by the ${around(groups, file.place).name} and ${around(groups, file.place + 2).name} groups.\n\nMembers who were prevented from voting may have their intention recorded by the end of the week.`,
    }),
  ];
  if (votes[0]?.outcome === 'verworpen') return papers;
  return [
    ...papers,
    paper(file, {
      suffix: 'adopted',
      groupPath: 'ep/plenary/adopted-text',
      sourceType: 'Text adopted',
      title: `European Parliament ${type === 'COD' ? 'legislative ' : ''}resolution of ${englishDate(vote)} on ${subject}`,
      titles: titlesOf(file, {
        nl: `${type === 'COD' ? 'Wetgevingsresolutie' : 'Resolutie'} van het Europees Parlement over`,
        fr: `Résolution ${type === 'COD' ? 'législative ' : ''}du Parlement européen sur`,
        de: `${type === 'COD' ? 'Legislative Entschließung' : 'Entschließung'} des Europäischen Parlaments zu dem Thema:`,
        en: `European Parliament ${type === 'COD' ? 'legislative ' : ''}resolution on`,
      }),
      day: vote,
      numbers: [
        { kind: 'reference', value: file.adopted(vote) },
        { kind: 'document', value: file.sessionNumber('A10', vote) },
      ],
      text: [
        `${file.adopted(vote)}\n${capital(subject)}`,
        `The European Parliament, having regard to the report of the Committee on ${committeeNames[committee]} (${file.sessionNumber('A10', vote)}),`,
        `whereas ${points[2].because};`,
        `1. Insists that the Commission ${points[2].ask};`,
        `2. Underlines the importance of ${points[0].about} and asks to be consulted again should the text be changed substantially;`,
        '3. Instructs its President to forward its position to the Council and the Commission.',
      ].join('\n\n'),
      relations: [{ relation: 'Adoption of', id: file.id('report') }],
    }),
    paper(file, {
      suffix: 'ep-press',
      groupPath: 'ep/press',
      sourceType: 'Press release',
      title: `Parliament sets out its position on ${subject}`,
      day: vote,
      text: [
        `Plenary session\n${englishDate(vote)}`,
        `With ${counted?.for ?? 0} votes to ${counted?.against ?? 0} and ${counted?.abstentions ?? 0} abstentions, Members backed the report by ${rapporteurOf(file).name}.`,
        `Quote\n\n“${points[1].view}” the rapporteur said after the vote.`,
        `Next steps\n\n${type === 'COD' ? 'Negotiations with the Council can start right away.' : 'The Commission has three months to respond.'}`,
      ].join('\n\n'),
      people: [asMember(rapporteurOf(file), 'Rapporteur')],
      relations: [{ relation: 'About', id: file.id('adopted') }],
    }),
  ];
}

const openings = [
  'Madam President,',
  'Madam President, Commissioner,',
  'Thank you, President.',
  'President, dear colleagues,',
];
const blueCards = [
  'Blue-card question. You ask for more rules, but can you tell me who is going to pay for the controls?',
  'Blue-card question. Would you agree that a longer transition would bring more Member States on board?',
  'Blue-card question. My country already does this. Why should it wait for the others?',
];
const blueAnswers = [
  'Those who cause the costs. That is in the text, in black and white.',
  'I would not. A transition without an end date is a waiting room.',
  'It should not wait. It should lead, and we should make it easier for others to follow.',
];

/** The verbatim report of the debate with its turns: one item of the sitting. */
export function debate(file: File, days: number): Written {
  const { subject, points, facts } = file.procedure;
  const day = debateDay(file, days);
  const members = [1, 2, 3, 4, 5].map((nth) => memberOf(file.procedure.key, nth));
  const rapporteur = rapporteurOf(file);
  const commissioner = commissionerOf(file.procedure);
  const says = (member: Mep, text: string, role = 'Speaker', label = `${member.name} (${member.group})`) => ({
    speaker: asMember(member, role),
    label,
    text,
  });
  const chair = (text: string) => ({ ...says(president, text, 'Chair', 'President'), chair: true as const });
  const commission = (text: string) => ({
    speaker: commissioner,
    label: `${commissioner.name}, Member of the Commission`,
    text,
  });
  const rounds = members.flatMap((member, index) => {
    const point = around(points, index + file.place);
    const other = around(members, index + 2);
    const speech = around(
      [
        `${point.view} ${around(facts, index)} Colleagues, this cannot continue. My group will vote in favour.`,
        `let me speak about ${point.about}. We know that ${point.finding}. ${point.view}`,
        `a question to the Commissioner. ${point.question} I ask because people no longer believe in announcements.`,
        `my group has its doubts. Yes, ${point.because}. But the text adds forms where it should remove them. We will abstain unless that is repaired.`,
        `${around(facts, index + 1)} That single figure tells the whole story. I therefore ask the Commission to ${point.ask}.`,
      ],
      index,
    );
    const opening = around(openings, index + file.place);
    const joined = opening.endsWith(',') ? speech : capital(speech);
    return [
      says(member, `${opening} ${joined}`),
      ...(index % 2 === 0
        ? [
            says(other, around(blueCards, index / 2 + file.place)),
            says(member, around(blueAnswers, index / 2 + file.place)),
          ]
        : []),
    ];
  });
  const speeches = [
    chair(`The next item is the debate on the report by ${rapporteur.name} on ${subject}.`),
    says(
      rapporteur,
      `President, a year ago this file was called impossible. ${around(points, file.place + 2).view} I thank the shadow rapporteurs; together we found a balance between ambition and what can be done on the ground.`,
      'Rapporteur',
      `${rapporteur.name}, rapporteur`,
    ),
    commission(`Honourable Members, the Commission welcomes the report. ${points[0].answer}`),
    ...rounds,
    commission(
      `President, I have listened carefully. On ${points[1].about}: ${points[1].answer} On ${points[2].about}, I can be brief. ${points[2].answer}`,
    ),
    chair(`The debate is closed. The vote will take place on ${englishDate(addDays(day, 1))}.`),
  ];
  const { text, turns } = writeDebate(
    [
      `Verbatim report of proceedings\n${englishDate(day)}, ${strasbourg.split(',')[0]}`,
      `${3 + (file.place % 5)}. ${capital(subject)} (debate)`,
    ],
    speeches,
    ['Written statements (Rule 178) are published separately.'],
    instantAt(day, 9, 20),
  );
  return paper(file, {
    suffix: 'debate',
    groupPath: 'ep/plenary/debate',
    sourceType: 'Verbatim report',
    title: `Debate: ${subject}`,
    titles: titlesOf(file, { nl: 'Debat:', fr: 'Débat :', de: 'Aussprache:', en: 'Debate:' }),
    day,
    time: [18, 0],
    text,
    turns,
    agendaItem: capital(subject),
    partOf: {
      id: file.id('sitting'),
      title: `Plenary sitting of ${englishDate(day)}`,
      item: capital(subject),
    },
    people: [
      asMember(president, 'Chair'),
      asMember(rapporteur, 'Rapporteur'),
      ...members.map((member) => asMember(member, 'Speaker')),
      commissioner,
    ],
    relations: [{ relation: 'Debate on', id: file.id('report') }],
  });
}

/** The sitting of plenary itself. */
export function sitting(file: File, days: number): Written {
  const { subject } = file.procedure;
  const day = debateDay(file, days);
  return paper(file, {
    suffix: 'sitting',
    groupPath: 'ep/plenary/agenda',
    sourceType: 'Plenary sitting',
    title: `Plenary sitting of ${englishDate(day)}`,
    day,
    time: [9, 0],
    text: `Plenary sitting in Strasbourg on ${englishDate(day)}. ${wording(file, 'sitting', ['The morning opens with', 'First on the list is', 'Key item of the day is'])} the debate on ${subject}.`,
    agendaItem: capital(subject),
    people: [asMember(president, 'Chair'), asMember(rapporteurOf(file), 'Rapporteur')],
    meeting: {
      kind: 'plenary',
      hours: 13,
      place: strasbourg,
      status: day < file.today ? 'held' : 'planned',
      agendaItems: [
        { number: '1', title: 'Opening of the sitting', documentIds: [] },
        {
          number: '2',
          title: capital(subject),
          documentIds: ['report', 'motion', 'debate', 'oral'].map(file.id),
        },
        { number: '3', title: 'One-minute speeches', documentIds: [] },
      ],
    },
  });
}
