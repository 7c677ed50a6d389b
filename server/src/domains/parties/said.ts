import type { PersonSaid } from 'contract/persons';
import { saidIn, personMeant } from '#domains/persons/index.ts';
import { alikeTo, type AskedParty, isParty, partyQuery } from './asked.ts';

/** What those who spoke for the party said last, and words of what they said. */
export function saidFor(asked: AskedParty): Promise<PersonSaid> {
  const { party, persons } = asked;
  return saidIn(asked, {
    query: partyQuery(asked, 'speaker'),
    alone: alikeTo(asked).length === 0,
    branches: [party.row.chamber],
    turnsIn: (debate) =>
      (debate.turns ?? []).flatMap(({ speaker }, place) =>
        isParty(asked, speaker.party, debate) ? [place] : [],
      ),
    speakerOf(debate, { speaker: { name, party: written }, speakerId }) {
      const who = personMeant(persons, { name, party: written, key: speakerId }, debate);
      return { name, ...(who ? { id: who.id } : {}) };
    },
  });
}
