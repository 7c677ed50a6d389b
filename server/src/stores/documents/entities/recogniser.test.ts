import { startOfDay } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import { analyse } from 'contract/query/analyser';
import { afterAll, expect, test } from 'vitest';
import { aDocument } from '../test/documents.ts';
import type { KnownName } from './known-name.ts';
import { analysedValues } from './analysed-value.ts';
import { recogniserOf } from './recogniser.ts';
import labelled from './test/labelled-passages.json' with { type: 'json' };

interface Passage {
  domain: DomainId;
  groupPath: string;
  language: string;
  day: string;
  text: string;
  /** Who and what is meant. */
  expected: string[];
  /** What is found, where that is less: better nobody than somebody else. */
  found?: string[];
  why?: string;
}

const passages = labelled.passages as Passage[];
const recogniser = recogniserOf(labelled.names as KnownName[]);
const counts = { right: 0, wrong: 0, missed: 0 };

afterAll(() => {
  const { right, wrong, missed } = counts;
  const percent = (of: number) => `${((100 * right) / of).toFixed(1)} %`;
  process.stdout.write(
    `labelled passages: ${passages.length}, names ${right + missed}, ` +
      `precision ${percent(right + wrong)}, recall ${percent(right + missed)}\n`,
  );
});

test('recogniser: there are enough passages, and many that name nobody', () => {
  expect(passages.length).toBeGreaterThanOrEqual(60);
  expect(passages.filter(({ expected }) => expected.length === 0).length).toBeGreaterThanOrEqual(25);
});

test.each(passages)(
  'recogniser: $domain $day $text',
  ({ text, day, expected, found, domain, groupPath, language }) => {
    const document = aDocument({ id: 'x-1', domain, groupPath, language, date: startOfDay(day) });
    const named = new Set(recogniser.namedIn(document, analysedValues([{ text, tokens: analyse(text) }])));
    const right = expected.filter((value) => named.has(value)).length;
    counts.right += right;
    counts.missed += expected.length - right;
    counts.wrong += named.size - right;
    expect([...named].sort()).toEqual((found ?? expected).toSorted());
  },
);
