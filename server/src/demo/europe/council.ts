import { addDays, englishDate } from '../calendar.ts';
import type { Party } from '../parliament.ts';
import { capital } from '../compose/composed.ts';
import { around, seeded } from '../random.ts';
import { voteOf } from '../voting.ts';
import type { Written } from '../written.ts';
import { type File, paper, wording } from './file.ts';

const states = (
  'Austria,Belgium,Bulgaria,Croatia,Cyprus,Czechia,Denmark,Estonia,Finland,France,Germany,Greece,Hungary,Ireland,Italy,' +
  'Latvia,Lithuania,Luxembourg,Malta,Netherlands,Poland,Portugal,Romania,Slovakia,Slovenia,Spain,Sweden'
).split(',');

/** The Member States as a house of one seat each; where they stand is drawn per file. */
const delegations = (key: string): Party[] =>
  states.map((name) => {
    const random = seeded(`${key} ${name}`);
    return { name, seats: 1, economy: random() * 1.6 - 0.8, society: random() * 1.6 - 0.8 };
  });

/** A note of the Presidency to delegations. */
export function councilNote(file: File, nth: number, days: number): Written {
  const { points, subject } = file.procedure;
  const day = file.after(days);
  const point = around(points, nth);
  return paper(file, {
    suffix: `note-${nth + 1}`,
    groupPath: 'council/document',
    sourceType: 'Note',
    title: `${nth === 0 ? 'Presidency steering note' : 'Progress report'}: ${subject}`,
    day,
    numbers: [{ kind: 'council', value: file.council(1 + nth, day) }],
    text: [
      `${file.council(1 + nth, day)}\nFrom: Presidency\nTo: Permanent Representatives Committee\n${englishDate(day)}`,
      wording(file, `note ${nth}`, [
        `The Working Party examined the file at four meetings. Delegations broadly support the objective but ask for flexibility as regards ${point.about}.`,
        `The discussion at technical level has shown that two issues need guidance: ${point.about} and the date of application.`,
        `In the light of written comments, the Presidency has revised the text. The main change concerns ${point.about}.`,
      ]),
      `Several delegations recalled that ${point.finding}. Others pointed to the costs for their administrations and entered a scrutiny reservation.`,
      'Questions to delegations\n\n1. Can you support the revised scope?\n2. Would a transition of 24 months meet your concerns?',
    ].join('\n\n'),
    relations: [{ relation: 'On', id: file.id('proposal') }],
  });
}

/** Agenda and minutes of the configuration of the Council. */
export function councilSession(file: File, days: number): Written[] {
  const { council, subject, points } = file.procedure;
  const day = file.after(days);
  return [
    paper(file, {
      suffix: 'council-agenda',
      groupPath: 'council/agenda',
      sourceType: 'Provisional agenda',
      title: `Provisional agenda of the Council (${council}), ${englishDate(day)}`,
      day: file.after(days - 9),
      text: `COUNCIL OF THE EUROPEAN UNION (${council})\nBrussels, Europa building, ${englishDate(day)}, 10.00\n\n1. Adoption of the agenda\n\nLegislative deliberations\n2. List of ‘A’ items\n3. ${capital(subject)} (${file.reference})\n\nAny other business\n4. Information from the Commission on ${points[1].about}`,
    }),
    paper(file, {
      suffix: 'council-minutes',
      groupPath: 'council/minutes',
      sourceType: 'Draft minutes',
      title: `Draft minutes of the Council (${council}), ${englishDate(day)}`,
      day: file.after(days + 17),
      text: `DRAFT MINUTES\nCouncil of the European Union (${council})\n${englishDate(day)}\n\n3. ${capital(subject)}\nThe Council held a policy debate in public session. Ministers concentrated on ${points[0].about}. The Presidency concluded that the Permanent Representatives Committee should continue its work.\n\n4. The Council took note of the information provided by the Commission.`,
      relations: [{ relation: 'Minutes of', id: file.id('council-agenda') }],
    }),
  ];
}

