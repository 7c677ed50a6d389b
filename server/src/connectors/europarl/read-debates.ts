import { dayOf, startOfDay } from 'contract/amsterdam';
import type { Person } from 'contract/document-parts';
import { ExtractionFault } from '#platform/extraction-fault.ts';
import type { Document, Turn } from '#stores/documents/document.ts';
import { epGroup, knownEpGroup } from '../reading/ep-groups.ts';
import { isEpPresident } from '../reading/ep-presidents.ts';
import { epPersonName } from '../reading/ep-names.ts';
import { childOf, elementsOf, readXmlTree, textOf, type XmlElement } from '../reading/xml-tree.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { line, readTitles } from './read-fields.ts';
import type { Context } from './raw.ts';
import { workId } from './read-work.ts';
import { lastPart, Speech } from './rows.ts';

/** Languages in which the words as spoken are kept; others are read in the service's English. */
const readable = ['nl', 'en', 'fr', 'de'];

interface Spoken {
  item: string;
  order: string;
  titles: Record<string, string>;
  speaker: Person;
  chair: boolean;
  words: string;
  language: string;
  start?: number;
  end?: number;
}

/**
 * The debates of a sitting by its speeches: one document for each item of the agenda, a turn for each
 * speech. Written from what the service and its users document; no recorded answer is known.
 */
export function readDebates(rows: readonly unknown[], context: Context) {
  const skipped: { sourceId: string; reason: string }[] = [];
  const items = new Map<string, Spoken[]>();
  for (const row of rows) {
    const spoken = readSpeech(row, context);
    if ('reason' in spoken) skipped.push(spoken);
    else items.set(spoken.item, [...(items.get(spoken.item) ?? []), spoken]);
  }
  const documents = [...items].map(([item, speeches]) => readItem(item, speeches));
  return { documents, skipped };
}

function readSpeech(row: unknown, context: Context): Spoken | { sourceId: string; reason: string } {
  const parsed = Speech.safeParse(row);
  const sourceId = parsed.success ? lastPart(parsed.data.id) : '?';
  const leave = (reason: string) => ({ sourceId, reason });
  if (!parsed.success) return leave('unreadable speech');
  const speech = parsed.data;
  const record = speech.recorded_in_a_realization_of[0];
  const item = itemOf(speech);
  if (!record || !item) return leave('a speech of no item of the agenda');
  const text = fragmentOf(record);
  if (!text) return leave('a speech without its words');
  let fragment: XmlElement;
  try {
    fragment = readXmlTree(new TextEncoder().encode(text.xml));
  } catch (error) {
    if (!(error instanceof ExtractionFault)) throw error;
    return leave(`a speech that can not be read: ${error.message}`);
  }
  const words = elementsOf(fragment, 'p')
    .map((paragraph) => textOf(paragraph))
    .filter((paragraph) => paragraph !== undefined)
    .join('\n')
    .replace(/^[–-] /, '');
  if (!words) return leave('a speech without its words');
  const numbers = speech.had_participation.flatMap((one) => one.had_participant_person);
  const behalf = lastPart(speech.had_participation[0]?.participation_in_name_of);
  const named = speakerOf(fragment, context.people[lastPart(numbers[0]) ?? ''], knownEpGroup(behalf ?? ''));
  if (!named) return leave('a speech by nobody who is named');
  const start = instantOf(speech.activity_start_date);
  const end = instantOf(speech.activity_end_date);
  return {
    item,
    order: [line(speech.activity_start_date) ?? '', line(record.number) ?? ''].join(' '),
    titles: speech.activity_label ?? {},
    speaker: named.speaker,
    chair: named.chair || lastPart(speech.had_activity_type) === 'PROCEEDING_ACTIVITY',
    words,
    language: text.language,
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
  };
}

/** The item a speech belongs to, as the verbatim report numbers it: `CRE-10-2024-12-18-ITM-006`. */
function itemOf(speech: Speech): string | undefined {
  const part = lastPart(speech.recorded_in_a_realization_of[0]?.is_part_of);
  return part && /^CRE-\d+-\d{4}-\d\d-\d\d-ITM-[\d-]+$/.test(part) ? part : undefined;
}

