import { addDays, englishDate, workingDayAfter } from '../calendar.ts';
import { capital } from '../compose/composed.ts';
import { around } from '../random.ts';
import type { Written } from '../written.ts';
import { type File, paper, titlesOf, wording } from './file.ts';
import { commissionerName, commissionerOf } from './groups.ts';

/** A call for evidence, the first paper of a procedure. */
export function haveYourSay(file: File, days: number): Written {
  const { subject, subjects, department, facts, points } = file.procedure;
  const day = file.after(days);
  return paper(file, {
    suffix: 'consultation',
    groupPath: 'commission/have-your-say',
    sourceType: 'Call for evidence',
    title: `Have your say: initiative on ${subject}`,
    titles: {
      nl: `Geef uw mening: initiatief over ${subjects.nl}`,
      en: `Have your say: initiative on ${subject}`,
    },
    day,
    text: [
      `Call for evidence\nLead department: Directorate-General for ${department[0]}\nFeedback period: ${englishDate(day)} – ${englishDate(addDays(day, 28))}`,
      `The Commission invites citizens, companies and public authorities to comment on a possible initiative on ${subject}.`,
      `Problem the initiative aims to tackle\n\n${facts[0]} Early signals suggest that ${points[0].finding}.`,
      `Objectives and policy options\n\nThree options will be examined: guidance without new rules, a targeted revision of existing law, and a new instrument. For each of them the effects on ${points[1].about} will be assessed.`,
      'Contributions may be submitted in any official language. They will be published unless confidentiality is requested with good reason.',
    ].join('\n\n'),
  });
}

/** The proposal, or for a procedure of the Parliament's own initiative the communication it reacts to. */
export function proposal(file: File, days: number): Written {
  const { type, subject, subjects, act, articles, facts, points, department, organisation } = file.procedure;
  const day = file.after(days);
  const isProposal = type === 'COD';
  const acts = {
    regulation: ['een verordening', 'de règlement', 'eine Verordnung'],
    directive: ['een richtlijn', 'de directive', 'eine Richtlinie'],
    decision: ['een besluit', 'de décision', 'einen Beschluss'],
  }[act];
  const number = { kind: 'reference', value: file.com } as const;
  const celex = { kind: 'document', value: file.celex(5, isProposal ? 'PC' : 'DC', day) } as const;
  if (!isProposal) {
    return paper(file, {
      suffix: 'proposal',
      groupPath: 'commission/communication',
      sourceType: 'Communication',
      title: `Communication from the Commission on ${subject}`,
      titles: titlesOf(file, {
        nl: 'Mededeling van de Commissie over',
        fr: 'Communication de la Commission sur',
        de: 'Mitteilung der Kommission über',
        en: 'Communication from the Commission on',
      }),
      day,
      numbers: [number, celex],
      text: [
        `${file.com} final\nBrussels, ${englishDate(day)}`,
        `1. Why this communication\n\n${facts.join(' ')} Together, these developments call for a common answer.`,
        ...points.map(
          (point, index) =>
            `${index + 2}. ${capital(point.about)}\n\n${around(['It has become clear that', 'The consultation confirmed that', 'Member States report that'], index)} ${point.finding}. ${around(['The Commission will present a set of measures within a year.', 'Work will start with a pilot in six Member States.', 'Existing funds will be used before new ones are requested.'], index)}`,
        ),
        `5. Next steps\n\nThe Commission invites the European Parliament and the Council to discuss this communication. ${organisation} and other stakeholders will be heard.`,
      ].join('\n\n'),
      people: [commissionerOf(file.procedure)],
      own: 'pdf',
    });
  }
  return paper(file, {
    suffix: 'proposal',
    groupPath: 'commission/proposal',
    sourceType: `Proposal for a ${act}`,
    title: file.title,
    titles: {
      nl: `Voorstel voor ${acts[0]} van het Europees Parlement en de Raad over ${subjects.nl}`,
      fr: `Proposition ${acts[1]} du Parlement européen et du Conseil concernant ${subjects.fr}`,
      de: `Vorschlag für ${acts[2]} des Europäischen Parlaments und des Rates über ${subjects.de}`,
      en: file.title,
    },
    day,
    numbers: [number, celex],
    text: [
      `${file.com} final\n${file.reference}\nBrussels, ${englishDate(day)}`,
      `Explanatory memorandum\n\n1. Context of the proposal\n\n${facts[1]} The rules of the Member States differ so widely that the internal market is at risk.`,
      `2. Legal basis, subsidiarity and proportionality\n\nThe problem cannot be solved by Member States alone. The choice of a ${act} ensures that ${points[1].about} can be dealt with in the same way everywhere.`,
      `3. Results of consultations and impact assessment\n\n${organisation} supported the objective and asked for a longer transition. The Regulatory Scrutiny Board issued a positive opinion with reservations on the calculation of costs.`,
      `Article 1 – Subject matter\nThis ${act} lays down rules on ${subject}.`,
      `Article 2 – Obligations\n${articles[0]}`,
      `Article 3 – Further rules\n${articles[1]}`,
      `Article 4 – Review\nFour years after its entry into force, the Commission shall evaluate this ${act} and report on ${points[2].about}.`,
      `For the Commission\n${commissionerOf(file.procedure).name}`,
    ].join('\n\n'),
    people: [commissionerOf(file.procedure)],
    organisations: [{ name: organisation, relation: 'Consulted' }],
    relations: [{ relation: 'Follows', id: file.id('consultation') }],
    own: 'pdf',
    attachments: [
      {
        title: `Annex to the proposal on ${subject}`,
        text: `Annex\n\nPart A – Information to be reported\n\n1. Name and address of the reporting entity.\n2. Period covered.\n3. Data on ${points[0].about}.\n\nPart B – Indicators\n\nThe indicators cover ${points[1].about} and ${points[2].about}. They are collected once a year and published by Directorate-General for ${department[0]}.`,
      },
    ],
  });
}

