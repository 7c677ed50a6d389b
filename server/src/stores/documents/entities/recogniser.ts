import { dayOf } from 'contract/amsterdam';
import { dashboards, type AnalyticsCode, type DomainId } from 'contract/dashboards';
import type { Person } from 'contract/document-parts';
import { analyse, spanOf } from 'contract/query/analyser';
import sourceWords from 'contract/en-gb/sources.json' with { type: 'json' };
import type { Document } from '../document.ts';
import type { AnalysedValue, DocumentWord } from './analysed-value.ts';
import { foldedWords, gazetteer, ministries, namedCodes, writingsOf } from './gazetteer.ts';
import type { KnownName } from './known-name.ts';
import { knownParties, type KnownParties, type Writing } from './known-parties.ts';
import { knownPeople, type KnownPerson } from './known-people.ts';
import { findPhrases, type Found, type Phrase, phrasesAt, phraseTree, type PhraseTree } from './phrases.ts';
import { committeeBefore, wordlikeCodes } from './naming-words.ts';
import {
  bracketsAround,
  gapBetween,
  inBrackets,
  isCalledParty,
  isNamedAfter,
  isWrittenAsName,
  type Place,
  standsAfter,
  readBefore,
} from './place-in-text.ts';
import { whoByFullName, whoBySurname } from './who-is-meant.ts';

/** What a phrase can stand for. */
type Target =
  | { kind: 'sure'; value: string }
  | { kind: 'fullName'; people: KnownPerson[] }
  | { kind: 'surname'; people: KnownPerson[] }
  | { kind: 'party'; value: string; writing: Writing }
  | { kind: 'committee'; value: string; writing: Writing };

/** Finds who and what is named, by a maintained list and the lists of the sources. */
export interface Recogniser {
  /**
   * Persons, and bodies of the codes that the document's dashboard offers, as `CODE:name` in order of
   * appearance, perhaps more than once. Who is meant by a name of several is read from the words
   * around it, the place and the day; where that leaves a doubt the name is left out.
   */
  namedIn(document: Document, values: readonly AnalysedValue[]): string[];
  /** The name a person in the metadata is counted by: the known one, or the name as given. */
  personName(
    person: Pick<Person, 'name' | 'party'>,
    document: Pick<Document, 'domain' | 'date' | 'groupPath'>,
  ): string;
  /** The known bodies that are written exactly so. */
  bodiesWritten(domain: DomainId, name: string): string[];
}

interface Known {
  tree: PhraseTree<Target>;
  parties: KnownParties;
  /** By the folded words of a full name. */
  people: Map<string, KnownPerson[]>;
  /** By the folded words of a surname. */
  surnames: Map<string, KnownPerson[]>;
}

/** A recogniser of the maintained list and these names; what a domain needs is compiled when first asked. */
export function recogniserOf(names: readonly KnownName[]): Recogniser {
  const compiled = new Map<DomainId, Known>();
  const knownIn = (domain: DomainId) => {
    let known = compiled.get(domain);
    if (!known) compiled.set(domain, (known = compile(domain, names)));
    return known;
  };
  return {
    namedIn: (document, values) => namedIn(knownIn(document.domain), document, values),
    personName: (person, document) =>
      whoInMetadata(knownIn(document.domain), person, document)?.value ??
      person.name.replace(/\s+/gu, ' ').trim(),
    bodiesWritten(domain, name) {
      const tokens = analyse(name);
      return findPhrases(knownIn(domain).tree, name, tokens).flatMap(({ value, from, to }) =>
        from === 0 && to === tokens.length && 'value' in value && value.kind !== 'committee'
          ? [value.value]
          : [],
      );
    },
  };
}

/** That of the pages a store was given (document-store.ts). */
export function recogniserOfPages(pages: readonly string[]): Recogniser {
  return recogniserOf(pages.flatMap((page) => JSON.parse(page) as KnownName[]));
}

/** Recognises by the maintained list alone. */
export const maintained = recogniserOf([]);

