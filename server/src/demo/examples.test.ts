import { dashboards, domainIds } from 'contract/dashboards';
import { parseQuery } from 'contract/query/parse';
import { locales } from 'contract/users';
import { words } from 'contract/words';
import { expect, test } from 'vitest';
import { aSearch } from '#stores/documents/test/documents.ts';
import { finds } from '#stores/documents/test/reference-evaluator.ts';
import { demoDocuments } from './all-documents.ts';

const day = 86_400_000;
/** What of the demo falls within a period is up to the day on which it is made. */
const made = Array.from({ length: 12 }, (_, nth) =>
  new Date(Date.parse('2026-11-27T23:40:00Z') + nth * 31 * day).toISOString(),
);

test.each(made)(
  'demo: made at %s, what the first screen offers as an example finds something in every dashboard',
  (moment) => {
    const now = new Date(moment);
    const documents = demoDocuments(now).map(({ document }) => document);
    const period = { from: now.getTime() - 359 * day, until: now.getTime() };
    for (const domain of domainIds) {
      for (const locale of locales) {
        const example = words[locale].today.example[domain];
        const { tree } = parseQuery(example, dashboards[domain].languages);
        const search = aSearch(tree!, { filters: { domain, ...period } });
        expect(
          documents.some((document) => finds(search, document)),
          example,
        ).toBe(true);
      }
    }
  },
);