/** Conclusions on a procedure without a legislative proposal. */
export function conclusions(file: File, days: number): Written {
  const { council, subject, points } = file.procedure;
  const day = file.after(days);
  return paper(file, {
    suffix: 'conclusions',
    groupPath: 'council/conclusions',
    sourceType: 'Council conclusions',
    title: `Council conclusions on ${subject}`,
    day,
    numbers: [{ kind: 'council', value: file.council(5, day) }],
    text: [
      `${file.council(5, day)}\nOUTCOME OF PROCEEDINGS\nCouncil (${council}), ${englishDate(day)}`,
      'THE COUNCIL OF THE EUROPEAN UNION,',
      `1. RECOGNISES that ${points[0].finding};`,
      `2. INVITES the Member States to exchange experience on ${points[1].about} and to involve regional authorities;`,
      `3. INVITES the Commission to ${points[1].ask}, within the limits of existing resources;`,
      '4. WILL REVIEW the implementation of these conclusions in two years.',
    ].join('\n\n'),
    relations: [{ relation: 'On', id: file.id('proposal') }],
  });
}

/** The general approach with the vote of the delegations, and the press release about it. */
export function position(file: File, days: number): Written[] {
  const { council, subject, points, act, articles } = file.procedure;
  const day = file.after(days);
  const vote = voteOf(`council ${file.procedure.key}`, {
    house: { factions: delegations(file.procedure.key), abstains: true },
    subject: `General approach on ${subject}`,
    day,
    time: [15, 30],
    reach: 0.85 + (file.place % 4) * 0.15,
  });
  return [
    paper(file, {
      suffix: 'position',
      groupPath: 'council/position',
      sourceType: 'General approach',
      title: `General approach of the Council on the proposal for a ${act} on ${subject}`,
      day,
      numbers: [{ kind: 'council', value: file.council(6, day) }],
      text: [
        `${file.council(6, day)}\nGENERAL APPROACH\n${file.reference}`,
        `The Council (${council}) reached a general approach. Article 2 now reads: “${articles[0].replace(/\.$/, '')}, without prejudice to national security.”`,
        `As regards ${points[1].about}, the Council prefers a review clause. Two statements have been entered in the minutes.`,
      ].join('\n\n'),
      relations: [{ relation: 'On', id: file.id('proposal') }],
    }),
    paper(file, {
      suffix: 'council-vote',
      groupPath: 'council/vote',
      sourceType: 'Voting result',
      title: `Voting result: general approach on ${subject}`,
      day,
      text: `Voting result\nCouncil (${council}), ${englishDate(day)}\n${file.reference}\n\nMembers in favour: ${vote.counts?.for}\nMembers against: ${vote.counts?.against}\nAbstentions: ${vote.counts?.abstentions}`,
      votes: [{ ...vote, outcomeText: vote.outcome === 'aangenomen' ? 'Adopted' : 'Not adopted' }],
      relations: [{ relation: 'Vote on', id: file.id('position') }],
    }),
    paper(file, {
      suffix: 'council-press',
      groupPath: 'council/press',
      sourceType: 'Press release',
      title: `Council agrees its position on ${subject}`,
      day,
      text: `Council of the European Union\nPress release, ${englishDate(day)}\n\nMinisters today agreed on the mandate for negotiations with the European Parliament. “We took the concerns of smaller Member States seriously, in particular on ${points[1].about},” the Presidency said.\n\nThe first trilogue is planned within six weeks.`,
      relations: [{ relation: 'About', id: file.id('position') }],
    }),
  ];
}

