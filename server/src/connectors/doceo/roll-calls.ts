import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Vote } from 'contract/document-parts';
import { epGroup } from '../reading/ep-groups.ts';
import { epPersonName } from '../reading/ep-names.ts';
import { childOf, childrenOf, elementsOf, textOf, type XmlElement } from '../reading/xml-tree.ts';
import type { MemberNames, SourceFile } from './raw.ts';
import { epLanguageOf, treeOf, type EpLanguage } from './vote-list.ts';

type Choice = Vote['members'][number]['choice'];

/** A vote by name: what every member chose, and what some of them say they wanted (section "RCV"). */
export interface RollCall {
  votingId: string;
  dlvId?: string;
  /** Title of the item, in files that have one. */
  title?: string;
  description: string;
  /** Clock time of the sitting's place, `2024-04-23 12:12:09`. */
  date?: string;
  parties: Vote['parties'];
  members: Vote['members'];
  counts: { for: number; against: number; abstentions: number };
  /** Corrections and intentions told later; the result stands. */
  intentions: { name: string; choice: Choice }[];
}

/** What the file counts and how many it names, where these differ: "For: 3 counted, 2 named". */
export function countedAndNamed({ counts, members }: RollCall): string[] {
  return sides.flatMap(([side, choice, count]) => {
    const named = members.filter((member) => member.choice === choice).length;
    return named === counts[count] ? [] : [`${side}: ${counts[count]} counted, ${named} named`];
  });
}

/** The roll calls of a sitting. */
interface RollCalls {
  /** `YYYY-MM-DD`, from inside the file; its name may be of another sitting. */
  day: string;
  /** The language of its titles and descriptions. */
  language: EpLanguage;
  /** The number of the minutes, such as "PE 762.482". */
  number?: string;
  votes: RollCall[];
  /** Roll calls that are not what the file promises. */
  unread: { part: string; fault: string }[];
}

const sides = [
  ['For', 'Voor', 'for'],
  ['Against', 'Tegen', 'against'],
  ['Abstention', 'Onthouding', 'abstentions'],
] as const;

/**
 * Reads the roll calls of a sitting. Members are named by the family name alone; the whole name comes from
 * the list of members by their number.
 * @throws SourceFault of kind `shape` for a file that is none
 */
export function readRollCalls({ url, bytes }: SourceFile, members: MemberNames): RollCalls {
  const root = treeOf(bytes, url);
  const day = root.attributes['Sitting.Date'];
  if (root.name !== 'PV.RollCallVoteResults' || !day || !/^\d{4}-\d\d-\d\d$/.test(day)) {
    throw new SourceFault('shape', { url, detail: 'roll calls without the day of their sitting' });
  }
  const titles = new Map(
    elementsOf(root, 'VoteTitle').map((title) => [title.attributes['DlvId'], textOf(title)]),
  );
  const number = root.attributes['EP.Number'];
  const calls: RollCalls = {
    day,
    language: epLanguageOf(root.attributes['Document.Language']),
    ...(number ? { number } : {}),
    votes: [],
    unread: [],
  };
  for (const result of childrenOf(root, 'RollCallVote.Result')) {
    const vote = readResult(result, titles, members);
    if (vote) calls.votes.push(vote);
    else {
      const part = `roll call ${result.attributes['Identifier'] ?? '?'}`;
      calls.unread.push({ part, fault: 'a roll call without identifier or description' });
    }
  }
  return calls;
}

function readResult(
  result: XmlElement,
  titles: ReadonlyMap<string | undefined, string | undefined>,
  names: MemberNames,
): RollCall | undefined {
  const { Identifier: votingId, DlvId: dlvId, Date: date } = result.attributes;
  const description = textOf(childOf(result, 'RollCallVote.Description.Text'));
  if (!votingId || !description) return undefined;
  const title = titles.get(dlvId);
  const rollCall: RollCall = {
    votingId,
    description,
    parties: [],
    members: [],
    counts: { for: 0, against: 0, abstentions: 0 },
    intentions: [],
    ...(dlvId ? { dlvId } : {}),
    ...(title ? { title } : {}),
    ...(date ? { date } : {}),
  };
  for (const [side, choice, count] of sides) {
    const votes = childOf(result, `Result.${side}`);
    const counted = Number(votes?.attributes['Number'] ?? 0);
    if (Number.isInteger(counted)) rollCall.counts[count] = counted;
    for (const group of childrenOf(votes, 'Result.PoliticalGroup.List')) {
      const party = epGroup(group.attributes['Identifier'] ?? '');
      const listed = childrenOf(group, 'PoliticalGroup.Member.Name');
      if (listed.length === 0) continue;
      rollCall.parties.push({ party, seats: listed.length, choice });
      for (const member of listed) rollCall.members.push({ name: nameOf(member, names), party, choice });
    }
    const intentions = childOf(childOf(result, 'Intentions'), `Intentions.Result.${side}`);
    for (const member of childrenOf(intentions, 'Member.Name')) {
      rollCall.intentions.push({ name: nameOf(member, names), choice });
    }
  }
  return rollCall;
}

function nameOf(member: XmlElement, names: MemberNames): string {
  const listed = names[member.attributes['PersId'] ?? ''];
  return listed ?? epPersonName(textOf(member) ?? '');
}
