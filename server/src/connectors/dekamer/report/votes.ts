import type { Vote } from 'contract/document-parts';
import type { Block } from './blocks.ts';
import { partyVotesKnown } from '../../reading/party-votes.ts';
import { nameKey } from '../names.ts';

/** What the annex says about one vote by name. */
interface RollCall {
  counts: { for: number; against: number; abstentions: number };
  members: { name: string; choice: 'Voor' | 'Tegen' | 'Onthouding' }[];
  /** Printed counts that differ from the names below them. */
  differs: string[];
}

type Choice = RollCall['members'][number]['choice'];

const choices: readonly [RegExp, Choice, keyof RollCall['counts']][] = [
  [/^(oui|ja)$/i, 'Voor', 'for'],
  [/^(non|nee|neen)$/i, 'Tegen', 'against'],
  [/^(abstentions?|onthoudingen)$/i, 'Onthouding', 'abstentions'],
];

/**
 * The votes by name of the annex by their number (SOURCES.md §1, Votes). Names are printed `Last First`,
 * separated by commas. Electronic counts have no names and are left out.
 */
export function rollCallsOf(annex: readonly Block[]): Map<number, RollCall> {
  const found = new Map<number, RollCall>();
  let call: RollCall | undefined;
  let choice: Choice | undefined;
  let printed = 0;
  const check = () => {
    if (!call || !choice) return;
    const names = call.members.filter((member) => member.choice === choice).length;
    if (names !== printed) call.differs.push(`${choice} ${printed} printed, ${names} names`);
  };
  for (const block of annex) {
    if (block.kind === 'table') {
      for (const cells of block.rows) {
        const kind = choices.find(([pattern]) => cells.some((cell) => pattern.test(cell)));
        const count = cells.find((cell) => /^\d+$/.test(cell));
        if (!call || !kind || count === undefined) continue;
        check();
        choice = kind[1];
        printed = Number(count);
        call.counts[kind[2]] = printed;
      }
      continue;
    }
    const started =
      /^(?:vote nominatif|naamstemming)\s*[–-]\s*(?:vote nominatif|naamstemming)\s*:\s*(\d+)/i.exec(
        block.text,
      )?.[1];
    if (started || /^(comptage|elektronische telling)/i.test(block.text)) {
      check();
      choice = undefined;
      call = started
        ? { counts: { for: 0, against: 0, abstentions: 0 }, members: [], differs: [] }
        : undefined;
      if (call) found.set(Number(started), call);
    } else if (block.kind === 'line' && call && choice) {
      const current = choice;
      const names = block.text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);
      call.members.push(...names.map((name) => ({ name, choice: current })));
    }
  }
  check();
  return found;
}

/** Groups of members by their names in any order of words; only names that lead to one group. */
export type Groups = ReadonlyMap<string, { name: string; party?: string } | undefined>;

/**
 * The votes in the text of an item: `(Stemming/vote 3)` above a small table, or alone where an earlier result
 * holds again. The subject is what the chair put to the vote, else the title of the item and its part.
 */
export function votesOf(
  body: readonly Block[],
  title: string,
  date: string,
  calls: ReadonlyMap<number, RollCall>,
  groups: Groups,
  note: (text: string) => void,
): Vote[] {
  const votes: Vote[] = [];
  let subject: string | undefined;
  let part: string | undefined;
  let vote: Vote | undefined;
  for (const block of body) {
    const lines = block.kind === 'table' ? block.rows.map((cells) => cells.join(' ')) : [block.text];
    const number = lines
      .map((line) => /\(\s*Stemming\s*\/\s*vote\s*(\d+)\s*\)/i.exec(line)?.[1])
      .find(Boolean);
    if (number) {
      const counts = block.kind === 'table' ? countsOf(block.rows) : undefined;
      const call = calls.get(Number(number));
      const counted = counts ?? call?.counts;
      if (!counted) {
        vote = undefined;
        continue;
      }
      if (counts && call && (counts.for !== call.counts.for || counts.against !== call.counts.against)) {
        note(
          `vote ${number}: the text counts ${counts.for}-${counts.against}, the annex ${call.counts.for}-${call.counts.against}`,
        );
      }
      for (const difference of call?.differs ?? []) note(`vote ${number}: ${difference}`);
      const members = membersOf(call, groups);
      vote = {
        subject: subject ?? (part ? `${title} – ${part}` : title),
        date,
        parties: partyVotesKnown(members),
        members,
        counts: counted,
      };
      votes.push(vote);
      subject = undefined;
    } else if (block.kind === 'line') {
      const put = /^(Stemming over .+?)\.?\s*(?:\([\d/-]+\))?$/.exec(block.text)?.[1];
      if (put) {
        subject = put;
        vote = undefined;
      } else if (vote && vote.outcome === undefined) readOutcome(vote, block.text);
    } else if (block.kind === 'heading') {
      vote = undefined;
      if (block.language === 'nl') part = block.text;
    }
  }
  return votes;
}

function countsOf(rows: readonly string[][]): Vote['counts'] {
  const counts: { for?: number; against?: number; abstentions?: number } = {};
  for (const cells of rows) {
    const kind = choices.find(([pattern]) => cells.some((cell) => pattern.test(cell)));
    const count = cells.find((cell) => /^\d+$/.test(cell));
    if (kind && count !== undefined) counts[kind[2]] = Number(count);
  }
  const { for: yes, against, abstentions } = counts;
  if (yes === undefined || against === undefined) return undefined;
  return { for: yes, against, ...(abstentions === undefined ? {} : { abstentions }) };
}

/** The chair's `Bijgevolg is … verworpen` or `Bijgevolg neemt de Kamer … aan`; what is named first was voted on. */
function readOutcome(vote: Vote, line: string): void {
  if (!/^(Bijgevolg|Het |De )/.test(line)) return;
  const at = (pattern: RegExp) => {
    const found = line.search(pattern);
    return found < 0 ? Infinity : found;
  };
  const adopted = at(/\baangenomen\b|\bneemt\b.*\baan\b|\bgoedgekeurd\b/);
  const rejected = at(/\bverworpen\b|\bverwerpt\b/);
  if (adopted === rejected) return;
  vote.outcome = adopted < rejected ? 'aangenomen' : 'verworpen';
  vote.outcomeText = line;
}

/** Names as `First Last` where the list of members has them, with their group. */
function membersOf(call: RollCall | undefined, groups: Groups): Vote['members'] {
  return (call?.members ?? []).map(({ name, choice }) => {
    const known = groups.get(nameKey(name));
    return { name: known?.name ?? name, ...(known?.party ? { party: known.party } : {}), choice };
  });
}
