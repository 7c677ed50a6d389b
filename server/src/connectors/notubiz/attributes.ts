import { htmlText } from '../reading/html.ts';
import type { Attributes, ItemRow } from './rows.ts';

/** Numbers of the attributes whose meaning is the same at every organisation, and their old labels. */
const numbers = { Titel: 1, Omschrijving: 3, Locatie: 50 } as const;

/** The text of an attribute in either shape; markup is read away, an empty one is absent. */
export function attributeOf(
  attributes: Attributes | null | undefined,
  label: keyof typeof numbers,
): string | undefined {
  if (!attributes) return undefined;
  const value = Array.isArray(attributes)
    ? attributes.find(({ id }) => id === numbers[label])?.value
    : attributes[label];
  return label === 'Omschrijving' ? plainText(value) : lineText(value);
}

/** Numbers of the attributes of module items. */
export const itemAttributes = {
  title: 1,
  mainDocument: 2,
  description: 3,
  date: 15,
  settledOn: 17,
  number: 26,
  parties: 37,
  type: 45,
  discussedIn: 54,
  outcome: 62,
} as const;

/** Attributes whose values are numbers of something else; without its label they say nothing. */
const references: ReadonlySet<number> = new Set([itemAttributes.parties, itemAttributes.discussedIn]);

/** Values of an attribute of a module item: what they refer to by its label, else their own text. */
export function itemValues(item: ItemRow, id: number): string[] {
  const read = references.has(id)
    ? () => undefined
    : id === itemAttributes.description
      ? plainText
      : lineText;
  return (item.attributes.find((one) => one.id === id)?.values ?? [])
    .map(({ content, meta_data: meta }) => lineText(meta?.label) ?? read(content))
    .filter((value) => value !== undefined);
}

/** Text of a value, without markup, a line for each block; undefined when it holds none. */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return htmlText(String(value)) || undefined;
}

/** The same on one line, for titles and names. */
function lineText(value: unknown): string | undefined {
  return plainText(value)?.replace(/\s+/g, ' ');
}
