import { SourceFault } from '#platform/outbound/source-fault.ts';
import { ExtractionFault } from '#platform/extraction-fault.ts';
import {
  childOf,
  childrenOf,
  elementsOf,
  readXmlTree,
  textOf,
  type XmlElement,
} from '../reading/xml-tree.ts';
import type { SourceFile } from './raw.ts';

/** One vote of a list, with the item it belongs to (section "VOT"). */
export interface ListedVote {
  votingId: string;
  item: ListedItem;
  /** Headings of the list that stand above the vote. */
  heading?: string;
  title?: string;
  label?: string;
  subject?: string;
  amendment?: string;
  author?: string;
  observations?: string;
  result?: string;
  resultType?: string;
  counts?: { for: number; against: number; abstentions: number };
  timestamp?: string;
}

/** An item of the vote list: a report, motion or proposal that is voted on. */
interface ListedItem {
  dlvId?: string;
  type?: string;
  title: string;
  label?: string;
  committee?: string;
  documents: string[];
  /** Requests for roll calls and split votes, and what else is remarked, a line each. */
  remarks: Remark[];
}

/** What the list remarks about an item or a part of it. */
interface Remark {
  /** The part of the text it is about, such as "§ 13"; of the whole item without. */
  about?: string;
  text: string;
}

/** Languages of files in which a document can have its title. */
export type EpLanguage = 'nl' | 'en' | 'fr' | 'de';

/** The language that a file names; English where it names none, several (`XL`) or another one. */
export function epLanguageOf(code: string | undefined): EpLanguage {
  const languages: Record<string, EpLanguage> = { NL: 'nl', FR: 'fr', DE: 'de' };
  return languages[code?.trim().toUpperCase() ?? ''] ?? 'en';
}

/** All votes of a sitting. */
interface VoteList {
  /** `YYYY-MM-DD` */
  day: string;
  /** The language the list is in. */
  language: EpLanguage;
  votes: ListedVote[];
  /** Entries of the list that are no votes, with the reason. */
  skipped: { sourceId: string; reason: string }[];
  /** Entries that are not what the list promises. */
  unread: { part: string; fault: string }[];
}

/**
 * Reads the list of all votes of a sitting.
 * @throws SourceFault of kind `shape` for a file that is none
 */
export function readVoteList({ url, bytes }: SourceFile): VoteList {
  const file = treeOf(bytes, url);
  const sitting = childOf(file, 'sitting');
  const day = sitting?.attributes['date']?.slice(0, 10);
  const votes = childOf(sitting, 'votes');
  if (file.name !== 'file' || !day || !/^\d{4}-\d\d-\d\d$/.test(day) || !votes) {
    throw new SourceFault('shape', { url, detail: 'a vote list without sitting, day or votes' });
  }
  const language = epLanguageOf(file.attributes['language']);
  const list: VoteList = { day, language, votes: [], skipped: [], unread: [] };
  for (const vote of childrenOf(votes, 'vote')) readItem(vote, list);
  return list;
}

/**
 * The tree of an XML file; the declaration of its type, which older files have and which says nothing, is
 * taken off.
 * @throws SourceFault of kind `shape`
 */
export function treeOf(bytes: Uint8Array, url: string): XmlElement {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const doctype = /<!DOCTYPE\s+[\w.-]+\s+SYSTEM\s+"[^"<>]*"\s*>/.exec(head);
  const clean = doctype
    ? Buffer.concat([bytes.subarray(0, doctype.index), bytes.subarray(doctype.index + doctype[0].length)])
    : bytes;
  try {
    return readXmlTree(clean);
  } catch (error) {
    if (!(error instanceof ExtractionFault)) throw error;
    throw new SourceFault('shape', { url, detail: `not readable as XML: ${error.message}` }, error);
  }
}

