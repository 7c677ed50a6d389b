import { sourceNames } from '#connectors/names.ts';
import type { DocumentNumber, Label } from 'contract/document-parts';
import type { Document, Footage } from '#stores/documents/document.ts';
import { turnsShown, withTimes } from './turn-times.ts';

/** Lists that grow by what another source adds. */
const lists = ['originalUrls', 'numbers', 'labels', 'identities', 'footage'] as const;
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
/** What each part and list is where a source gives nothing of it. */
const nothings = {
  ...parts,
  originalUrls: [],
  numbers: [],
  labels: undefined,
  identities: undefined,
  footage: undefined,
  automatic: undefined,
  titles: {},
};

type Listed = string | DocumentNumber | Label | Footage;
type Given = NonNullable<Document['joined']>[number];
type Own = NonNullable<Document['own']>;

/**
 * One document of what two sources say, under the id it has: the source nearest to the origin (the first
 * in the list of names) leads, others add addresses, numbers, labels and titles and fill what it leaves
 * empty. A source that is read again replaces its own part only. A finished text goes before one that its
 * source will still correct, whichever source leads and whichever came last.
 */
export function joinDocuments(stored: Document, delivered: Document): Document {
  const others = (stored.joined ?? []).filter(({ source }) => source !== delivered.source);
  const own = ownPart(stored);
  if (stored.source === delivered.source) {
    return compose(comesTooLate(own, delivered) ? own : delivered, others, stored.id);
  }
  const before = stored.joined?.find(({ source }) => source === delivered.source);
  const given =
    before && comesTooLate(before.given, delivered) ? before : withOtherParts(givenBy(delivered), before);
  if (rankOf(delivered.source) > rankOf(stored.source)) return compose(own, [...others, given], stored.id);
  return compose(delivered, [givenBy(own), ...others], stored.id);
}

/** The document once another source than its leading one has withdrawn it; what both gave stays. */
export function withoutSource(stored: Document, source: string): Document {
  const left = (stored.joined ?? []).filter((given) => given.source !== source);
  return compose(ownPart(stored), left, stored.id);
}

/** An early release that comes, or comes again, after the finished text of the same source. */
function comesTooLate(known: Partial<Document>, delivered: Document): boolean {
  return delivered.provisional === true && !known.provisional;
}

/** What a source gives, with the other parts of the debate that it shows, each of which it delivers by itself. */
function withOtherParts({ source, given }: Given, before: Given | undefined): Given {
  const keys = new Set(given.footage?.map(({ key }) => key));
  const others = given.footage ? (before?.given.footage ?? []).filter(({ key }) => !keys.has(key)) : [];
  if (others.length === 0) return { source, given };
  const footage = [...others, ...(given.footage ?? [])].toSorted((one, other) => one.start - other.start);
  return { source, given: { ...given, footage, originalUrls: footage.map(({ page }) => page) } };
}

function rankOf(source: string): number {
  const rank = (sourceNames as readonly string[]).indexOf(source);
  return rank === -1 ? sourceNames.length : rank;
}

function givenBy(document: Document): Given {
  const keys = [...lists, ...partNames, 'titles', 'provisional', 'automatic'] as const;
  const given = Object.fromEntries(
    keys.filter((key) => !isNothing(document[key])).map((key) => [key, document[key]]),
  ) as Partial<Document>;
  return { source: document.source, given };
}

/** What the leading source said itself. */
function ownPart({ joined: _, own, silent: __, ...stored }: Document): Document {
  const document: Document = { ...stored };
  for (const key of own?.lacking ?? []) {
    const nothing = nothings[key as keyof typeof nothings];
    if (nothing === undefined) delete document[key as 'turns'];
    else Object.assign(document, { [key]: nothing });
  }
  return { ...document, ...own?.given };
}

function compose(base: Document, joined: readonly Given[], id: string): Document {
  const { joined: _, own: __, ...document }: Document = { ...base, id };
  if (joined.length === 0) return document;
  const own: Own = { given: {}, lacking: [] };
  const change = (key: keyof Document, value: unknown) => {
    if (isNothing(base[key])) own.lacking = [...own.lacking.filter((one) => one !== key), key];
    else Object.assign(own.given, { [key]: base[key] });
    Object.assign(document, { [key]: value });
  };
  for (const key of lists) {
    const added = new Map(
      joined.flatMap(({ given }): readonly Listed[] => given[key] ?? []).map((one) => [keyOf(one), one]),
    );
    if (added.size === 0) continue;
    // What both say stands with the others, so that the order is the same whoever is read again.
    const left = (document[key] ?? []).filter((one) => !added.has(keyOf(one)));
    change(key, [...left, ...added.values()]);
  }
  const finished = joined.find(({ given }) => given.text && !given.provisional);
  if (base.provisional && base.text !== '' && finished) {
    change('text', finished.given.text);
    // The official report has no times; who speaks when is known from the one before it.
    if (finished.given.turns) change('turns', withTimes(finished.given.turns, base.turns ?? []));
    else if (base.turns) change('turns', []);
    own.given.provisional = true;
    delete document.provisional;
  }
  // A finished text fills before one that is to be corrected.
  const byFinish = joined.toSorted(
    ({ given: a }, { given: b }) => Number(a.provisional ?? false) - Number(b.provisional ?? false),
  );
  for (const { given } of byFinish) {
    const hasText = document.text !== '';
    for (const key of partNames) {
      // Turns are ranges of the text they came with.
      const wanted = key !== 'turns' || !hasText;
      if (!wanted || !isNothing(document[key]) || isNothing(given[key])) continue;
      change(key, given[key]);
      if (key === 'text' && given.automatic) change('automatic', true);
    }
  }
  if (document.footage && document.turns && joined.some(({ given }) => given.footage)) {
    // What is shown knows the second at which each of them had the word.
    change('turns', withTimes(document.turns, turnsShown(document.footage)));
  }
  const titles = Object.assign(
    {},
    ...joined.toReversed().map(({ given }) => given.titles),
    base.titles,
  ) as Document['titles'];
  if (Object.keys(titles).length > Object.keys(base.titles).length) change('titles', titles);
  // A text that another one outweighs for good is not kept a second time.
  const needed = base.text === '' || base.provisional;
  const changed = own.lacking.length > 0 || Object.keys(own.given).length > 0;
  return {
    ...document,
    joined: joined.map((one) => (needed ? one : withoutText(one))),
    ...(changed ? { own } : {}),
  };
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
