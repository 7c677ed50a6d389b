import type { DomainId } from 'contract/dashboards';
import type { FoundSubject } from 'contract/subjects';
import { type ListedPersons, officeUnderWay, partiesOf } from '#domains/persons/index.ts';
import { foldedWords } from '#stores/documents/entities/gazetteer.ts';
import { called, type Called } from './fit.ts';

/** Somebody or a party of the lists, with what it is found by. */
interface Listed {
  called: Called;
  /** What is told of it on a day. */
  tell(today: string): FoundSubject;
}

const known = new WeakMap<ListedPersons, Map<DomainId, readonly Listed[]>>();

/** The persons and parties that the lists of a domain have, made once for as long as the lists stay what they are. */
export function listedIn(persons: ListedPersons, domain: DomainId): readonly Listed[] {
  let ofLists = known.get(persons);
  if (!ofLists) known.set(persons, (ofLists = new Map<DomainId, readonly Listed[]>()));
  let listed = ofLists.get(domain);
  if (!listed) ofLists.set(domain, (listed = readListed(persons, domain)));
  return listed;
}

function readListed(persons: ListedPersons, domain: DomainId): Listed[] {
  const parties = partiesOf(persons, domain).all;
  const writings = new Map(
    parties.flatMap((party) => party.writings.map((written) => [foldedWords(written), party.writings])),
  );
  return [
    ...parties.map(({ row, writings: names }): Listed => ({
      called: called(names),
      tell: () => ({ kind: 'party', domain, ...row }),
    })),
    ...persons.of(domain).map((person): Listed => {
      const { id, name, terms } = person;
      const party = terms.findLast((term) => term.party !== undefined)?.party;
      const position = terms.findLast((term) => term.position !== undefined)?.position;
      const beside = party === undefined ? [] : (writings.get(foldedWords(party)) ?? [party]);
      return {
        called: called(person.writings, beside),
        tell(today) {
          const { left } = officeUnderWay(person, today);
          return {
            ...{ kind: 'person', id, domain, name },
            ...(position === undefined ? {} : { function: position }),
            ...(party === undefined ? {} : { party }),
            ...(left === undefined ? {} : { left }),
          };
        },
      };
    }),
  ];
}
