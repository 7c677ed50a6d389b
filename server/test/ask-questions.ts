import { readFileSync } from 'node:fs';
import { type DomainId, isDomain } from 'contract/dashboards';

/** A question with the document that answers it. */
export interface AskedQuestion {
  /** The number of its row. */
  number: number;
  question: string;
  domain: DomainId;
  /** The document that answers. */
  document: string;
  /** What a passage of it holds that answers. */
  holds: readonly string[];
}

/** The rows of `ask-questions.md`. @throws when one cannot be understood, so that none is passed over */
export function askedQuestions(): AskedQuestion[] {
  const table = readFileSync(new URL('ask-questions.md', import.meta.url), 'utf8');
  return table
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((row) => {
      const cells = row.split('|').map((cell) => cell.trim());
      const [, number = '', question = '', domain = '', answer = ''] = cells;
      const [document, ...holds] = [...answer.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
      if (cells.length !== 6 || !isDomain(domain) || document === undefined || holds.length === 0) {
        throw new Error(`no question: ${row}`);
      }
      return { number: Number(number), question, domain, document, holds };
    });
}