/** The impact assessment or other staff working document. */
export function workingDocument(file: File, days: number): Written {
  const { subject, facts, points, department } = file.procedure;
  return paper(file, {
    suffix: 'staff',
    groupPath: 'commission/working-document',
    sourceType: 'Staff working document',
    title: `Commission staff working document: analysis of options on ${subject}`,
    day: file.after(days),
    numbers: [{ kind: 'reference', value: file.swd }],
    text: [
      `${file.swd} final\nDirectorate-General for ${department[0]}`,
      `Problem definition\n\n${facts[2]} Two drivers explain the problem: gaps in the present rules and uneven enforcement.`,
      ...points.map(
        (point, index) =>
          `Option ${index + 1}. ${around(
            [
              `The first option concentrates on ${point.about}. It has the lowest cost but leaves untouched the fact that ${points[1].finding}.`,
              `The second option adds measures on ${point.about}. Administrative costs are estimated at EUR 38 million a year; they fall mainly on large companies.`,
              `The third option also covers ${point.about}. Benefits exceed costs after the sixth year.`,
            ],
            index,
          )}`,
      ),
      'Comparison\n\nThe second option scores best on effectiveness and coherence. A sensitivity analysis shows that the ranking does not change when prices rise by a quarter.',
    ].join('\n\n'),
    relations: [{ relation: 'Accompanies', id: file.id('proposal') }],
    own: 'pdf',
  });
}

/** A press release; the second one comes with the latest news. */
export function press(file: File, nth: number, days: number): Written {
  const { subject, facts, points } = file.procedure;
  const point = around(points, nth + 1);
  const name = commissionerName(file.procedure);
  const headline =
    nth === 0 ? `Commission proposes action on ${subject}` : `Commission takes stock of ${point.about}`;
  return paper(file, {
    suffix: `press-${nth + 1}`,
    groupPath: 'commission/press',
    sourceType: 'Press release',
    title: headline,
    day: file.after(days),
    time: [11, 30 + nth * 15],
    text: [
      `Press release\nBrussels, ${englishDate(file.after(days))}`,
      nth === 0
        ? `Today the Commission put forward new measures on ${subject}. ${facts[0]} The measures should be discussed by the co-legislators in the coming months.`
        : `One year into the debate, progress can be seen, but more is needed. “It worries me that ${point.finding},” ${name} said after a visit to the region.`,
      nth === 0
        ? `${name} said: “${wording(file, `press ${nth}`, ['Citizens expect results they can touch, not declarations.', 'Today we replace a patchwork by a common rule.', 'This is a proposal with ambition and with an eye for those who must apply it.'])}”`
        : `${point.answer} A report with figures for each Member State will be published before the end of the year.`,
      'Background information and a list of questions and answers are available on the website of the Commission.',
    ].join('\n\n'),
    people: [commissionerOf(file.procedure)],
    relations: [{ relation: 'About', id: file.id('proposal') }],
  });
}

