import { addDays, dayOf } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import type { PersonHead } from 'contract/persons';
import type { QueryNode } from 'contract/query/tree';
import type { Document, Head } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { type Asked, headsOf, nameQuery, searchOf } from './asked.ts';
import { officeOf } from './listed.ts';
import { whoIs } from './who.ts';

type CountedTurns = NonNullable<PersonHead['turns']>;

/** Days after the end of a seat in which its holder may still be meant. */
const graceDays = 60;
/** Debates read at once. */
const readAtOnce = 20;

/** Whether others were in office in the period whom the same search finds. */
export function hasNamesakes({ persons, person, period, now }: Asked): boolean {
  return persons.alike(person).some((other) => {
    const { from = '', until } = officeOf(other, now);
    const last = until === undefined ? '9999' : addDays(until, graceDays);
    return period !== undefined && from <= period.to && period.from <= last;
  });
}

/** What a search by the name of a speaker looks for, within its field. */
export function speakerIn(query: QueryNode): QueryNode {
  if (query.type !== 'field') throw new Error('a search for a speaker names the field alone');
  return query.node;
}

/**
 * The turns of the person in debates of the period. The store counts them by name; where namesakes were in office each is
 * looked at for the source's key of the speaker and the party, in as many debates as are read for that.
 */
export async function turnsOf(asked: Asked): Promise<CountedTurns> {
  const { period, documents } = asked;
  if (!period) return { count: 0, debates: 0, leftOut: 0 };
  const { search, opens } = searchOf(asked, { query: nameQuery(asked, 'speaker'), period });
  if (hasNamesakes(asked)) {
    return judgedTurns(asked, await headsOf(documents, search, limits.personDebatesRead));
  }
  return turnsFound(documents, { search, opens });
}

/** The turns of the speakers whom a search for them alone finds. */
export async function turnsFound(
  documents: DocumentStore,
  { search, opens }: ReturnType<typeof searchOf>,
): Promise<CountedTurns> {
  const [found] = await documents.countTurns(search, [{ speaker: speakerIn(search.query) }]);
  const { turns, debates } = found!;
  return { count: turns, debates, leftOut: 0, search: opens };
}

async function judgedTurns(
  asked: Asked,
  { heads, more }: { heads: readonly Head[]; more: boolean },
): Promise<CountedTurns> {
  const counted: CountedTurns = { count: 0, debates: 0, leftOut: 0 };
  for (let at = 0; at < heads.length; at += readAtOnce) {
    const ids = heads.slice(at, at + readAtOnce).map(({ id }) => id);
    for (const debate of await asked.documents.getMany(ids)) {
      const { own, unsure } = turnsIn(asked, debate);
      counted.count += own.length;
      counted.debates += own.length > 0 ? 1 : 0;
      counted.leftOut += unsure;
    }
  }
  const last = heads.at(-1);
  return more && last ? { ...counted, from: dayOf(last.date) } : counted;
}

/** Places of the person's turns in a debate, and how many may be theirs or another's. */
export function turnsIn({ person, persons }: Asked, debate: Document): { own: number[]; unsure: number } {
  const own: number[] = [];
  let unsure = 0;
  debate.turns?.forEach(({ speaker: { name, party }, speakerId }, place) => {
    const who = whoIs(persons, { name, party, key: speakerId }, debate);
    if (who === person) own.push(place);
    else if (who === 'several' && persons.called(person.domain, name).includes(person)) unsure += 1;
  });
  return { own, unsure };
}
