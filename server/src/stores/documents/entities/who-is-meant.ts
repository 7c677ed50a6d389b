import { canBeOne } from './known-parties.ts';
import { foldedWords } from './gazetteer.ts';
import { hasBegun, hasLeft, isInGovernment, type KnownPerson, partiesOf, periodOf } from './known-people.ts';
import { commonSurnames } from './naming-words.ts';
import type { Before } from './place-in-text.ts';

/** Where and when something was written. */
interface Setting {
  /** The document's node in the source tree. */
  groupPath: string;
  /** `YYYY-MM-DD` */
  day: string;
}

/** What a text says of somebody beside the name. */
interface Evidence extends Setting {
  before: Before;
  /** The party in brackets behind the name. */
  party: string | undefined;
}

/** The node of the source tree under which a chamber's own papers are, by the source that lists its members. */
const chambers: Record<string, string> = {
  tweedekamer: 'tk',
  vlos: 'tk',
  eerstekamer: 'ek',
  dekamer: 'kamer',
  vlaamsparlement: 'vlaams-parlement',
  europarl: 'ep',
  doceo: 'ep',
};
/** What others write to a chamber, kept among its papers. */
const lettersToChamber = 'tk/position-paper';
/** Here a member is called so of the chamber, and nobody else is. */
const unmistakable = [
  'kamerlid',
  'kamerleden',
  'volksvertegenwoordiger',
  'volksvertegenwoordigers',
  'mep',
  'meps',
];

/** The one person a full name stands for in its place; undefined when that is not sure. */
export function whoByFullName(people: readonly KnownPerson[], evidence: Evidence): KnownPerson | undefined {
  const { party, before, day } = evidence;
  const live =
    party === undefined ? people : people.filter((person) => partyFits(person, party, day) !== 'no');
  if (people.length === 1) {
    const [person] = live;
    if (!person) return undefined;
    const common = person.surnames.some((surname) => commonSurnames.has(foldedWords(surname)));
    const placed = isOfChamber(person, evidence) || before.role === 'member';
    return !common || placed || (party && partyFits(person, party, day) === 'yes') ? person : undefined;
  }
  if (party !== undefined) {
    const fitting = live.filter((person) => partyFits(person, party, day) === 'yes');
    if (fitting.length === 1) return fitting[0];
  }
  return inOffice(
    live.filter((person) => isOfChamber(person, evidence)),
    day,
  );
}

/** The one person a surname alone stands for in its place; undefined when that is not sure. */
export function whoBySurname(people: readonly KnownPerson[], evidence: Evidence): KnownPerson | undefined {
  const { party, before, day } = evidence;
  const { role, initial } = before;
  if (before.longer) return undefined;
  let live = people.filter((person) => initial === undefined || person.initials.includes(initial));
  if (party !== undefined) {
    live = live.filter((person) => partyFits(person, party, day) !== 'no');
    const fitting = live.filter((person) => partyFits(person, party, day) === 'yes');
    if (fitting.length > 0) return fitting.length === 1 ? fitting[0] : inOffice(fitting, day);
  }
  if (role === undefined) return undefined;
  if (role === 'government') {
    const governing = live.filter((person) => isInGovernment(person, day));
    return governing.length === 1 ? governing[0] : undefined;
  }
  const said = role === 'member' && unmistakable.includes(before.word ?? '');
  const near = live.filter((person) =>
    said ? canBeOfChamber(person, evidence) : isOfChamber(person, evidence),
  );
  // Courtesy is for those who left as well: with a namesake among them nobody is sure.
  if (role === 'courtesy' && (near.every(hasLeft) || near.filter((one) => hasBegun(one, day)).length > 1)) {
    return undefined;
  }
  return inOffice(near, day);
}

/** The only one in office on a day; the only one of whom that is not known counts when there is no other. */
function inOffice(people: readonly KnownPerson[], day: string): KnownPerson | undefined {
  const possible = people.filter((person) => periodOf(person, day) !== 'out');
  return possible.length === 1 ? possible[0] : undefined;
}

/** Whether a party can be one that somebody had on a day. */
export function partyFits(
  person: Pick<KnownPerson, 'terms'>,
  party: string,
  day: string,
): 'yes' | 'no' | 'unknown' {
  const known = partiesOf(person, day);
  if (known.length === 0) return 'unknown';
  return known.some((one) => canBeOne(one, party)) ? 'yes' : 'no';
}

/** A paper of the person's own chamber. */
function isOfChamber({ sources }: KnownPerson, { groupPath }: Setting): boolean {
  if (groupPath.startsWith(lettersToChamber)) return false;
  const top = groupPath.split('/')[0];
  return [...sources].some((source) => chambers[source] === top);
}

/** That, or a paper of the government that chamber is chosen beside. */
function canBeOfChamber(person: KnownPerson, setting: Setting): boolean {
  return isOfChamber(person, setting) || setting.groupPath.split('/')[0] === 'regering';
}