function namedIn(known: Known, document: Document, values: readonly AnalysedValue[]): string[] {
  const { domain, groupPath, language } = document;
  let day: string | undefined;
  const french = domain === 'be-fed' || language === 'fr';
  const named: { value: string; surname?: string }[] = [];
  /** Surnames that stand here behind a first name of somebody else. */
  const others = new Set<string>();

  function meant({ value: target, from, to }: Found<Target>, place: Place): string | undefined {
    if (target.kind === 'sure') return target.value;
    if (target.kind === 'party' || target.kind === 'committee') {
      return isNamedSo(target, place, known) ? target.value : undefined;
    }
    if (isNamedAfter(place)) return undefined;
    const before = readBefore(place, french);
    const bracketed = inBrackets(place);
    const party = bracketed === undefined ? undefined : known.parties.named(bracketed);
    day ??= dayOf(document.date);
    const evidence = { groupPath, day, before, party };
    if (target.kind === 'fullName') {
      const person = whoByFullName(target.people, evidence);
      return person?.value && `PER:${person.value}`;
    }
    const { start, end } = spanOf(place.tokens, from, to);
    const surname = () => foldedWords(place.text.slice(start, end));
    if (before.longer) others.add(surname());
    const person = whoBySurname(target.people, evidence);
    if (!person?.value) return undefined;
    // Courtesy is for everybody: it counts only while nobody else of that name is about.
    if (before.role !== 'courtesy' || party !== undefined) return `PER:${person.value}`;
    named.push({ value: `PER:${person.value}`, surname: surname() });
    return undefined;
  }

  for (const { text, tokens, words } of values) {
    for (let from = 0; from < tokens.length; from += 1) {
      if (!beginsName(words[from]!, known)) continue;
      const begun = phrasesAt(known.tree, text, tokens, from);
      let longest = 0;
      for (const found of begun) {
        if (found.to < longest) break;
        const value = meant(found, { text, tokens, from, to: found.to });
        if (value === undefined) continue;
        longest = found.to;
        named.push({ value });
      }
      if (longest > 0) from = longest - 1;
    }
  }
  return named
    .filter(({ surname }) => surname === undefined || !others.has(surname))
    .map(({ value }) => value);
}

/** Whether a name begins with this word; the word keeps the answer of the names it was asked of last. */
function beginsName(word: DocumentWord, known: Known): boolean {
  if (word.namesAsked !== known) {
    word.namesAsked = known;
    word.beginsName = known.tree.has(word.text);
  }
  return word.beginsName;
}

/** Whom a name in the metadata stands for, in full or as `P.A. Voorbeeld` or `Voorbeeld` among members. */
function whoInMetadata(
  known: Known,
  { name, party }: Pick<Person, 'name' | 'party'>,
  { date, groupPath }: Pick<Document, 'date' | 'groupPath'>,
): KnownPerson | undefined {
  // `V.A. (Vera) van Voorbeeld` is called by what stands in the brackets.
  const spoken = name.replace(/^(?:\p{Lu}\p{Ll}?\. ?)+\((\p{L}+)\) /u, '$1 ');
  const people = known.people.get(foldedWords(spoken));
  if (people?.length === 1) return people[0];
  // The day takes longer to find out than all the rest, and most names are of nobody who is known.
  const evidence = () => ({ groupPath, day: dayOf(date), party: party && known.parties.named(party) });
  if (people) return whoByFullName(people, { ...evidence(), before: { longer: false } });
  const [, initials = '', surname = ''] = /^((?:\p{Lu}\p{Ll}?\. ?)*)(.+)$/u.exec(name.trim()) ?? [];
  const bearers = known.surnames.get(foldedWords(surname));
  if (!bearers) return undefined;
  const initial = foldedWords(initials.charAt(0));
  const before = { role: 'member' as const, longer: false, ...(initial ? { initial } : {}) };
  return whoBySurname(bearers, { ...evidence(), before });
}

/** Whether a party or committee is meant where its name stands. */
function isNamedSo(
  { kind, writing }: Extract<Target, { writing: Writing }>,
  place: Place,
  known: Known,
): boolean {
  // In brackets it tells of the person before it.
  const around = kind === 'party' ? bracketsAround(place) : undefined;
  if (around !== undefined && known.parties.named(around) !== undefined) return false;
  if (writing === 'sure') return true;
  if (kind === 'party' ? isCalledParty(place) : standsAfter(place, committeeBefore)) return true;
  if (isListedWithSure(kind, place, known.tree)) return true;
  return writing === 'careful' && isWrittenAsName(place);
}

/** Whether one of the same kind that leaves no doubt stands before or behind it in one list. */
function isListedWithSure(
  kind: 'party' | 'committee',
  { text, tokens, from, to }: Place,
  tree: PhraseTree<Target>,
): boolean {
  const isSure = ({ value }: Found<Target>) => value.kind === kind && value.writing === 'sure';
  const joined = /^(?:, ?|\/| en | et | and |, en |, et )$/u;
  for (const next of [to, to + 1]) {
    if (next >= tokens.length || !joined.test(gapBetween(text, tokens, to - 1, next))) continue;
    if (phrasesAt(tree, text, tokens, next).some(isSure)) return true;
  }
  for (let first = from - 1; first >= 0 && first >= from - 5; first -= 1) {
    const before = phrasesAt(tree, text, tokens, first).find(isSure);
    if (before && before.to <= from && joined.test(gapBetween(text, tokens, before.to - 1, from)))
      return true;
  }
  return false;
}