/** The provisional agreement, and the act as published in the Official Journal. */
export function agreement(file: File, days: number): Written[] {
  const { subject, subjects, act, articles, points } = file.procedure;
  const day = file.after(days);
  const published = file.after(days + 55);
  const letter = { regulation: 'R', directive: 'L', decision: 'D' }[act];
  const number = `${new Date(published).getUTCFullYear()}/${9_001 + file.place * 3}`;
  return [
    paper(file, {
      suffix: 'agreement',
      groupPath: 'ep/committees/agreement',
      sourceType: 'Provisional agreement',
      title: `Provisional agreement resulting from interinstitutional negotiations on ${subject}`,
      day,
      inCommittee: true,
      numbers: [{ kind: 'pe', value: `${file.pe(7)}v01-00` }],
      text: [
        `PROVISIONAL AGREEMENT RESULTING FROM INTERINSTITUTIONAL NEGOTIATIONS\n${file.reference}\n${englishDate(day)}`,
        `Article 2\n${articles[0]}`,
        `Article 3\n${articles[1]}`,
        `Article 5 (new)\nWithin three years the Commission shall report on ${points[2].about} and, where appropriate, submit a proposal.`,
      ].join('\n\n'),
      relations: [{ relation: 'Agreement on', id: file.id('proposal') }],
    }),
    paper(file, {
      suffix: 'act',
      groupPath: `official-journal/${act}`,
      sourceType: capital(act),
      title: `${capital(act)} (EU) ${number} of the European Parliament and of the Council on ${subject}`,
      titles: {
        nl: `${{ regulation: 'Verordening', directive: 'Richtlijn', decision: 'Besluit' }[act]} (EU) ${number} over ${subjects.nl}`,
        fr: `${{ regulation: 'Règlement', directive: 'Directive', decision: 'Décision' }[act]} (UE) ${number} concernant ${subjects.fr}`,
        de: `${{ regulation: 'Verordnung', directive: 'Richtlinie', decision: 'Beschluss' }[act]} (EU) ${number} über ${subjects.de}`,
        en: `${capital(act)} (EU) ${number} on ${subject}`,
      },
      day: published,
      numbers: [{ kind: 'document', value: file.celex(3, letter, published) }],
      text: [
        `Official Journal of the European Union\nL series, ${englishDate(published)}`,
        `Having regard to the proposal from the European Commission (${file.com}), acting in accordance with the ordinary legislative procedure,`,
        `Article 1\nThis ${act} lays down rules on ${subject}.`,
        `Article 2\n${articles[0]}`,
        `Article 3\n${articles[1]}`,
        ...(act === 'directive'
          ? [
              `Article 4\n1. Member States shall adopt and publish, by ${englishDate(addDays(published, 730))}, the laws, regulations and administrative provisions necessary to comply with this Directive. They shall immediately inform the Commission thereof.`,
            ]
          : []),
        `Article ${act === 'directive' ? 5 : 4}\nThis ${act} shall enter into force on the twentieth day following that of its publication.`,
      ].join('\n\n'),
      relations: [
        { relation: 'Adoption of', id: file.id('proposal') },
        { relation: 'Based on', id: file.id('agreement') },
      ],
    }),
  ];
}

/** What the advisory bodies and the auditors say; each procedure has some of it. */
export function advisers(file: File, days: number): Written[] {
  const { subject, points, facts, organisation } = file.procedure;
  const day = file.after(days);
  const body = file.place % 2 === 0 ? 'eesc' : 'cor';
  const name =
    body === 'eesc' ? 'European Economic and Social Committee' : 'European Committee of the Regions';
  const own = `${body.toUpperCase()}-${new Date(day).getUTCFullYear()}-${90_001 + file.place}`;
  const papers = [
    paper(file, {
      suffix: 'advice',
      groupPath: `${body}/opinion`,
      sourceType: 'Opinion',
      title: `Opinion of the ${name} on ${subject}`,
      day,
      numbers: [{ kind: 'document', value: own }],
      text: [
        `${name}\n${own}\nAdopted at plenary on ${englishDate(day)}`,
        `1. Conclusions and recommendations\n\n1.1 The Committee supports the initiative. It stresses that ${points[2].because}.\n1.2 It recommends that the Commission ${points[1].ask}.`,
        `2. General comments\n\n${body === 'eesc' ? 'Social partners should be involved in monitoring.' : 'Local and regional authorities will carry most of the work and need means to do so.'} ${facts[1]}`,
      ].join('\n\n'),
      relations: [{ relation: 'On', id: file.id('proposal') }],
    }),
    paper(file, {
      suffix: 'hearing',
      groupPath: `${body}/other`,
      sourceType: 'Summary of a hearing',
      title: `Summary of the hearing on ${points[0].about}`,
      day: file.after(days - 25),
      text: `${name}\nPublic hearing, ${englishDate(file.after(days - 25))}\n\n${organisation} opened the hearing. Speakers agreed that ${points[0].finding}. Opinions differed on who should bear the costs.\n\nThe rapporteur thanked the participants and announced a draft within a month.`,
      organisations: [{ name: organisation, relation: 'Speaker' }],
    }),
  ];
  if (file.place % 3 !== 0) return papers;
  return [
    ...papers,
    paper(file, {
      suffix: 'special-report',
      groupPath: 'auditors/special-report',
      sourceType: 'Special report',
      title: `Special report: Union action on ${subject}`,
      day: file.after(days + 60),
      text: [
        'European Court of Auditors\nSpecial report',
        `We examined whether spending on ${subject} achieved its aims. We conclude that objectives were clear but results could be demonstrated in fewer than half of the cases.`,
        `Observations\n\n${facts[2]} Checks on the spot took place late. In two of the five Member States visited, data on ${points[0].about} were missing.`,
        `Recommendation\n\nThe Commission should ${points[0].ask}. Target date: the end of next year.`,
      ].join('\n\n'),
      own: 'pdf',
    }),
  ];
}
