import type { MetadataField } from 'contract/document-parts';
import { analyse } from 'contract/query/analyser';
import { fieldNames, fields, type QueryField, speakerValue } from 'contract/query/fields';
import { analyseNumber } from 'contract/query/numbers';
import { referencesIn } from 'contract/query/references/references';
import type { NearOperand, PhraseTerm, QueryNode } from 'contract/query/tree';
import type { Document } from '../document.ts';
import type { Search } from '../document-store.ts';
import { entitiesOf } from '../entities.ts';
import type { FactName } from '../meeting-facts.ts';
import { publicPart } from '../searchable.ts';

/**
 * SEARCH.md and the decisions on filters, read as literally and slowly as possible. It shares nothing
 * with the engines but the analyser, the recogniser of reference numbers and the list of fields, so that an error in them
 * is not repeated here.
 */

/** What stands at each place of a value: the word that is written there and what else is found there. */
type Value = string[][];

/** Says whether a search finds a document. */
export function finds(search: Search, document: Document): boolean {
  return passes(search, document) && matchesContexts(search, document);
}

/** Says whether a search would find a document were it not for the context percentage. */
export function passes({ query, filters, scope, metadataField }: Search, document: Document): boolean {
  const isAt = (path: string) => document.groupPath === path || document.groupPath.startsWith(`${path}/`);
  if (document.domain !== filters.domain || !scope.domains.includes(filters.domain)) return false;
  if ((document.meeting ? 'meeting' : 'document') !== filters.kind) return false;
  if (filters.from !== undefined && document.date < filters.from) return false;
  if (filters.until !== undefined && document.date >= filters.until) return false;
  if (filters.groupPaths.length > 0 && !filters.groupPaths.some(isAt)) return false;
  if (scope.excludedPaths.some(({ domain, path }) => domain === document.domain && isAt(path))) return false;
  const codes = document.committees.map((committee) => committee.code);
  if (filters.committees.length > 0 && !filters.committees.some((code) => codes.includes(code))) return false;
  if (filters.ids?.length && !filters.ids.includes(document.id)) return false;
  if (filters.having === 'votes' && !(isOpen(document) && document.votes.length > 0)) return false;
  if (filters.having === 'commitment' && !(isOpen(document) && document.commitment)) return false;
  const facts = factsOf(document);
  for (const [name, values = []] of Object.entries(filters.facts ?? {})) {
    if (values.length > 0 && !values.some((value) => facts[name as FactName].includes(value))) return false;
  }
  const { stakeholders, withoutStakeholders, topics, withoutTopics } = filters;
  if ([stakeholders, withoutStakeholders, topics, withoutTopics].some((names) => names.length > 0)) {
    const entities = entitiesOf(publicPart(document));
    if (stakeholders.length > 0 && !stakeholders.some((one) => entities.stakeholders.includes(one)))
      return false;
    if (topics.length > 0 && !topics.some((one) => entities.topics.includes(one))) return false;
    if (withoutStakeholders.some((one) => entities.stakeholders.includes(one))) return false;
    if (withoutTopics.some((one) => entities.topics.includes(one))) return false;
  }
  return matchesReference(query, document, metadataField);
}

const isOpen = ({ confidentiality }: Document) => confidentiality !== 'Besloten';

function matchesContexts({ filters: { contexts } }: Search, document: Document): boolean {
  if (!contexts || !document.contexts) return true;
  return contexts.codes.some((code) => (document.contexts?.[code] ?? 0) >= contexts.minimum);
}

/** Says whether the document matches the query. */
export function matchesReference(
  query: QueryNode,
  document: Document,
  metadataField: MetadataField,
): boolean {
  return matches(query, (field) => fieldValues(document, metadataField, field), turnValues(document));
}

interface Turn {
  speaker: Value[];
  said: Value[];
}

function turnsOf({ turns = [], confidentiality }: Document): NonNullable<Document['turns']> {
  return confidentiality === 'Besloten' ? [] : turns;
}

