import { addDays, dayOf } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import type { Person } from 'contract/document-parts';
import type { Counted, CountedSearch } from 'contract/counted';
import { isWithin } from 'contract/sources';
import type { Head } from '#stores/documents/document.ts';
import { type Asked, type Asking, headsOf, nameQuery, searchOf } from './asked.ts';
import { whoIs } from './who.ts';

export type PaperKind = 'questions' | 'motions' | 'amendments' | 'commitments' | 'letters';

/** Where connectors put papers of a kind. */
const places: Record<PaperKind, Partial<Record<DomainId, readonly string[]>>> = {
  questions: {
    nl: ['tk/schriftelijke-vragen', 'ek/schriftelijke-vragen'],
    eu: ['ep/questions/written'],
    'be-fed': ['kamer/schriftelijke-vraag', 'senaat/schriftelijke-vraag'],
    'be-flm': ['vlaams-parlement/schriftelijke-vraag'],
  },
  motions: {
    nl: ['tk/motie', 'ek/motie'],
    eu: ['ep/plenary/motion'],
    'be-fed': ['kamer/motie'],
    'be-flm': ['vlaams-parlement/motie'],
  },
  amendments: {
    nl: ['tk/amendement'],
    eu: ['ep/plenary/amendment', 'ep/committees/amendment'],
    'be-fed': ['kamer/amendement'],
    'be-flm': ['vlaams-parlement/amendement'],
  },
  commitments: { nl: ['tk/toezegging', 'ek/toezegging'] },
  letters: { nl: ['regering/kamerbrief'] },
};
const ofMembers: readonly PaperKind[] = ['questions', 'motions', 'amendments', 'commitments'];
const ofGovernments: readonly PaperKind[] = ['commitments', 'letters'];

/** How sources call who is asked or answers, which is no part in a question, motion or amendment as its author. */
const addressed = /gericht aan|beantwoord|bewindspersoon|addressee/iu;
/** Whether somebody in this role has a part in a paper as its author. */
export const isAuthor = ({ role = '' }: Pick<Person, 'role'>): boolean => !addressed.test(role);
/** How they call who makes a commitment. */
const promising = /^toezegg(?:ing|er)$/iu;

/** More papers than any person has in the longest period; of a party or a ministry the newest are counted. */
const atMost = 5_000;

/** The papers of one kind. */
export interface OwnPapers {
  /** Newest first. */
  own: Head[];
  counted: Counted;
}

/** Papers of a period, by kind; a kind that the domain does not have is not there. */
export type Papers = Partial<Record<PaperKind, OwnPapers>>;

/** Whether a paper of a kind is of who is asked about; `unsure` where it may be. */
type PartIn = (kind: PaperKind, paper: Head) => 'own' | 'unsure' | undefined;

/** The papers of the person in the period. */
export function papersOf(asked: Asked): Promise<Papers> {
  return papersFound(asked, {
    kinds: asked.government ? ofGovernments : ofMembers,
    query: nameQuery(asked, 'person'),
    partIn: (kind, paper) => partIn(asked, kind, paper),
  });
}

/** Those of the papers of these kinds that the query finds which are of who is asked about, perhaps of one chamber alone. */
export async function papersFound(
  asking: Asking,
  { kinds, query, chamber, partIn: part }: Finding,
): Promise<Papers> {
  const { period, domain, documents } = asking;
  const placed = kinds.flatMap((kind) => {
    const known = places[kind][domain] ?? [];
    const branches = known.filter((branch) => chamber === undefined || isWithin(branch, chamber));
    return branches.length > 0 ? [{ kind, branches }] : [];
  });
  if (!period || placed.length === 0) return {};
  const branches = placed.flatMap((kind) => kind.branches);
  const { search } = searchOf(asking, { query, period, branches });
  const found = await headsOf(documents, search, atMost);
  const { heads, since } = found.more ? ofWholeDays(found.heads) : { heads: found.heads, since: {} };
  const looked = { ...period, ...since };
  return Object.fromEntries(
    placed.map(({ kind, branches: own }) => [
      kind,
      judged(
        (paper) => part(kind, paper),
        heads.filter(({ groupPath }) => own.some((branch) => isWithin(groupPath, branch))),
        searchOf(asking, { query, period: looked, branches: own }).opens,
        since,
      ),
    ]),
  );
}

/** Papers but those of the first of their days, of which there may be more; and from when that is. */
export function ofWholeDays(newest: readonly Head[]): { heads: readonly Head[]; since: { from?: string } } {
  const last = newest.at(-1);
  if (!last) return { heads: newest, since: {} };
  const day = dayOf(last.date);
  return { heads: newest.filter(({ date }) => dayOf(date) > day), since: { from: addDays(day, 1) } };
}

interface Finding {
  kinds: readonly PaperKind[];
  query: string;
  /** A branch of the source tree. */
  chamber?: string;
  partIn: PartIn;
}

/** Which of the papers that name somebody so called are theirs. */
function judged(
  partIn: (paper: Head) => ReturnType<PartIn>,
  found: readonly Head[],
  opens: CountedSearch,
  since: Pick<Counted, 'from'>,
): OwnPapers {
  const own: Head[] = [];
  let leftOut = 0;
  for (const paper of found) {
    const part = partIn(paper);
    if (part === 'own') own.push(paper);
    else if (part === 'unsure') leftOut += 1;
  }
  // A paper that only names the person, or a namesake, would be opened with the others.
  const search = own.length === found.length ? { search: opens } : {};
  return { own, counted: { count: own.length, leftOut, ...since, ...search } };
}

function partIn(asked: Asked, kind: PaperKind, paper: Head): 'own' | 'unsure' | undefined {
  const { person, persons } = asked;
  const meant = paper.people
    .filter((naming) => hasPart(asked, kind, naming))
    .map((naming) => ({ naming, who: whoIs(persons, naming, paper) }));
  if (meant.some(({ who }) => who === person)) return 'own';
  const canBe = ({ name }: Person) => persons.called(person.domain, name).includes(person);
  return meant.some(({ naming, who }) => who === 'several' && canBe(naming)) ? 'unsure' : undefined;
}

/** Whether somebody in this role has a part in a paper of the kind that is counted. */
function hasPart({ government }: Asked, kind: PaperKind, { role = '' }: Person): boolean {
  if (kind === 'commitments') return promising.test(role) === government;
  return kind === 'letters' || isAuthor({ role });
}
