import { sourceNames } from '#connectors/names.ts';
import type { DocumentNumber, Label } from 'contract/documents';
import type { Document } from '#stores/documents/document.ts';

/** Lists that grow by what another source adds. */
const lists = ['originalUrls', 'numbers', 'labels', 'identities'] as const;
/** Parts that another source fills where the leading one has nothing, with what nothing is. */
const parts = {
  text: '',
  turns: undefined,
  file: undefined,
  attachments: [],
  people: [],
  organisations: [],
  committees: [],
  votes: [],
  case: undefined,
  dossier: undefined,
  agendaItem: undefined,
  partOf: undefined,
} satisfies Partial<Record<keyof Document, unknown>>;
const partNames = Object.keys(parts) as (keyof typeof parts)[];

type Listed = string | DocumentNumber | Label;
type Given = NonNullable<Document['joined']>[number];

/**
 * One document of what two sources say, under the id it has: the source nearest to the origin (the first
 * in the list of names) leads, others add addresses, numbers, labels and titles and fill what it leaves
 * empty. A source that is read again replaces its own part only.
 */
export function joinDocuments(stored: Document, delivered: Document): Document {
  const others = (stored.joined ?? []).filter(({ source }) => source !== delivered.source);
  if (stored.source === delivered.source) return compose(delivered, others, stored.id);
  if (rankOf(delivered.source) > rankOf(stored.source)) {
    return compose(ownPart(stored), [...others, givenBy(delivered)], stored.id);
  }
  return compose(delivered, [givenBy(ownPart(stored)), ...others], stored.id);
}

/**
 * The document once another source than its leading one has withdrawn it. A number that both gave goes
 * too, until the leading source is read again.
 */
export function withoutSource(stored: Document, source: string): Document {
  const left = (stored.joined ?? []).filter((given) => given.source !== source);
  return compose(ownPart(stored), left, stored.id);
}

function rankOf(source: string): number {
  const rank = (sourceNames as readonly string[]).indexOf(source);
  return rank === -1 ? sourceNames.length : rank;
}

function givenBy(document: Document): Given {
  const keys = [...lists, ...partNames, 'titles'] as const;
  const given = Object.fromEntries(
    keys.filter((key) => !isNothing(document[key])).map((key) => [key, document[key]]),
  ) as Partial<Document>;
  return { source: document.source, given };
}

/** What the leading source said itself, as far as it can be told from what the others gave. */
function ownPart({ joined = [], ...document }: Document): Document {
  const own: Document = { ...document };
  for (const { given } of joined) {
    for (const key of lists) {
      const theirs = new Set((given[key] ?? []).map(keyOf));
      const left = own[key]?.filter((one) => !theirs.has(keyOf(one)));
      if (left) Object.assign(own, { [key]: left });
    }
    for (const key of partNames) {
      const same = given[key] !== undefined && JSON.stringify(own[key]) === JSON.stringify(given[key]);
      if (same) Object.assign(own, { [key]: parts[key] });
    }
  }
  return own;
}

function compose(base: Document, joined: readonly Given[], id: string): Document {
  const { joined: _, ...document }: Document = { ...base, id };
  for (const key of lists) {
    const added = new Map(
      joined.flatMap(({ given }): readonly Listed[] => given[key] ?? []).map((one) => [keyOf(one), one]),
    );
    // What both say stands with the others, so that the order is the same whoever is read again.
    const own = (document[key] ?? []).filter((one) => !added.has(keyOf(one)));
    if (added.size > 0) Object.assign(document, { [key]: [...own, ...added.values()] });
  }
  for (const { given } of joined) {
    const hasText = document.text !== '';
    for (const key of partNames) {
      // Turns are ranges of the text they came with.
      const wanted = key !== 'turns' || !hasText;
      if (wanted && isNothing(document[key]) && !isNothing(given[key])) {
        Object.assign(document, { [key]: given[key] });
      }
    }
    document.titles = { ...given.titles, ...document.titles };
  }
  if (joined.length === 0) return document;
  // A text that another one outweighs is not kept a second time.
  return { ...document, joined: joined.map((one) => (base.text === '' ? one : withoutText(one))) };
}

function withoutText({ source, given }: Given): Given {
  const { text: _, turns: __, ...rest } = given;
  return { source, given: rest };
}

function keyOf(one: Listed): string {
  return typeof one === 'string' ? one : JSON.stringify(one);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
