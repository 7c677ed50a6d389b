import { fold } from 'contract/query/analyser';

/** Whether one title of a debate holds the other, accents, case, signs and what stands in brackets aside. */
export function sameSubject(one: string, other: string): boolean {
  const [a, b] = [one, other].map(wordsOf) as [string, string];
  return a !== '' && b !== '' && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `));
}

function wordsOf(title: string): string {
  return fold(title.replace(/\([^)]*\)/g, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
