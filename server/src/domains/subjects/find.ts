import { dayOf } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { bareMinistry } from 'contract/ministry-names';
import type { FoundSubject } from 'contract/subjects';
import { ministriesCalled } from '#domains/ministries/index.ts';
import type { Parts } from '#domains/persons/index.ts';
import { type Actor, scopeOf } from '#platform/access.ts';
import { foldedWords } from '#stores/documents/entities/gazetteer.ts';
import { called, type Fit, fitOf } from './fit.ts';
import { listedIn } from './listed.ts';

interface Fitting {
  subject: FoundSubject;
  fit: Fit;
}

/** By which every ministry is found, and last. */
const word = 'ministerie van';
/** Of those that fit alike the few go before the many. */
const kinds = ['party', 'ministry', 'person'] as const;

/** Who and what has a page in the domains of the actor and is called as is typed; namesakes each by themselves. */
export async function findSubjects(
  { documents, persons, clock }: Parts,
  actor: Actor,
  { text, first }: { text: string; first?: DomainId | undefined },
): Promise<FoundSubject[]> {
  const typed = foldedWords(text);
  if (typed === '') return [];
  const bare = foldedWords(bareMinistry(text));
  const lists = await persons();
  const today = dayOf(clock.now().getTime());
  const { domains } = scopeOf(actor);
  const found = await Promise.all(
    domains.map(async (domain): Promise<Fitting[]> => {
      const ministries = await ministriesCalled(documents, actor, domain, text);
      return [
        ...listedIn(lists, domain).flatMap((listed): Fitting[] => {
          const fit = fitOf(listed.called, typed);
          return fit === undefined ? [] : [{ subject: listed.tell(today), fit }];
        }),
        ...ministries.flatMap((name): Fitting[] => {
          const fit = fitOf(called([name]), bare) ?? (word.startsWith(typed) ? 2 : undefined);
          return fit === undefined ? [] : [{ subject: { kind: 'ministry', domain, name }, fit }];
        }),
      ];
    }),
  );
  const isElsewhere = ({ subject }: Fitting) => Number(first !== undefined && subject.domain !== first);
  const isGone = ({ subject }: Fitting) => Number(endOf(subject) < today);
  return found
    .flat()
    .toSorted(
      (one, other) =>
        one.fit - other.fit ||
        isGone(one) - isGone(other) ||
        isElsewhere(one) - isElsewhere(other) ||
        kinds.indexOf(one.subject.kind) - kinds.indexOf(other.subject.kind) ||
        one.subject.name.localeCompare(other.subject.name, 'nl'),
    )
    .slice(0, limits.maximumFoundSubjects)
    .map(({ subject }) => subject);
}

/** The last day of somebody in office, or of a party. */
function endOf(subject: FoundSubject): string {
  const { kind } = subject;
  return (kind === 'person' ? subject.left : kind === 'party' ? subject.until : undefined) ?? '9999';
}
