import type { ActForm } from 'contract/threads';
import type { Head } from '#stores/documents/document.ts';

/** An act by its CELEX number. */
export interface Act {
  document: Head;
  form: ActForm;
  /** @example 32026L1187 */
  celex: string;
  year: string;
  /** Without zeros in front. */
  number: string;
}

const forms: Readonly<Record<string, ActForm>> = { L: 'directive', R: 'regulation', D: 'decision' };
const pathOfAct = /^official-journal\/(?:directive|regulation|decision)$/;

/** The act that a document of the Official Journal is; corrigenda and consolidated texts are none. */
export function actOf(document: Head): Act | undefined {
  if (!pathOfAct.test(document.groupPath)) return undefined;
  for (const { kind, value } of document.numbers) {
    const [celex, year, letter = '', number = ''] = /^3(\d{4})([LRD])(\d{4})$/.exec(value) ?? [];
    const form = forms[letter];
    if (kind !== 'document' || !celex || !year || !form) continue;
    return { document, form, celex, year, number: String(Number(number)) };
  }
  return undefined;
}
