import { setImmediate } from 'node:timers/promises';
import type { DossierPerson, OpenDossier } from 'contract/dossiers';
import { limits } from 'contract/limits';
import type { Committee } from 'contract/document-parts';
import { parseQuery } from 'contract/query/parse';
import { everything as everyDocument } from 'contract/query/tree';
import { everything } from '#domains/documents/index.ts';
import { type ListedPersons, personMeant } from '#domains/persons/index.ts';
import { inSteps } from '#platform/in-steps.ts';
import { soleOf } from '#platform/sole.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
import { foldedWords } from '#stores/documents/entities/gazetteer.ts';
import { unfiltered } from '#stores/documents/filters.ts';

/** Papers whose names are looked up between two turns for others. */
const stepSize = 200;

/** Papers by which members take part by their own doing. */
const isMoved = ({ groupPath }: Head) =>
  /\/(?:motie|motion|amendement|amendment|resolutie|written|oral|vragen|(?:schriftelijke|mondelinge)-vra(?:ag|gen)|vraag-om-uitleg|actuele-vraag|interpellatie)$/.test(
    groupPath,
  );
/** Of these papers ministers and commissioners are asked or answer; they move none of them. */
const isAsked = ({ role = '', function: position = '' }: Head['people'][number]) =>
  /minister|staatssecretaris|commission|bewindspersoon|beantwoord|geadresseerde|answer/i.test(
    `${role} ${position}`,
  );
const isChair = (name: string) => /^(?:de )?voorzitter$/i.test(name);

/** Who is in these papers, newest first, and how often; those of most papers first. Turns are counted apart. */
export function peopleIn(papers: readonly Head[]): DossierPerson[] {
  const found = new Map<string, DossierPerson>();
  const of = ({ name, party, function: position }: Head['people'][number]): DossierPerson => {
    const person = found.get(name) ?? { name, papers: 0, moved: 0, turns: 0 };
    if (party !== undefined) person.party ??= party;
    if (position !== undefined) person.function ??= position;
    found.set(name, person);
    return person;
  };
  for (const paper of papers) {
    const named = new Map(paper.people.map((person) => [person.name, person]));
    for (const person of named.values()) {
      if (isChair(person.name)) continue;
      const counted = of(person);
      counted.papers += 1;
      if (isMoved(paper) && !isAsked(person)) counted.moved += 1;
    }
  }
  return [...found.values()].toSorted(
    (one, other) => other.papers - one.papers || (one.name < other.name ? -1 : 1),
  );
}

/**
 * Some of the people in these papers with their turns in debates among them, who has most to do with them first. The store counts
 * turns by words of a speaker's name and party, so none are told of a name that another name or a party of `all` holds.
 */
export async function withTurns(
  people: readonly DossierPerson[],
  all: readonly DossierPerson[],
  papers: readonly Head[],
  documents: Pick<DocumentStore, 'countTurns'>,
): Promise<DossierPerson[]> {
  const spaced = (text: string) => ` ${foldedWords(text)} `;
  const written = new Set(all.flatMap(({ name, party = '' }) => [spaced(name), spaced(party)]));
  const counted = people.flatMap(({ name }) => {
    const words = spaced(name);
    const isApart = [...written].every((other) => other === words || !other.includes(words));
    const speaker = parseQuery(`"${name.replaceAll('"', ' ')}"`, []).tree;
    return speaker && isApart ? [{ name, speaker }] : [];
  });
  const turns = new Map<string, number>();
  for (const [domain, own] of Map.groupBy(papers, (paper) => paper.domain)) {
    const found = await documents.countTurns(
      {
        query: everyDocument,
        scope: everything,
        filters: { ...unfiltered, domain, kind: 'document', ids: own.map(({ id }) => id) },
        metadataField: 'metadata',
      },
      counted,
    );
    counted.forEach(({ name }, at) => turns.set(name, (turns.get(name) ?? 0) + found[at]!.turns));
  }
  return people
    .map((person) => ({ ...person, turns: turns.get(person.name) ?? 0 }))
    .toSorted((one, other) => other.papers + other.turns - one.papers - one.turns);
}

/**
 * The same with whom each stands for, if every paper that has the name, each judged alone, means that one person. Under one name two
 * may stand here, of whom neither is told.
 */
export async function withPersons(
  people: readonly DossierPerson[],
  papers: readonly Head[],
  lists: () => Promise<ListedPersons>,
): Promise<DossierPerson[]> {
  const persons = await lists();
  const meant = new Map(people.map(({ name }) => [name, new Set<ReturnType<typeof personMeant>>()]));
  for (const some of inSteps(papers, stepSize)) {
    await setImmediate();
    for (const paper of some)
      for (const naming of paper.people) meant.get(naming.name)?.add(personMeant(persons, naming, paper));
  }
  return people.map((person) => {
    const who = soleOf([...meant.get(person.name)!]);
    return who ? { ...person, person: { domain: who.domain, id: who.id } } : person;
  });
}

/** Organisations that papers name, those of most papers first. */
export function organisationsIn(papers: readonly Head[]): OpenDossier['organisations'] {
  const counts = new Map<string, number>();
  for (const { organisations } of papers)
    for (const name of new Set(organisations.map((one) => one.name)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return mostFirst(counts)
    .slice(0, limits.shownDossierPeople)
    .map(([name, count]) => ({ name, papers: count }));
}

/** Committees that papers name, most often first. */
export function committeesIn(papers: readonly Head[]): Committee[] {
  const known = new Map<string, Committee>();
  const counts = new Map<string, number>();
  for (const committee of papers.flatMap((paper) => paper.committees)) {
    known.set(committee.code, known.get(committee.code) ?? committee);
    counts.set(committee.code, (counts.get(committee.code) ?? 0) + 1);
  }
  return mostFirst(counts).flatMap(([code]) => known.get(code) ?? []);
}

/** What most of these values are. */
export function mostFirst(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].toSorted(([one, often], [other, rarely]) => rarely - often || (one < other ? -1 : 1));
}
