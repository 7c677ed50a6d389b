import { commissionNumber } from '../eurlex/facts.ts';
import type { Document } from '#stores/documents/document.ts';

type Relation = Document['relations'][number];

/** Numbers of plenary documents in words: reports, motions, joint motions, requests and texts adopted. */
const numberForm = /\b(?:(RC)-)?([ABC])(\d{1,2})-(\d{4})\/(\d{4})\b/g;
const commissionForm = /\b(?:COM|JOIN|SWD|SEC)\(\d{4}\) ?\d{1,4}\b/g;
const procedureForm = /\b(\d{4}\/\d{4}[A-Z]?\([A-Z]{3}\))/g;

/** A plenary document that words name. */
interface Reference {
  /** As people write it: A9-0163/2024. */
  number: string;
  /** As addresses write it: A-9-2024-0163. */
  identifier: string;
}

/** The plenary documents that words name, each once, in their order (section "Reference formats"). */
export function referencesIn(...texts: (string | undefined)[]): Reference[] {
  const found = new Map<string, Reference>();
  for (const text of texts) {
    for (const [number, joint, letter, term, count, year] of (text ?? '').matchAll(numberForm)) {
      const identifier = `${joint ?? letter}-${term}-${year}-${count}`;
      found.set(identifier, { number, identifier });
    }
  }
  return [...found.values()];
}

/** The documents of the Commission that words name, each once, as it numbers them: COM(2027) 77. */
export function commissionNumbersIn(...texts: (string | undefined)[]): string[] {
  const found = texts.flatMap((text) => [...(text ?? '').matchAll(commissionForm)]);
  return [...new Set(found.flatMap(([one]) => commissionNumber(one) ?? []))];
}

/** The procedures that words name, each once: 2024/0019(COD). */
export function proceduresIn(...texts: (string | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => [...(text ?? '').matchAll(procedureForm)].map(([one]) => one)))];
}

/** Relations to named documents and procedures, under the ids they have from the Parliament's open data. */
export function relationsTo(references: readonly Reference[], procedures: readonly string[]): Relation[] {
  return [
    ...references.map(({ number, identifier }) => ({
      relation: 'Document',
      id: `ep-${identifier}`,
      title: number,
    })),
    ...procedures.map((procedure) => ({
      relation: 'Procedure',
      id: `ep-proc-${procedure.replace(/\(.*$/, '').replace('/', '-')}`,
      title: procedure,
    })),
  ];
}