function matches(
  node: QueryNode,
  valuesOf: (field: QueryField | undefined) => readonly Value[],
  turns: readonly Turn[],
  field?: QueryField,
): boolean {
  switch (node.type) {
    case 'said':
      return turns.some(
        ({ speaker, said }) => matches(node.speaker, () => speaker, []) && matches(node.said, () => said, []),
      );
    case 'and':
      return node.nodes.every((each) => matches(each, valuesOf, turns, field));
    case 'or':
      return node.nodes.some((each) => matches(each, valuesOf, turns, field));
    case 'not':
      return !matches(node.node, valuesOf, turns, field);
    case 'field':
      return matches(node.node, valuesOf, turns, node.field);
    case 'near':
      return valuesOf(field).some((value) =>
        windows(value, node.operands).some((spare) => spare <= node.distance),
      );
    default:
      return valuesOf(field).some((value) => spans(value, node).length > 0);
  }
}

/** For every choice of occurrences, one of each operand and none sharing a place: the words of the window that are not theirs. */
function windows(value: Value, operands: readonly NearOperand[]): number[] {
  let chosen: [number, number][][] = [[]];
  for (const operand of operands) {
    const own = spans(value, operand);
    // Written together, or beside its parts, a joined token counts only where these do not stand.
    const parts = operand.type === 'compound' ? runs(value, operand.terms) : [];
    const counted = own.filter(
      ([start, end]) => !parts.some(([from, to]) => from <= start && end <= to && to - from > end - start),
    );
    chosen = chosen.flatMap((before) =>
      counted
        .filter(([start, end]) => before.every(([from, to]) => end <= from || to <= start))
        .map((span) => [...before, span]),
    );
  }
  return chosen.map((taken) => {
    const length = Math.max(...taken.map(([, end]) => end)) - Math.min(...taken.map(([start]) => start));
    return length - taken.reduce((sum, [start, end]) => sum + end - start, 0);
  });
}

/** Where the operand occurs in the value: first word and the one after the last. */
export function spans(value: Value, node: NearOperand): [number, number][] {
  switch (node.type) {
    case 'word':
      return runs(value, [{ type: 'forms', forms: node.forms }]);
    case 'wildcard':
      return runs(value, [node]);
    case 'phrase':
      return runs(value, node.terms);
    case 'compound':
      return [...runs(value, node.terms), ...runs(value, [node.joined])];
  }
}

function runs(value: Value, terms: readonly PhraseTerm[]): [number, number][] {
  return value.flatMap((_, start): [number, number][] => {
    const fits = terms.every((term, offset) => value[start + offset]?.some((word) => isMet(term, word)));
    return fits ? [[start, start + terms.length]] : [];
  });
}

function isMet(term: PhraseTerm, word: string): boolean {
  const forms = term.type === 'exact' ? [term.word] : term.type === 'forms' ? term.forms : [];
  if (term.type !== 'wildcard')
    return forms.includes(word) || forms.some((form) => `joined ${form}` === word);
  const pattern = term.pattern.replaceAll('*', '.*').replaceAll('?', '.');
  return /^[\p{L}\p{N}]+$/u.test(word) && new RegExp(`^${pattern}$`, 'su').test(word);
}

/** What is told of a meeting. */
export function factsOf({
  meeting,
  committees,
  confidentiality,
  source,
}: Document): Record<FactName, string[]> {
  if (!meeting) return { kind: [], status: [], committee: [], place: [], origin: [] };
  const closed = confidentiality === 'Besloten';
  const isChanged = meeting.status === 'moved' || meeting.replaces;
  return {
    kind: [meeting.kind === 'plenary' ? 'plenary' : committees.length > 0 ? 'committee' : 'other'],
    status: [
      meeting.status === 'cancelled'
        ? 'cancelled'
        : closed
          ? 'confidential'
          : isChanged
            ? 'changed'
            : 'planned',
    ],
    committee: closed ? [] : committees.map(({ code }) => code),
    place: closed || !meeting.place ? [] : [meeting.place],
    origin: [source],
  };
}

