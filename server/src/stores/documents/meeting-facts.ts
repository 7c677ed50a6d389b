import { limits } from 'contract/limits';
import type { AgendaKind, AgendaState } from 'contract/session-filters';
import type { Document } from './document.ts';

/** What meetings are told apart by, besides their node of the source tree. */
export const factNames = ['kind', 'status', 'committee', 'place', 'origin'] as const;
export type FactName = (typeof factNames)[number];

/** Values of which a meeting has to have one, of each name that is given. */
export type Facts = Partial<Record<FactName, readonly string[]>>;

type Told = Pick<Document, 'meeting' | 'confidentiality' | 'committees' | 'was'>;

/** Sources tell plenary meetings from others; of these, one that names no committee is none of a committee. */
export function kindOf({ meeting, committees }: Told): AgendaKind {
  if (meeting?.kind === 'plenary') return 'plenary';
  return committees.length > 0 ? 'committee' : 'other';
}

/** How a meeting stands; whether it takes place is said first. One that was ever at another time or place is changed. */
export function standingOf({ meeting, confidentiality, was }: Told): AgendaState {
  if (meeting?.status === 'cancelled') return 'cancelled';
  if (confidentiality === 'Besloten') return 'confidential';
  const changed = meeting?.status === 'moved' || meeting?.replaces !== undefined || was !== undefined;
  return changed ? 'changed' : 'planned';
}

/** A fact in one piece, as both engines keep it. */
function factText(name: FactName, value: string): string {
  return `${name}:${value}`;
}

/** The name and the value of a fact. */
export function readFact(text: string): { name: FactName; value: string } {
  const at = text.indexOf(':');
  return { name: text.slice(0, at) as FactName, value: text.slice(at + 1) };
}

/** The facts of a meeting, none of a document; behind closed doors neither committee nor place (decision 3.33). */
export function factsOf(document: Document): string[] {
  const { meeting, source, confidentiality, committees } = document;
  if (!meeting) return [];
  const closed = confidentiality === 'Besloten';
  const { place } = meeting;
  return [
    factText('kind', kindOf(document)),
    factText('status', standingOf(document)),
    factText('origin', source),
    ...(closed ? [] : new Set(committees.map(({ code }) => factText('committee', code)))),
    ...(closed || !place || place.length > limits.maximumPlaceLength ? [] : [factText('place', place)]),
  ];
}

/** The names that narrow a search, each with its facts in one piece. */
export function factsAsked(facts: Facts = {}): { name: FactName; texts: string[] }[] {
  return factNames.flatMap((name) => {
    const values = facts[name] ?? [];
    return values.length > 0 ? [{ name, texts: values.map((value) => factText(name, value)) }] : [];
  });
}
