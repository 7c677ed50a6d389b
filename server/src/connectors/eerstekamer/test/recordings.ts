import { z } from 'zod';
import type { Recordings } from '#test/recordings/recordings.ts';
import { readWrittenDay } from '../../reading/written-days.ts';
import type { PageDay, VoteRow } from '../page.ts';
import type { PageRaw } from '../poll.ts';

/** Votes as a reader of the pages kept them: a party by its name, a member with the party. */
const Names = z.array(z.union([z.string(), z.tuple([z.string(), z.string()])]));
const Recorded = z.looseObject({
  code: z.string(),
  naam: z.string(),
  datum: z.string(),
  uitslag: z.string(),
  wet_url: z.string().nullable(),
  stemming_url: z.string(),
});
const Recording = z.object({ stemmingen: z.array(z.record(z.string(), Recorded)) });

const labels: Record<string, string> = { aantekening: 'aantekening gevraagd' };

/** Votes that others took from the pages of earlier years; the pages of later ones lie there as they were. */
export const recordings: Recordings<PageRaw> = {
  folders: ['nl/eerste_kamer', 'nl/eerste_kamer_site'],
  async rawsOf(path, bytes) {
    if (path.endsWith('.html')) return undefined;
    const { stemmingen } = Recording.parse(JSON.parse(new TextDecoder().decode(bytes)));
    const days = new Map<string, PageDay>();
    for (const recorded of stemmingen.flatMap((one) => Object.values(one))) {
      const day = readWrittenDay(recorded.datum) ?? recorded.datum;
      const found = days.get(day) ?? { day, votes: [], unread: [] };
      days.set(day, found);
      const vote = rowOf(recorded, day);
      if (vote) found.votes.push(vote);
      else found.unread.push({ title: recorded.naam, reason: 'vote without its manner' });
    }
    return [{ days: [...days.values()] }];
  },
};

function rowOf(recorded: z.infer<typeof Recorded>, day: string): VoteRow | undefined {
  const manner = Object.entries(recorded).find(([, value]) => typeof value === 'object' && value !== null);
  if (!manner) return undefined;
  const sides = z.record(z.string(), Names).parse(manner[1]);
  return {
    day,
    title: recorded.naam,
    // Of a motion the reader kept the party in the title for its number.
    ...(/^\d{2}\.?\d{3}\b/.test(recorded.code) ? { number: recorded.code } : {}),
    ...(recorded.wet_url ? { url: recorded.wet_url } : {}),
    method: manner[0].charAt(0).toUpperCase() + manner[0].slice(1),
    result: recorded.uitslag,
    reportUrl: recorded.stemming_url,
    sides: Object.fromEntries(
      Object.entries(sides).map(([label, names]) => [
        labels[label] ?? label,
        names.map((name) => (typeof name === 'string' ? name.trim() : `${name[0]} (${name[1]})`)),
      ]),
    ),
  };
}