function compile(domain: DomainId, all: readonly KnownName[]): Known {
  const names = all.filter((name) => name.domain === domain);
  const parties = knownParties(domain, names);
  const people = new Map<string, KnownPerson[]>();
  const surnames = new Map<string, { written: string; people: KnownPerson[] }>();
  const listed = new Map<string, string>();
  for (const entry of gazetteer.PER) {
    if (entry.domains && !entry.domains.includes(domain)) continue;
    for (const { written } of writingsOf(entry)) listed.set(foldedWords(written), entry.name);
  }
  for (const person of knownPeople(names)) {
    const { fullNames, value } = person;
    // A maintained name goes before the source's, except of namesakes.
    const maintainedName = fullNames.map((name) => listed.get(foldedWords(name))).find((name) => name);
    const called =
      value !== undefined && fullNames.includes(value) && maintainedName
        ? { ...person, value: maintainedName }
        : person;
    for (const name of fullNames) add(people, foldedWords(name), called);
    for (const surname of person.surnames) {
      const key = foldedWords(surname);
      const same = surnames.get(key);
      if (same) same.people.push(called);
      else surnames.set(key, { written: surname, people: [called] });
    }
  }
  for (const [name, value] of listed) {
    if (!people.has(name)) people.set(name, [maintainedPerson(value)]);
  }
  return {
    tree: phraseTree(phrasesOf(domain, names, parties, people, surnames)),
    parties,
    people,
    surnames: new Map([...surnames].map(([key, { people: bearers }]) => [key, bearers])),
  };
}

/** One of whom only the name is known. */
function maintainedPerson(value: string): KnownPerson {
  return { sources: new Set(), value, fullNames: [value], surnames: [], initials: [], terms: [] };
}

function* phrasesOf(
  domain: DomainId,
  names: readonly KnownName[],
  parties: KnownParties,
  people: ReadonlyMap<string, KnownPerson[]>,
  surnames: ReadonlyMap<string, { written: string; people: KnownPerson[] }>,
): Generator<Phrase<Target>> {
  const offered: readonly AnalyticsCode[] = dashboards[domain].analyticsCodes;
  for (const code of namedCodes) {
    if (code === 'PER' ? false : !offered.includes(code)) continue;
    for (const entry of code === 'AAA' ? [...gazetteer.AAA, ...ministries] : gazetteer[code]) {
      if (entry.domains && !entry.domains.includes(domain)) continue;
      const value = `${code}:${entry.name}`;
      for (const { written, exact } of writingsOf(entry)) {
        if (
          code === 'PER' &&
          (people.get(foldedWords(written)) ?? []).some(({ sources }) => sources.size > 0)
        )
          continue;
        yield { written, exact, value: { kind: 'sure', value } };
      }
    }
  }
  const known = new Set([...people.values()].flat());
  for (const person of known) {
    if (person.sources.size === 0) continue;
    for (const written of person.fullNames) {
      yield { written, exact: true, value: { kind: 'fullName', people: people.get(foldedWords(written))! } };
    }
  }
  for (const { written, people: bearers } of surnames.values()) {
    yield { written, exact: true, value: { kind: 'surname', people: bearers } };
  }
  if (offered.includes('IG')) {
    for (const { written, name, writing } of parties.phrases) {
      yield { written, exact: true, value: { kind: 'party', value: `IG:${name}`, writing } };
    }
    for (const { kind, name } of names) {
      if (kind !== 'organisation' || !name.includes(' ')) continue;
      yield { written: name, exact: true, value: { kind: 'sure', value: `IG:${name}` } };
    }
  }
  if (!offered.includes('committees')) return;
  for (const { kind, name, code } of names) {
    if (kind === 'committee' && code) yield* committeePhrases(code, name.includes(' ') ? [name] : []);
  }
  for (const [code, name] of Object.entries(sourceWords.epCommittees)) {
    yield* committeePhrases(code, [`Committee on ${name}`, `Committee on the ${name}`]);
  }
}

function* committeePhrases(code: string, written: readonly string[]): Generator<Phrase<Target>> {
  const value = `committees:${code}`;
  for (const name of written) {
    yield { written: name, exact: true, value: { kind: 'committee', value, writing: 'sure' } };
  }
  if (/^\p{Lu}{3,5}$/u.test(code)) {
    yield {
      written: code,
      exact: true,
      value: { kind: 'committee', value, writing: wordlikeCodes.has(code) ? 'ordinary' : 'careful' },
    };
  }
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}
