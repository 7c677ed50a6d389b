import { startOfDay } from 'contract/amsterdam';
import type { Person } from 'contract/document-parts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document, Turn } from '#stores/documents/document.ts';
import { epGroup } from '../reading/ep-groups.ts';
import { isEpPresident } from '../reading/ep-presidents.ts';
import { epPersonName } from '../reading/ep-names.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { childOf, childrenOf, elementsOf, textOf, type XmlElement } from '../reading/xml-tree.ts';
import { bareDocument } from '../reading/bare-document.ts';
import type { MemberNames, SourceFile } from './raw.ts';
import { referencesIn, relationsTo } from './references.ts';
import { treeOf } from './vote-list.ts';

/**
 * The debates of a sitting by its verbatim report: one document for each chapter that was spoken in, with a
 * turn for each intervention, those handed in in writing too. Such files came out until June 2021 (section 11); none was
 * recorded, the shape is what other readers of them describe.
 * @throws SourceFault of kind `shape` for a file that is none
 */
export function readDebates(file: SourceFile, members: MemberNames) {
  const { url, bytes } = file;
  const [, term, day] = /CRE-(\d+)-(\d{4}-\d\d-\d\d)/.exec(url) ?? [];
  const root = treeOf(bytes, url);
  const chapters = elementsOf(root, 'CHAPTER');
  if (!term || !day || chapters.length === 0) {
    throw new SourceFault('shape', { url, detail: 'a verbatim report without day or chapters' });
  }
  const documents: Document[] = [];
  const skipped: { sourceId: string; reason: string }[] = [];
  for (const chapter of chapters) {
    const number = chapter.attributes['NUMBER'] ?? '';
    const document = readChapter(chapter, number, { term, day, url, members });
    if (document) documents.push(document);
    else skipped.push({ sourceId: `CRE-${day} ${number}`, reason: 'a chapter in which nobody spoke' });
  }
  return { documents, skipped };
}

interface Place {
  term: string;
  day: string;
  url: string;
  members: MemberNames;
}

function readChapter(chapter: XmlElement, number: string, place: Place): Document | undefined {
  const titles: Record<string, string> = {};
  for (const title of childrenOf(chapter, 'TL-CHAP')) {
    const text = textOf(title)?.replace(/^\d+(\.\d+)*\.\s*/, '');
    const language = title.attributes['VL']?.toLowerCase();
    if (text && language) titles[language] = text;
  }
  const { text, turns, languages } = speechOf(chapter, place.members);
  const title = titles['en'] ?? Object.values(titles)[0];
  if (!turns[0] || !title) return undefined;
  const item = number
    .split(/[.-]/)
    .map((part, at) => part.padStart(at === 0 ? 3 : 2, '0'))
    .join('-');
  const identifier = `CRE-${place.term}-${place.day}-ITM-${item}`;
  const references = referencesIn(title, ...Object.values(titles));
  const first = turns[0].start;
  const sitting = `MTG-PL-${place.day}`;
  const { nl, en, fr, de } = titles;
  return {
    ...bareDocument(),
    id: `doceo-${identifier}`,
    domain: 'eu',
    source: 'doceo',
    groupPath: 'ep/plenary/debate',
    sourceType: 'Verbatim report of proceedings',
    institution: 'European Parliament',
    title,
    titles: { ...(nl && { nl }), ...(en && { en }), ...(fr && { fr }), ...(de && { de }) },
    // Everybody speaks their own language; one that most of the text is in is the document's.
    language: languages[0] ?? 'en',
    date: first ?? startOfDay(place.day),
    timeKnown: first !== undefined,
    sourceDate: place.day,
    text,
    turns,
    people: speakersOf(turns),
    numbers: [
      { kind: 'reference', value: identifier },
      ...references.map((one) => ({ kind: 'document' as const, value: one.number })),
    ],
    agendaItem: title,
    partOf: { id: `ep-${sitting}`, title: sitting, item: number },
    identities: [`ep-${identifier}`],
    relations: relationsTo(references, []),
    originalUrls: [`https://www.europarl.europa.eu/doceo/document/${identifier}_EN.html`],
  };
}

function speechOf(chapter: XmlElement, members: MemberNames) {
  let text = '';
  const turns: Turn[] = [];
  const spoken = new Map<string, number>();
  let times: Record<string, string> = {};
  for (const element of childrenOf(chapter)) {
    // The element before an intervention holds its number and its times in the recording.
    if (element.name === 'NUMERO') times = element.attributes;
    if (element.name !== 'INTERVENTION') continue;
    const orator = childOf(element, 'ORATEUR');
    const words = childrenOf(element, 'PARA')
      .map((paragraph) => textOf(paragraph))
      .filter((paragraph) => paragraph !== undefined)
      .join('\n')
      .replace(/^[–-] /, '');
    if (!orator || !words) continue;
    const from = text === '' ? 0 : text.length + 1;
    text = text === '' ? words : `${text}\n${words}`;
    const { speaker, chair } = speakerOf(orator, members);
    // Times of the recording are the clock of the sitting's place.
    const start = readLocalTime(times['VOD-START'])?.instant;
    const end = readLocalTime(times['VOD-END'])?.instant;
    turns.push({
      speaker,
      ...(chair ? { chair } : {}),
      from,
      to: text.length,
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
    });
    const language = orator.attributes['LG']?.toLowerCase();
    if (language) spoken.set(language, (spoken.get(language) ?? 0) + words.length);
    times = {};
  }
  const languages = [...spoken].sort((a, b) => b[1] - a[1]).map(([language]) => language);
  return { text, turns, languages };
}

/** Who speaks, or wrote: the whole name is given in two parts; who leads the sitting has no group. */
function speakerOf(orator: XmlElement, members: MemberNames): { speaker: Person; chair?: true } {
  const { PP: group, MEPID: number, LIB: parts, SPEAKER_TYPE: manner } = orator.attributes;
  const written = parts?.replace(/\s*\|\s*/, ' ').trim();
  const shown = textOf(orator) ?? '';
  const name =
    members[number ?? ''] ?? (written ? epPersonName(written) : shown.replace(/[(,.].*$/, '').trim());
  const party = group && group !== 'NULL' ? epGroup(group) : undefined;
  const leads = !party && isEpPresident(shown);
  const role = leads ? 'President' : manner === 'ecrit' ? 'in writing' : undefined;
  return {
    speaker: { name, ...(party ? { party } : {}), ...(role ? { role } : {}) },
    ...(leads ? { chair: true } : {}),
  };
}

function speakersOf(turns: readonly Turn[]): Person[] {
  return [...new Map(turns.map(({ speaker }) => [speaker.name, speaker])).values()];
}
