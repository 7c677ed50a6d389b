import type { FormLanguage } from 'contract/dashboards';
import { formRules, maximumForms } from 'contract/query/forms/forms';
import { formsByRules } from 'contract/query/forms/rules';
import { expect, test } from 'vitest';
import { worthOf } from './measure.ts';

/** What SEARCH.md asks of words of real texts: shares of the true forms that are found. */
const recall: Readonly<Record<FormLanguage, number>> = { nl: 0.95, en: 0.95, fr: 0.9, de: 0.85 };
/** And of the added forms that are right, in every language. */
const precision = 0.97;
const apart = 0.97;

test.each(Object.entries(recall) as [FormLanguage, number][])(
  'word forms: held-out words of %s are found and joined as well as asked for',
  (language, asked) => {
    const worth = worthOf(language, 'held-out', (word) =>
      formsByRules(formRules[language], word).forms.slice(0, maximumForms),
    );
    expect(worth.pairs).toBeGreaterThan(1_500);
    expect(worth.lookalikes).toBeGreaterThan(240);
    expect(worth.found / worth.pairs).toBeGreaterThanOrEqual(asked);
    expect(worth.recallOfLemmas).toBeGreaterThanOrEqual(asked);
    expect(worth.right / worth.added).toBeGreaterThanOrEqual(precision);
    expect(worth.apart / worth.lookalikes).toBeGreaterThanOrEqual(apart);
  },
);
