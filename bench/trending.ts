import { readFile } from 'node:fs/promises';
import { addDays, startOfDay } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import { leastRatio } from '../server/src/domains/statistics/surge.ts';
import { entitiesOf } from '../server/src/stores/documents/entities.ts';
import { aDocument } from '../server/src/stores/documents/test/documents.ts';
import { random } from './corpus.ts';
import { printTable } from './figures.ts';

/** What the lines of a file of speeches hold, of what is looked at. */
interface Speech {
  date: string;
  reportNumber: number;
  agendaItem: string | null;
  itemTitle: { nl?: string | null } | null;
  language: string;
  text: string;
}
interface Item {
  at: number;
  text: string;
  topics: readonly string[];
}

/** Words people follow, each asked as a search of its own. */
const words = [
  'begroting', 'energie', 'klimaat', 'pensioen', 'asiel', 'justitie', 'gezondheidszorg', 'politie', 'belasting',
  'spoor', 'defensie', 'werk',
]; // oxfmt-ignore
/** Days of a period and the last day of the newest one; the periods before it go back as far as the speeches. */
const periods = [
  { days: 30, ends: ['2024-12-20', '2025-02-28', '2025-04-30'] },
  { days: 60, ends: ['2025-04-30'] },
];
/** From how much doubt on nothing is called trending any more: of one topic among so many that were compared. */
const measures: Record<string, (topics: number) => number> = {
  'as it is: 1 in 100, shared by all topics': (topics) => 0.01 / topics,
  '1 in 20, shared by all topics': (topics) => 0.05 / topics,
  '1 in 100 for each topic': () => 0.01,
};
const shuffles = 20;

/**
 * Measures how often the trending topics of a search are none on real debates, one document an item of an agenda, and
 * how often something is called trending where nothing is: with the same days dealt out anew.
 */
export async function benchTrending({ files }: { files: readonly string[] }): Promise<void> {
  const items = await itemsOf(files);
  const next = random(7);
  console.log(`${items.length} items of agendas, ${words.length} searches\n`);
  const rows = Object.entries(measures).flatMap(([name, doubt]) =>
    periods.map(({ days, ends }) => {
      const asked = ends.flatMap((end) =>
        words.map((word) => {
          const found = items.filter(({ text }) => text.includes(word));
          const window = {
            from: startOfDay(addDays(end, 1 - days)),
            until: startOfDay(addDays(end, 1)),
            days,
          };
          const dealt = Array.from({ length: shuffles }, () => {
            const drawn = found.map(({ at }) => ({ at, place: next() }));
            const times = drawn.toSorted((one, other) => one.place - other.place).map(({ at }) => at);
            return trending(
              found.map((item, nth) => ({ ...item, at: times[nth]! })),
              window,
              doubt,
            ).rising;
          });
          return {
            ...trending(found, window, doubt),
            false: dealt.filter((rising) => rising > 0).length / shuffles,
          };
        }),
      );
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
      return [
        name,
        `${days}`,
        mean(asked.map(({ total }) => total)).toFixed(0),
        mean(asked.map(({ candidates }) => candidates)).toFixed(0),
        `${asked.filter(({ rising }) => rising === 0).length} of ${asked.length}`,
        mean(asked.map(({ rising }) => rising)).toFixed(1),
        `${(100 * mean(asked.map((one) => one.false))).toFixed(0)}%`,
      ];
    }),
  );
  printTable(['measure', 'days', 'hits', 'topics', 'nothing', 'rising', 'by chance'], rows);
}

function trending(
  found: readonly Item[],
  { from, until, days }: { from: number; until: number; days: number },
  doubt: (topics: number) => number,
): { total: number; candidates: number; rising: number } {
  const start = from - limits.backgroundPeriods * days * 86_400_000;
  const now = found.filter(({ at }) => at >= from && at < until);
  const before = found.filter(({ at }) => at >= start && at < from);
  const counted = (among: readonly Item[]) => {
    const counts = new Map<string, number>();
    for (const { topics } of among)
      for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
    return counts;
  };
  const countsBefore = counted(before);
  const candidates = [...counted(now)].filter(([, count]) => count >= limits.minimumTopicDocuments);
  const rising = candidates.filter(
    ([topic, count]) =>
      leastRatio(
        { count, total: now.length, countBefore: countsBefore.get(topic) ?? 0, totalBefore: before.length },
        doubt(candidates.length),
      ) > 1,
  );
  return { total: now.length, candidates: candidates.length, rising: rising.length };
}

async function itemsOf(files: readonly string[]): Promise<Item[]> {
  const grouped = new Map<string, Speech[]>();
  for (const file of files) {
    for (const line of (await readFile(file, 'utf8')).split('\n')) {
      if (line === '') continue;
      const speech = JSON.parse(line) as Speech;
      if (speech.language !== 'nl') continue;
      const key = `${file} ${speech.date} ${speech.reportNumber} ${speech.agendaItem}`;
      grouped.set(key, [...(grouped.get(key) ?? []), speech]);
    }
  }
  return [...grouped].map(([id, speeches]) => {
    const text = speeches.map((speech) => speech.text).join('\n');
    const title = speeches[0]!.itemTitle?.nl ?? '';
    return {
      at: startOfDay(speeches[0]!.date),
      text: `${title} ${text}`.toLowerCase(),
      topics: entitiesOf(aDocument({ id, domain: 'be-fed', title, text })).topics,
    };
  });
}
