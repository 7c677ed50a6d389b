import type { FormLanguage } from 'contract/dashboards';
import { formRules, maximumForms, wordForms } from 'contract/query/forms/forms';
import { formsByRules } from 'contract/query/forms/rules';
import { printTable } from './figures.ts';
import { occurringWords, worthOf, type Half, type Worth } from './forms/measure.ts';

const languages: readonly FormLanguage[] = ['nl', 'en', 'fr', 'de'];
const halves: readonly Half[] = ['learning', 'held-out'];
/** Times each word is asked for while the clock runs. */
const rounds = 20;

/**
 * Prints what word forms are worth (SEARCH.md, Inflections): recall and precision of each language on both halves of its
 * words, what is lost on the held-out half without each rule, and how long a word takes.
 */
export function benchForms(): void {
  printTable(
    ['', 'half', 'lemmas', 'pairs', 'recall', 'by lemma', 'added', 'right', 'look-alikes', 'apart'],
    languages.flatMap((language) => [
      ...halves.map((half) => rowOf(language, half, measure(language, half))),
      rowOf(language, 'in no list', measureUnlisted(language)),
    ]),
  );
  console.log();
  printTable(
    ['without', 'language', 'words', 'recall', 'right', 'apart'],
    languages.flatMap((language) => {
      const whole = measure(language, 'held-out');
      const names = [...formRules[language].tiers.flat().map(({ name }) => name), 'false friends'];
      return names.map((name) => lossOf(language, name, whole));
    }),
  );
  console.log();
  printTable(
    ['microseconds a word', 'words', 'microseconds', 'forms', 'most forms'],
    [
      ...languages.map((language) => speedOf([language])),
      speedOf(['en', 'fr', 'de', 'nl']),
      speedOf(['nl', 'fr']),
    ],
  );
}

function measure(language: FormLanguage, half: Half, without?: string): Worth {
  return worthOf(language, half, (word) =>
    formsByRules(formRules[language], word, without).forms.slice(0, maximumForms),
  );
}

/** The words of the held-out half that no list knows, so that rules alone speak. */
function measureUnlisted(language: FormLanguage): Worth {
  const forms = (word: string) => formsByRules(formRules[language], word);
  return worthOf(
    language,
    'held-out',
    (word) => forms(word).forms.slice(0, maximumForms),
    (word) => !forms(word).known,
  );
}

function rowOf(language: FormLanguage, half: string, worth: Worth): string[] {
  return [
    language,
    half,
    String(worth.lemmas),
    String(worth.pairs),
    share(worth.found, worth.pairs),
    share(worth.recallOfLemmas, 1),
    String(worth.added),
    share(worth.right, worth.added),
    String(worth.lookalikes),
    share(worth.apart, worth.lookalikes),
  ];
}

/** What the held-out half loses without a rule, in points of a hundred, and how many of its words the rule speaks of. */
function lossOf(language: FormLanguage, name: string, whole: Worth): string[] {
  const less = measure(language, 'held-out', name);
  const points = (of: (worth: Worth) => number) => (100 * (of(less) - of(whole))).toFixed(1);
  const speaking = occurringWords(language, 'held-out').filter(
    (word) =>
      formsByRules(formRules[language], word).forms.join(' ') !==
      formsByRules(formRules[language], word, name).forms.join(' '),
  );
  return [
    name,
    language,
    String(speaking.length),
    points(({ found, pairs }) => found / pairs),
    points(({ right, added }) => right / added),
    points(({ apart, lookalikes }) => apart / lookalikes),
  ];
}

function speedOf(together: readonly FormLanguage[]): string[] {
  const words = together.flatMap((language) => halves.flatMap((half) => occurringWords(language, half)));
  const counts = words.map((word) => wordForms(word, together).length - 1);
  const started = process.threadCpuUsage().user;
  for (let round = 0; round < rounds; round += 1) for (const word of words) wordForms(word, together);
  const each = (process.threadCpuUsage().user - started) / rounds / words.length;
  return [
    together.join(', '),
    String(words.length),
    each.toFixed(1),
    (counts.reduce((sum, count) => sum + count, 0) / counts.length).toFixed(1),
    String(Math.max(...counts)),
  ];
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