/**
 * The words of a speech: in the language spoken where the product reads it, else in English, else as they
 * are. A key such as `hu-t-en-mtec` is a translation from Hungarian into English.
 */
function fragmentOf(record: Speech['recorded_in_a_realization_of'][number]) {
  const fragments = Object.entries(record['api:xmlFragment'] ?? {}).map(([key, xml]) => ({
    language: /-t-([a-z]{2})\b/.exec(key)?.[1] ?? key.slice(0, 2).toLowerCase(),
    translated: key.includes('-t-') || /xml:lang="[a-z]{2}-t-/.test(xml),
    xml,
  }));
  const spoken = fragments.filter(({ translated }) => !translated);
  return (
    spoken.find(({ language }) => readable.includes(language)) ??
    fragments.find(({ language }) => language === 'en') ??
    spoken[0] ??
    fragments[0]
  );
}

/**
 * Who speaks, by the head of the speech: name, group, which may be told beside it, and "on behalf of" or "in writing" as role. The President is
 * called so there and in no other way; whose name is not known otherwise is the President.
 */
function speakerOf(
  fragment: XmlElement,
  known: string | undefined,
  behalf: string | undefined,
): { speaker: Person; chair: boolean } | undefined {
  const head = elementsOf(fragment, 'from')[0];
  const shown = textOf(childOf(head, 'person'));
  const called = (textOf(head) ?? '').replace(/[\s.–-]+$/, '');
  const chair = isEpPresident(shown ?? called);
  const name = known ?? (shown && !chair ? epPersonName(shown) : chair ? called : undefined);
  if (!name) return undefined;
  const group = textOf(elementsOf(head, 'organization')[0]) ?? behalf;
  const role = textOf(childOf(head, 'role')) ?? textOf(childOf(head, 'process'));
  const said = chair && name !== called ? called : role;
  return {
    speaker: {
      name,
      ...(said && said !== name ? { role: said } : {}),
      ...(group ? { party: epGroup(group) } : {}),
    },
    chair,
  };
}

function readItem(item: string, speeches: readonly Spoken[]): Document {
  const turns: Turn[] = [];
  let text = '';
  const ordered = speeches.toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0));
  for (const { speaker, chair, words, start, end } of ordered) {
    const from = text === '' ? 0 : text.length + 1;
    text = text === '' ? words : `${text}\n${words}`;
    turns.push({
      speaker,
      ...(chair ? { chair } : {}),
      from,
      to: text.length,
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
    });
  }
  const day = /\d{4}-\d\d-\d\d/.exec(item)![0];
  const start = turns.find((turn) => turn.start !== undefined && dayOf(turn.start) === day)?.start;
  const { title, titles } = readTitles(ordered[0]!.titles);
  const sitting = `MTG-PL-${day}`;
  const id = workId(item);
  return {
    ...bareDocument(),
    id,
    domain: 'eu',
    source: 'europarl',
    groupPath: 'ep/plenary/debate',
    sourceType: 'Verbatim report of proceedings',
    institution: 'European Parliament',
    title: title ?? item,
    titles,
    language: mostOf(ordered),
    date: start ?? startOfDay(day),
    timeKnown: start !== undefined,
    sourceDate: day,
    text,
    turns,
    people: [...new Map(turns.map(({ speaker }) => [speaker.name, speaker])).values()],
    numbers: [{ kind: 'reference', value: item }],
    ...(title ? { agendaItem: title } : {}),
    partOf: { id: workId(sitting), title: sitting, ...(title ? { item: title } : {}) },
    identities: [id],
    originalUrls: [`https://www.europarl.europa.eu/doceo/document/${item}_EN.html`],
  };
}

/** The language that most of the words are in. */
function mostOf(speeches: readonly Spoken[]): string {
  const lengths = new Map<string, number>();
  for (const { language, words } of speeches) {
    lengths.set(language, (lengths.get(language) ?? 0) + words.length);
  }
  return [...lengths].sort((a, b) => b[1] - a[1])[0]![0];
}

function instantOf(text: string | null | undefined): number | undefined {
  const instant = Date.parse(line(text) ?? '');
  return Number.isNaN(instant) ? undefined : instant;
}
