import type { Named } from './rows.ts';

/** Kinds of document and categories of the Woo, and where their documents stand in the tree `nl`. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:woo|wob)\b/i, 'regering/woo-besluit'],
  [/^beslisnota/i, 'regering/beslisnota'],
  [/^kamer(?:stuk|brief)/i, 'regering/kamerbrief'],
  [/begroting/i, 'regering/begroting'],
  [/rapport/i, 'regering/bijlage'],
  [/^(?:nieuwsbericht|mediatekst|toespraak)/i, 'regering/nieuws'],
];

/** Bodies that advise the government, and where what they disclose stands. */
const advisers: readonly (readonly [RegExp, string])[] = [
  [/^raad van state\b/i, 'adviescolleges/advies-rvs'],
  [/\brekenkamer\b/i, 'adviescolleges/rapport-rekenkamer'],
  [/^sociaal-economische raad\b/i, 'adviescolleges/advies-ser'],
  [/planbureau/i, 'adviescolleges/rapport-planbureau'],
  [/^(?:adviesraad|adviescollege|gezondheidsraad|onderwijsraad)\b/i, 'adviescolleges/overig'],
];

const found = (table: typeof kinds, name: string) => table.find(([pattern]) => pattern.test(name))?.[1];

/** Where a document stands: by its body where that is an adviser, then by its kinds, then by its categories. */
export function pathOf(body: string, kindNames: readonly string[], categories: readonly string[]): string {
  return (
    found(advisers, body) ??
    [...kindNames, ...categories].map((name) => found(kinds, name)).find((path) => path !== undefined) ??
    'regering/openbaarmaking'
  );
}

/** Papers that parliament publishes itself, under a number that this source does not tell. */
export function isOfParliament(kindNames: readonly string[]): boolean {
  return kindNames.some((kind) => /^kamer(?:stuk|brief|vragen)|\bkamervragen\b/i.test(kind));
}

/** True for a municipality, a province, a water board. */
export function isLocal(body: Named | null | undefined): boolean {
  return (
    /^overheid:(?:gemeente|provincie|waterschap)$/i.test(body?.type ?? '') ||
    /\/tooi\/id\/(?:gemeente|provincie|waterschap)\//.test(body?.id ?? '')
  );
}
