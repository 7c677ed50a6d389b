import type { DomainId } from 'contract/dashboards';
import type { Document, DocumentFile, Meeting } from '#stores/documents/document.ts';
import { addDays, dayOf, instantAt } from './calendar.ts';
import type { Day } from './calendar.ts';
import type { DemoDocument } from './demo-document.ts';
import { writeHtml } from './html-file.ts';
import { writePdf } from './pdf-file.ts';

/** Facts a writer may leave out where a document has none. */
type Optional =
  | 'titles'
  | 'people'
  | 'organisations'
  | 'committees'
  | 'numbers'
  | 'case'
  | 'dossier'
  | 'agendaItem'
  | 'partOf'
  | 'turns'
  | 'labels'
  | 'votes'
  | 'commitment'
  | 'confidentiality'
  | 'contexts';

/** A document as the writers of a domain hand it in: what it says and how it hangs together with others. */
export interface Written extends Partial<Pick<Document, Optional>> {
  /** Starts with `demo-`. */
  id: string;
  groupPath: string;
  sourceType: string;
  institution: string;
  title: string;
  language: string;
  text: string;
  day: Day;
  /** Hour and minute in Amsterdam; a document without has a day only. */
  time?: readonly [number, number];
  /** Relations to other documents of the domain; one to a document that does not exist (yet) is left out. */
  relations?: readonly { relation: string; id: string }[];
  /** Files sent along: title and text of each. */
  attachments?: readonly { title: string; text: string }[];
  /** Sound of a debate, kept as the last attachment; `start` is the epoch millisecond at which it begins. */
  sound?: { title: string; start: number; bytes: () => Uint8Array };
  /** Kind of the document's own file; unless told otherwise a page, or none for what sources show as text only. */
  own?: 'html' | 'pdf' | 'none';
  /** Start and end follow from day, time and hours. */
  meeting?: Omit<Meeting, 'start' | 'end' | 'timeKnown'> & { hours?: number };
}

/** Types whose sources show a text and have no file of it: news, lists, votes and what was said. */
const textOnly =
  /(agenda|minutes|besluitenlijst|nieuws|press|stemming|vote|verslag|debate|handelingen|hoorzitting|vraag-om-uitleg|interpellatie|(mondelinge|actuele)-vraag|toezegging|motie|motion|amendement|have-your-say|ministerraad)$/;

/** Days that agendas of coming meetings are published ahead. */
const aheadDays = 13;

/**
 * The documents of a domain as of an instant: what is dated later is left out, but for meetings and for
 * agendas of the next fortnight; relations are completed with titles, those of `others` of the domain included.
 */
export function finish(
  domain: DomainId,
  written: readonly Written[],
  now: Date,
  others: ReadonlyMap<string, string> = new Map(),
): DemoDocument[] {
  const today = dayOf(now);
  const known = written.filter(
    (each) =>
      each.meeting || each.day <= (each.groupPath.endsWith('/agenda') ? addDays(today, aheadDays) : today),
  );
  const titles = new Map([...others, ...known.map((each) => [each.id, each.title] as const)]);
  return known.map((each) => complete(domain, each, titles, now));
}

function complete(
  domain: DomainId,
  written: Written,
  titles: ReadonlyMap<string, string>,
  now: Date,
): DemoDocument {
  const { day, time, meeting, relations = [], sound } = written;
  const instant = time && instantAt(day, time[0], time[1]);
  // What is written at a later hour of today has no known time yet: nothing arrives from the future.
  const timeKnown =
    instant !== undefined && (meeting !== undefined || day !== dayOf(now) || instant <= now.getTime());
  const date = timeKnown ? instant : instantAt(day, 0, 0);
  const { file, attached, files } = filesOf(written);
  const document: Document = {
    id: written.id,
    domain,
    source: 'demo',
    demo: true,
    groupPath: written.groupPath,
    sourceType: written.sourceType,
    institution: written.institution,
    title: written.title,
    titles: written.titles ?? {},
    language: written.language,
    date,
    timeKnown,
    sourceDate: new Date(day).toISOString().slice(0, 10),
    text: written.text,
    ...(file ? { file } : {}),
    attachments: attached,
    people: written.people ?? [],
    organisations: written.organisations ?? [],
    committees: written.committees ?? [],
    numbers: written.numbers ?? [],
    ...optionals(written),
    ...(sound ? { recording: { fileId: soundId(written), start: sound.start } } : {}),
    votes: written.votes ?? [],
    relations: relations.flatMap(({ relation, id }) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ relation, id, title }];
    }),
    originalUrls: [],
    confidentiality: written.confidentiality ?? 'Openbaar',
    contexts: written.contexts,
    ...(meeting ? { meeting: meetingOf(meeting, { date, timeKnown, titles }) } : {}),
  };
  return { document, files };
}

function optionals({ case: aCase, dossier, agendaItem, partOf, turns, labels, commitment }: Written) {
  return {
    ...(aCase ? { case: aCase } : {}),
    ...(dossier ? { dossier } : {}),
    ...(agendaItem === undefined ? {} : { agendaItem }),
    ...(partOf ? { partOf } : {}),
    ...(turns ? { turns } : {}),
    ...(labels ? { labels } : {}),
    ...(commitment ? { commitment } : {}),
  };
}

function meetingOf(
  { hours, agendaItems, ...rest }: NonNullable<Written['meeting']>,
  { date, timeKnown, titles }: { date: number; timeKnown: boolean; titles: ReadonlyMap<string, string> },
): Meeting {
  return {
    ...rest,
    start: date,
    ...(timeKnown && hours !== undefined ? { end: date + hours * 3_600_000 } : {}),
    timeKnown,
    agendaItems: agendaItems.map((item) => ({
      ...item,
      documentIds: item.documentIds.filter((id) => titles.has(id)),
    })),
  };
}

/** Attachments are numbered from 1; the sound comes last. */
function soundId({ id, attachments = [] }: Written): string {
  return `${id}~${attachments.length + 1}`;
}

function filesOf(written: Written) {
  const { id, title, institution, text, language, sound, attachments = [] } = written;
  const own = written.own ?? (textOnly.test(written.groupPath) ? 'none' : 'html');
  const attached = attachments.map((attachment, index): DocumentFile => ({
    fileId: `${id}~${index + 1}`,
    title: attachment.title,
    mimeType: 'application/pdf',
    text: attachment.text,
  }));
  const files: DemoDocument['files'] = attached.map(({ fileId, title: name, text: content }) => ({
    fileId,
    bytes: () => writePdf(name, content ?? '', language),
  }));
  if (sound) {
    attached.push({ fileId: soundId(written), title: sound.title, mimeType: 'audio/wav' });
    files.push({ fileId: soundId(written), bytes: sound.bytes });
  }
  if (own === 'none') return { file: undefined, attached, files };
  const bytes = () =>
    own === 'pdf' ? writePdf(title, text, language) : writeHtml(title, institution, text, language);
  const file: DocumentFile = {
    fileId: id,
    title: `${title}.${own}`,
    mimeType: own === 'pdf' ? 'application/pdf' : 'text/html',
  };
  return { file, attached, files: [{ fileId: id, bytes }, ...files] };
}