/** What was read of documents before: of many searches most time would go into reading the same ones again. */
const knownValues = new WeakMap<Document, Map<string, Value[]>>();
const knownTurns = new WeakMap<Document, Turn[]>();

function turnValues(document: Document): readonly Turn[] {
  const known = knownTurns.get(document);
  if (known) return known;
  const turns = turnsOf(document).map(({ speaker, from, to }) => ({
    speaker: [placesOf(speakerValue(speaker), 'text')],
    said: [placesOf(document.text.slice(from, to), 'text')],
  }));
  knownTurns.set(document, turns);
  return turns;
}

/** The values of a field, or of all that are searched without naming one. */
export function fieldValues(
  document: Document,
  metadataField: MetadataField,
  named: QueryField | undefined,
): readonly Value[] {
  const known = knownValues.get(document) ?? new Map<string, Value[]>();
  knownValues.set(document, known);
  const key = `${metadataField} ${named ?? ''}`;
  const values = known.get(key) ?? readValues(document, metadataField, named);
  known.set(key, values);
  return values;
}

function readValues(
  document: Document,
  metadataField: MetadataField,
  named: QueryField | undefined,
): Value[] {
  const language = metadataField.slice('metadata_'.length) as keyof Document['titles'];
  const open = <Part>(parts: readonly Part[]) => (document.confidentiality === 'Besloten' ? [] : parts);
  const searched = {
    title: document.titles[language] || document.title,
    people: open(document.people),
    organisations: open(document.organisations),
    committees: open(document.committees),
    numbers: open(document.numbers),
    sourceType: document.sourceType,
    texts: open([document.text, ...[document.file, ...document.attachments].map((file) => file?.text ?? '')]),
    turns: turnsOf(document),
  };
  const onlyNamed = ['type', 'speaker'];
  const names = named ? [named] : fieldNames.filter((name) => !onlyNamed.includes(name));
  return names.flatMap((name) =>
    fields[name]
      .values(searched)
      .flatMap((text) =>
        fields[name].analyser === 'number'
          ? analyseNumber(text).map((words, index) =>
              index === 0 ? placesOf(text, 'certain') : words.map((word) => [word]),
            )
          : [placesOf(text, 'text')],
      ),
  );
}

/** Each word with what SEARCH.md says that it is found as too: joined by a hyphen, in capitals, a reference number. */
function placesOf(text: string, surroundings: 'text' | 'certain'): Value {
  const tokens = analyse(text);
  const places = tokens.map(({ word }) => [word]);
  tokens.forEach((first, from) => {
    for (let length = 2; length <= 4; length += 1) {
      const parts = tokens.slice(from, from + length);
      const written = text.slice(first.start, parts.at(-1)!.end);
      const joins = written.match(/(?<=[\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])|(?<=\p{L})&(?=\p{L})/gu) ?? [];
      const between = parts.slice(1).map((part, index) => text.slice(parts[index]!.end, part.start));
      const isOne =
        parts.length === length && joins.length === length - 1 && between.join('') === joins.join('');
      if (isOne && /\p{L}/u.test(written))
        places[from]!.push(`joined ${parts.map(({ word }) => word).join('')}`);
    }
    const raw = text.slice(first.start, first.end);
    const isInCapitals =
      raw === raw.toUpperCase() && /^[\p{L}\p{Nd}]{2,10}$/u.test(raw) && /\p{L}/u.test(raw);
    if (isInCapitals) places[from]!.push(`_x${first.word}`);
  });
  for (const { from, names } of referencesIn(text, tokens, surroundings)) {
    places[from]!.push(...names.map((name) => `_r${name}`));
  }
  return places;
}
