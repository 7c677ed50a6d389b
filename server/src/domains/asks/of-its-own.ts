import { analyse } from 'contract/query/analyser';

const wordsIn = (list: string) => list.trim().split(/\s+/u);

/** Folded words, by kind, with which somebody advises, or tells what will be. */
const kinds: readonly ReadonlySet<string>[] = [
  wordsIn(`
    adviseer adviseren adviseert advies aanbevelen aanbeveling aanbevolen beveel beveelt raadzaam verstandig aanraden
    aangeraden zouden zou moeten moet recommend recommends recommended recommendation advise advises advised advice
    should ought better
  `),
  wordsIn(`
    waarschijnlijk vermoedelijk verwacht verwachten verwachting verwachte vermoed allicht wellicht misschien
    voorspel voorspelt prognose likely probably expected expects expect expectation forecast forecasts predict
    predicts presumably perhaps maybe
  `),
  wordsIn('je jij jouw u uw you your ik mij mijn i me my'),
].map((words) => new Set(words));

/**
 * Whether a sentence advises, foretells, or speaks to its reader or of itself where its passage does nothing of the kind:
 * that is said by the one who wrote the sentence.
 */
export function isOfItsOwn(text: string, passage: string): boolean {
  const said = analyse(text).map(({ word }) => word);
  const known = analyse(passage).map(({ word }) => word);
  const has = (words: readonly string[], kind: ReadonlySet<string>) => words.some((word) => kind.has(word));
  return kinds.some((kind) => has(said, kind) && !has(known, kind));
}
