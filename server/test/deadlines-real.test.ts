import { expect, test } from 'vitest';
import { openConnector } from '#connectors/registry.ts';
import { readDeadline } from '#domains/dossiers/deadline.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { readRecorded } from './recordings/recorded.ts';

const extraction = openTextExtraction();
const recorded = await readRecorded(await openConnector('eurlex', { extraction }), [
  'corpora/eu-acts-en-fr/',
  'eu/eurlex-texts/',
]);
await extraction.close();

/** Every directive among the recorded acts, with what its article on transposition says. */
const directives: Readonly<Record<string, string | undefined>> = {
  'eurlex-32004L0101': 'article 2(1): 2005-11-13',
  // "with effect from 1 January 2006" is no last day.
  'eurlex-32005L0092': undefined,
  'eurlex-32007L0063': 'article 4(1): 2008-12-31',
  // It changes powers of the Commission, and has no such article.
  'eurlex-32008L0023': undefined,
  // "by the date of accession of Croatia" is no date.
  'eurlex-32013L0024': undefined,
  'eurlex-32019L2235': 'article 3(1): 2022-06-30',
};

test.runIf(recorded)(
  'deadline: real directives have the one that their text names, and no other act has any',
  () => {
    const acts = recorded!.flatMap(({ reading }) => reading.documents);
    expect(acts.length).toBeGreaterThan(40);
    const found = acts.flatMap(({ id, text }) => {
      const deadline = readDeadline(text);
      if (deadline) expect(text.replaceAll(/[\s\u00a0]+/g, ' ')).toContain(deadline.text);
      return deadline ? [[id, `article ${deadline.article}(${deadline.paragraph}): ${deadline.day}`]] : [];
    });
    const ids = new Set(acts.map(({ id }) => id));
    for (const id of Object.keys(directives)) expect(ids).toContain(id);
    const expected = Object.entries(directives).filter(([, told]) => told !== undefined);
    expect(found.toSorted()).toEqual(expected);
  },
);
