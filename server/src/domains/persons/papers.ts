import type { DomainId } from 'contract/dashboards';
import type { Person } from 'contract/document-parts';
import type { CountedOfPerson, CountedSearch } from 'contract/persons';
import { isWithin } from 'contract/sources';
import type { Head } from '#domains/documents/index.ts';
import { type Asked, headsOf, nameQuery, searchOf } from './asked.ts';
import { whoIs } from './who.ts';

type PaperKind = 'questions' | 'motions' | 'amendments' | 'commitments' | 'letters';

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
/** How they call who makes a commitment. */
const promising = /^toezegg(?:ing|er)$/iu;

/** More papers than anybody has in the longest period. */
const atMost = 5_000;

/** The papers of one kind. */
export interface OwnPapers {
  /** The person's, newest first. */
  own: Head[];
  counted: CountedOfPerson;
}

/** The papers of the person in the period, by kind; a kind that the domain does not have is not there. */
export async function papersOf(asked: Asked): Promise<Partial<Record<PaperKind, OwnPapers>>> {
  const { period, person, government, documents } = asked;
  const kinds = (government ? ofGovernments : ofMembers).flatMap((kind) => {
    const branches = places[kind][person.domain];
    return branches ? [{ kind, branches }] : [];
  });
  if (!period || kinds.length === 0) return {};
  const query = nameQuery(asked, 'person');
  const branches = kinds.flatMap((kind) => kind.branches);
  const { search } = searchOf(asked, { query, period, branches });
  const { heads } = await headsOf(documents, search, atMost);
  return Object.fromEntries(
    kinds.map(({ kind, branches: own }) => [
      kind,
      judged(
        asked,
        kind,
        heads.filter(({ groupPath }) => own.some((branch) => isWithin(groupPath, branch))),
        searchOf(asked, { query, period, branches: own }).opens,
      ),
    ]),
  );
}

/** Which of the papers that name somebody so called are the person's. */
function judged(asked: Asked, kind: PaperKind, found: readonly Head[], opens: CountedSearch): OwnPapers {
  const own: Head[] = [];
  let leftOut = 0;
  for (const paper of found) {
    const part = partIn(asked, kind, paper);
    if (part === 'own') own.push(paper);
    else if (part === 'unsure') leftOut += 1;
  }
  // A paper that only names the person, or a namesake, would be opened with the others.
  const search = own.length === found.length ? { search: opens } : {};
  return { own, counted: { count: own.length, leftOut, ...search } };
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
  return kind === 'letters' || !addressed.test(role);
}
