import type { DocumentNumber } from 'contract/document-parts';
import type { ContextCode } from 'contract/contexts';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import { opinionRelation } from '#stores/documents/votes/opinion.ts';
import { type Day, dayOf, dutchDate, instantAt } from './calendar.ts';
import { composers } from './compose/index.ts';
import type { Composed, Surroundings } from './compose/composed.ts';
import type { DemoDocument } from './demo-document.ts';
import { committee } from './government.ts';
import { writeHtml } from './html-file.ts';
import { demoMeetings, heldMeetings, meetingIdOf } from './meetings.ts';
import { ministryPapers, officialPapers } from './national/announcements.ts';
import { lowerHousePapers, upperHousePapers } from './national/chambers.ts';
import { lowerHouseCommitments } from './national/commitments.ts';
import { closingRecord, recordedDebate } from './national/recorded-debate.ts';
import { turnsOf } from './national/turns.ts';
import { writePdf } from './pdf-file.ts';
import { planDocuments } from './plan.ts';
import type { Planned } from './plan.ts';
import { between, seeded } from './random.ts';
import { themes } from './themes/index.ts';
import { dutchTransposition } from './transposition.ts';
import { finish } from './written.ts';

/** Attachments whose bytes are left out, so that the screen for a missing file can be seen. */
const missing = new Set([
  `demo-${themes[0]?.dossier.replace(' ', '')}-regering-kamerbrief-1~1`,
  `demo-${themes[2]?.dossier.replace(' ', '')}-regering-kamerbrief-1~1`,
]);

function numbersOf(planned: Planned): DocumentNumber[] {
  const numbers: DocumentNumber[] = [{ kind: 'document', value: planned.documentNumber }];
  if (planned.kind.startsWith('tk/')) numbers.push({ kind: 'case', value: planned.caseNumber });
  if (planned.dossier) {
    const nr = planned.kind.startsWith('ek/') ? '' : 'nr. ';
    numbers.push({ kind: 'dossier', value: `${planned.dossier.number}, ${nr}${planned.dossier.sequence}` });
  }
  if (planned.kind.endsWith('verslag') && planned.kind !== 'tk/nota-verslag') {
    numbers.push({
      kind: 'session',
      value: `${planned.documentNumber.slice(0, 4)}A${planned.caseNumber.slice(5)}`,
    });
  }
  return numbers;
}

/** The theme's percentages, a little different per document; about one in twenty is not scored. */
function contextsOf(planned: Planned): Document['contexts'] {
  const random = seeded(`contexts ${planned.id}`);
  if (random() < 0.05) return undefined;
  const scored = Object.entries(planned.theme.contexts).map(([code, percentage]) => [
    code as ContextCode,
    Math.min(98, Math.max(10, percentage + between(random, -5, 5))),
  ]);
  return Object.fromEntries(scored) as Document['contexts'];
}

function filesOf(planned: Planned, composed: Composed) {
  const html = () => writeHtml(composed.title, composed.institution, composed.text);
  const pdf = () => writePdf(composed.title, composed.text);
  const file: DocumentFile =
    composed.own === 'pdf'
      ? { fileId: planned.id, title: `${composed.title}.pdf`, mimeType: 'application/pdf' }
      : { fileId: planned.id, title: `${composed.title}.html`, mimeType: 'text/html' };
  const attachments = (composed.attachments ?? []).map((attachment, index) => ({
    file: {
      fileId: `${planned.id}~${index + 1}`,
      title: attachment.title,
      mimeType: 'application/pdf',
      text: attachment.text,
    } satisfies DocumentFile,
    bytes: () => writePdf(attachment.title, attachment.text),
  }));
  const files = attachments
    .filter((attachment) => !missing.has(attachment.file.fileId))
    .map(({ file: { fileId }, bytes }) => ({ fileId, bytes }));
  if (composed.own !== 'none')
    files.unshift({ fileId: planned.id, bytes: composed.own === 'pdf' ? pdf : html });
  return {
    file: composed.own === 'none' ? undefined : file,
    attachments: attachments.map((each) => each.file),
    files,
  };
}