function readItem(vote: XmlElement, list: VoteList): void {
  const { dlvId, type, committee } = vote.attributes;
  const title = textOf(childOf(vote, 'title'));
  const votings = childrenOf(childOf(vote, 'votings'), 'voting');
  const id = dlvId ?? `${list.day}-${vote.attributes['listIndex']}`;
  if (votings.length === 0) {
    return void list.skipped.push({ sourceId: id, reason: 'an item of the vote list without a vote' });
  }
  if (!title) return void list.unread.push({ part: id, fault: 'a vote item without title' });
  const label = textOf(childOf(vote, 'label'));
  const item: ListedItem = {
    title,
    documents: elementsOf(childOf(vote, 'documents'), 'document').flatMap(
      ({ attributes }) => attributes['documentNumber'] ?? [],
    ),
    remarks: remarksOf(childOf(vote, 'remarks')),
    ...(dlvId ? { dlvId } : {}),
    ...(type ? { type } : {}),
    ...(label ? { label } : {}),
    ...(committee ? { committee: committee.replace(/^Commi(?:ttee|ssion)\s*:\s*/, '') } : {}),
  };
  let heading: string | undefined;
  for (const voting of votings) {
    const votingId = voting.attributes['votingId'];
    const voteTitle = textOf(childOf(voting, 'title'));
    if (!votingId) {
      list.unread.push({ part: id, fault: 'a vote without votingId' });
      continue;
    }
    if (voting.attributes['type'] === 'TITLE_BLOCK') {
      heading = voteTitle;
      list.skipped.push({ sourceId: votingId, reason: 'a heading of the vote list, no vote' });
      continue;
    }
    if (!voting.attributes['result'] && textOf(childOf(voting, 'rcv')) === 'split') {
      list.skipped.push({ sourceId: votingId, reason: 'voted on in parts, each of which is read' });
      continue;
    }
    list.votes.push(readVote(voting, votingId, item, heading));
  }
}

function readVote(
  voting: XmlElement,
  votingId: string,
  item: ListedItem,
  heading: string | undefined,
): ListedVote {
  const { result, resultType, voteTimestamp: timestamp } = voting.attributes;
  const texts = {
    heading,
    title: textOf(childOf(voting, 'title')),
    label: textOf(childOf(voting, 'label')),
    subject: textOf(childOf(voting, 'amendmentSubject')),
    amendment: textOf(childOf(voting, 'amendmentNumber')),
    author: textOf(childOf(voting, 'amendmentAuthor')),
    observations: textOf(childOf(voting, 'observations')),
    result,
    resultType,
    timestamp,
  };
  const known = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  const counts = countsOf(voting.attributes);
  return { votingId, item, ...known, ...(counts ? { counts } : {}) };
}

function countsOf({ numberFavor, numberAgainst, numberAbstention }: Record<string, string>) {
  const counts = {
    for: Number(numberFavor),
    against: Number(numberAgainst),
    abstentions: Number(numberAbstention),
  };
  return Object.values(counts).every((count) => Number.isInteger(count)) ? counts : undefined;
}

/** A line for each remark: who asked for what, and the parts of split votes. */
function remarksOf(remarks: XmlElement | undefined): Remark[] {
  const found: Remark[] = [];
  const walk = (element: XmlElement, about: string | undefined): void => {
    const inside = childrenOf(element);
    // A split vote names the paragraph and then quotes the parts it is voted on in.
    const titled = element.name === 'item' ? textOf(childOf(element, 'title')) : undefined;
    if (inside.length === 0 || ['politicalGroups', 'politicalGroup', 'part'].includes(element.name)) {
      const text = spacedText(element);
      if (text && text !== about) found.push({ text, ...(about ? { about } : {}) });
    } else for (const one of inside) walk(one, titled ?? about);
  };
  for (const remark of childrenOf(remarks)) walk(remark, undefined);
  return found;
}

function spacedText(element: XmlElement): string | undefined {
  const parts = childrenOf(element);
  if (parts.length === 0) return textOf(element);
  return parts.map(spacedText).filter(Boolean).join(' ') || undefined;
}
