import type { Vote } from 'contract/document-parts';

const putToVote = /^In stemming kom(?:t|en) (.+?)\.?$/;
const announced =
  /^Ik (?:constateer|stel vast) dat .*\b(?:hebben|heeft) gestemd\b.*\bzodat .*\b(aangenomen|verworpen)\.?$/;

/**
 * The votes a report of a sitting tells: what was put to the vote, and the sentence in which the chair
 * announces the outcome. The sentence names parties without their seats, so it is kept as it stands and no
 * party is counted.
 */
export function readSpokenVotes(text: string, day: number): Vote[] {
  const votes: Vote[] = [];
  let subject: string | undefined;
  for (const line of text.split('\n')) {
    subject = putToVote.exec(line)?.[1] ?? subject;
    const outcome = announced.exec(line)?.[1] as 'aangenomen' | 'verworpen' | undefined;
    if (!outcome || !subject) continue;
    votes.push({
      subject,
      outcome,
      outcomeText: line,
      date: new Date(day).toISOString(),
      parties: [],
      members: [],
    });
    subject = undefined;
  }
  return votes;
}
