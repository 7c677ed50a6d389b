import type { DocumentNumber } from 'contract/document-parts';
import { dossierNumber } from '../reading/dutch-papers.ts';
import { debateIdentity, isByTitle } from '../reading/debate-identity.ts';
import { isOfUpperHouse, typesOf } from './national-paths.ts';
import type { Facts } from './statements.ts';
import { before } from '../reading/text-parts.ts';

/** A dossier as it is cited, "36 410-XV", from how this source writes it, "36410-XV". */
export function citedDossier(written: string): string {
  const [, number, addition] = /^(\d+)(?:-(.+))?$/.exec(written) ?? [];
  return number ? dossierNumber(number, addition) : written;
}

/** A paper of a dossier as it is cited: "36 410, nr. 12", and "36 410, AB" of the Eerste Kamer. */
export function citedPaper(dossier: string, number: string): string {
  return `${citedDossier(dossier)}, ${/^\d/.test(number) ? 'nr. ' : ''}${number}`;
}

/** "20232024" from "2023-2024". */
function shortYear(facts: Facts): string | undefined {
  const [, from, to] = /^(\d{4})-(\d{4})$/.exec(facts.first('vergaderjaar') ?? '') ?? [];
  return from && to ? from + to : undefined;
}

const isType = (facts: Facts, pattern: RegExp) => typesOf(facts).some((type) => pattern.test(type));
const isAnswer = (facts: Facts) =>
  isType(facts, /^(aanhangsel van de handelingen|kamervragen \(aanhangsel\))$/i);
const isQuestion = (facts: Facts) => isType(facts, /^kamervragen zonder antwoord$/i);
const isPaper = (facts: Facts) => isType(facts, /^kamerstuk( kamerstuk)?$/i);

/**
 * Names that mean this publication in every source. An early release has a provisional id; what names it is
 * then its dossier and number, its appendix number or the number of the questions, as the finished one has it.
 */
export function identitiesOf(id: string, facts: Facts): string[] {
  const identities = new Set([id]);
  const chamber = isOfUpperHouse(id, facts) ? 'ek' : 'tk';
  const year = shortYear(facts);
  const appendix = facts.first('aanhangselnummer')?.replace(/^0+/, '');
  const question = facts.first('vraagnummer');
  const [dossier] = facts.all('dossiernummer');
  const number = facts.first('ondernummer');
  const isAddition = /-b\d+$|-n\d+$/.test(id);
  if (isAnswer(facts) && appendix && year) identities.add(`ah-${chamber}-${year}-${appendix}`);
  if (isQuestion(facts) && question) identities.add(`kv-${chamber}-${question}`);
  if (isPaper(facts) && !isAddition && dossier && number) identities.add(`kst-${dossier}-${number}`);
  if (/^h-tk-/.test(id)) {
    const debate = debateIdentity(
      facts.first('vergaderjaar'),
      facts.first('publicatienummer'),
      facts.first('title') ?? '',
    );
    if (debate) identities.add(debate);
  }
  return [...identities];
}

/** Every number a publication is known by. */
export function numbersOf(id: string, facts: Facts): DocumentNumber[] {
  const numbers = new Map<string, DocumentNumber>();
  const add = (kind: DocumentNumber['kind'], value: string | undefined) => {
    if (value) numbers.set(`${kind} ${value}`, { kind, value });
  };
  add('document', /^nds-tk-(\d{4}D\d+)$/.exec(id)?.[1]);
  for (const question of facts.all('vraagnummer'))
    add(/^\d{4}Z\d+$/.test(question) ? 'case' : 'reference', question);
  for (const dossier of facts.all('dossiernummer')) add('dossier', citedDossier(dossier));
  for (const treated of facts.all('behandelddossier')) add('dossier', citedDossier(before(treated, ';')));
  const number = facts.first('ondernummer');
  if (number && isPaper(facts)) {
    for (const dossier of facts.all('dossiernummer')) add('reference', citedPaper(dossier, number));
  }
  for (const identity of identitiesOf(id, facts)) if (!isByTitle(identity)) add('reference', identity);
  for (const advice of facts.all('adviesrvs')) add('reference', advice);
  const year = facts.first('vergaderjaar');
  const session = /^h-/.test(id) ? facts.first('publicatienummer') : undefined;
  if (year) add('session', session ? `${year}, ${session}` : year);
  return [...numbers.values()];
}
