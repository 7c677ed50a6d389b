import type { DossierPerson, OpenDossier } from 'contract/dossiers';
import { limits } from 'contract/limits';
import type { Committee } from 'contract/document-parts';
import type { Head } from '#domains/documents/index.ts';

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

/** Who is in these papers, newest first, and how often; who has most to do with them first. */
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
    for (const { speaker, chair, interruption } of paper.turns ?? [])
      if (!chair && !interruption && !isChair(speaker.name)) of(speaker).turns += 1;
  }
  return [...found.values()].toSorted(
    (one, other) => other.papers + other.turns - one.papers - one.turns || (one.name < other.name ? -1 : 1),
  );
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