/** What comes after the act: a report on its application, a delegated act, or the Commission's reply to a resolution. */
export function afterwards(file: File, days: number): Written[] {
  const { type, subject, points, act, department } = file.procedure;
  const reply = paper(file, {
    suffix: 'reply',
    groupPath: 'commission/other',
    sourceType: 'Follow-up to a resolution',
    title: `Follow-up to the European Parliament resolution on ${subject}`,
    day: file.after(days),
    numbers: [{ kind: 'reference', value: `${file.com.replace('COM', 'SEC')}` }],
    text: [
      'Follow-up given by the Commission',
      `The Commission takes note of the resolution. On the request to ${points[0].ask}, it has launched a study with a duration of nine months.`,
      `On ${points[2].about}, the Commission shares the analysis of the Parliament. Resources permitting, a proposal may be included in the next work programme.`,
      'Other points fall within the competence of the Member States.',
    ].join('\n\n'),
    relations: [{ relation: 'Reply to', id: file.id('adopted') }],
  });
  if (type === 'INI') return [reply];
  return [
    paper(file, {
      suffix: 'delegated',
      groupPath: 'commission/delegated-act',
      sourceType: 'Delegated act',
      title: `Commission Delegated Regulation supplementing the ${act} on ${subject}`,
      day: file.after(days),
      numbers: [{ kind: 'reference', value: file.com.replace('COM', 'C') }],
      text: [
        `Directorate-General for ${department[0]}`,
        `The basic act empowers the Commission to specify the details concerning ${points[0].about}. Experts of the Member States were consulted on two occasions.`,
        'Article 1\nThe technical requirements are set out in the Annex.',
        'Article 2\nThis Regulation shall enter into force on the twentieth day following that of its publication, unless the European Parliament or the Council objects within two months.',
      ].join('\n\n'),
      relations: [{ relation: 'Based on', id: file.id('act') }],
    }),
    paper(file, {
      suffix: 'application',
      groupPath: 'commission/report',
      sourceType: 'Report',
      title: `Report from the Commission on the state of preparation for the rules on ${subject}`,
      day: file.after(days + 21),
      text: [
        `Report to the European Parliament and the Council\n${englishDate(file.after(days + 21))}`,
        `Nineteen Member States have designated an authority. Preparations are well under way as regards ${points[1].about}; they are behind schedule as regards ${points[2].about}.`,
        'The Commission will help national authorities with a handbook, two workshops and a helpdesk.',
      ].join('\n\n'),
      relations: [{ relation: 'About', id: file.id('act') }],
    }),
  ];
}

/** A meeting of national experts. */
export function expertGroup(file: File, days: number): Written {
  const { subject, points, department } = file.procedure;
  const day = workingDayAfter(file.after(days));
  return paper(file, {
    suffix: 'experts',
    groupPath: 'commission/expert-group',
    sourceType: 'Summary record',
    title: `Summary record of the expert group on ${subject}`,
    day,
    text: [
      `Expert group meeting of ${englishDate(day)}\nChair: Directorate-General for ${department[0]}`,
      `1. Adoption of the agenda\nThe agenda was adopted with one addition: ${points[2].about}.`,
      `2. Exchange of views\nThe chair asked delegations for figures on ${points[1].about}. Eight delegations had data, four asked for a common template and the others reserved their position.`,
      '3. Next meeting\nThe next meeting takes place online in six weeks. Written comments are welcome within ten working days.',
    ].join('\n\n'),
    relations: [{ relation: 'About', id: file.id('proposal') }],
  });
}

/** A conversation of a commissioner about what is being prepared, as the Commission publishes them. */
export function interestMeeting(file: File, days: number): Written {
  const { subject, points, organisation } = file.procedure;
  const name = commissionerName(file.procedure);
  return paper(file, {
    suffix: 'interests',
    groupPath: 'commission/interest-meeting',
    sourceType: 'Meeting with interest representatives',
    title: `${capital(subject)}: ${points[0].about}`,
    day: workingDayAfter(file.after(days)),
    text: `Cabinet of ${name}\nWith: ${organisation}\nLocation: Brussels`,
    people: [commissionerOf(file.procedure)],
    organisations: [{ name: organisation, relation: 'Interest representative' }],
  });
}