/** Who spoke when and in which meeting, of reports of debates. */
function debateOf(planned: Planned, { text, people, title, agendaItem = title }: Composed) {
  const id = meetingIdOf(planned);
  if (id === undefined) return {};
  return {
    partOf: { id, title: `Vergadering van ${dutchDate(planned.day)}`, item: agendaItem },
    turns: turnsOf(text, people, instantAt(planned.day, 14, 5)),
  };
}

function complete(planned: Planned, composed: Composed, titleOf: (planned: Planned) => string): DemoDocument {
  const { file, attachments, files } = filesOf(planned, composed);
  const { theme } = planned;
  const document: Document = {
    id: planned.id,
    domain: 'nl',
    source: 'demo',
    demo: true,
    groupPath: planned.kind,
    sourceType: composed.sourceType,
    institution: composed.institution,
    title: composed.title,
    titles: {},
    language: 'nl',
    date: planned.instant,
    timeKnown: planned.timeKnown,
    sourceDate: new Date(planned.day).toISOString().slice(0, 10),
    text: composed.text,
    ...(file ? { file } : {}),
    attachments,
    people: composed.people,
    organisations: composed.organisations ?? [],
    committees: composed.withCommittee === false ? [] : [committee(theme.committee)],
    numbers: numbersOf(planned),
    ...(planned.kind.startsWith('tk/')
      ? { case: { number: planned.caseNumber, title: composed.title } }
      : {}),
    ...(planned.dossier ? { dossier: { number: planned.dossier.number, title: planned.dossier.title } } : {}),
    ...(composed.agendaItem ? { agendaItem: composed.agendaItem } : {}),
    ...debateOf(planned, composed),
    votes: composed.votes ?? [],
    relations: [
      ...(composed.relations ?? []).map(({ relation, to }) => ({ relation, id: to.id, title: titleOf(to) })),
      ...(composed.opinion === undefined ? [] : [{ relation: opinionRelation, title: composed.opinion }]),
    ],
    originalUrls: [],
    confidentiality: composed.confidentiality ?? 'Openbaar',
    contexts: contextsOf(planned),
  };
  return { document, files };
}

/** What is planned for a later hour of today has no known time yet: nothing arrives from the future. */
function notYetTimed(planned: Planned, today: Day, now: Date): Planned {
  if (planned.day !== today || planned.instant <= now.getTime()) return planned;
  return { ...planned, timeKnown: false, instant: instantAt(today, 0, 0) };
}

/**
 * The national demo: some six hundred Dutch documents of the two years up to now and their meetings, oldest
 * first. The same instant gives the same documents; ids stay the same from day to day.
 */
export function dutchDocuments(now: Date): DemoDocument[] {
  const today = dayOf(now);
  const planned = planDocuments(themes, today);
  const byId = new Map(planned.map((each) => [`${each.theme.key} ${each.kind} ${each.nth}`, each]));
  const titles = new Map<Planned, string>();
  const surroundings: Surroundings = {
    today,
    sibling: (each, kind, nth = 0) => byId.get(`${each.theme.key} ${kind} ${nth}`),
  };
  const composed = planned.map((each) => {
    const written = composers[each.kind](each, surroundings);
    titles.set(each, written.title);
    return [each, written] as const;
  });
  const titleOf = (each: Planned) => titles.get(each) ?? each.theme.title;
  const known = new Map(composed.map(([each, written]) => [each.id, written.title]));
  const [recorded] = themes;
  const further = [
    ...demoMeetings(themes, planned, today),
    ...heldMeetings(planned),
    ...lowerHouseCommitments(planned, today),
    ...dutchTransposition(today),
    ...(recorded ? recordedDebate(recorded, today) : []),
    ...themes.flatMap((theme, place) => [
      ...closingRecord(theme, place, today),
      ...lowerHousePapers(theme, place, today),
      ...upperHousePapers(theme, place, today),
      ...ministryPapers(theme, place, today),
      ...officialPapers(theme, place, today),
    ]),
  ];
  return [
    ...composed.map(([each, written]) => complete(notYetTimed(each, today, now), written, titleOf)),
    ...finish('nl', further, now, known),
  ];
}
