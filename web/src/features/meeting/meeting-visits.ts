import { useEffect, useState } from 'react';
import { isListOf, isNumber, isObjectOf, isOptional, isText } from '#api/shapes.ts';
import { privateValue } from '#session/private-value.ts';
import { useValue } from '#session/value.ts';

/** Epoch milliseconds. */
interface Visit {
  id: string;
  last: number;
  /** When the visit before this one ended. */
  before?: number | undefined;
}
const most = 300;
const visits = privateValue<readonly Visit[]>(
  'meetingVisits',
  isListOf(isObjectOf<Visit>({ id: isText, last: isNumber, before: isOptional(isNumber) })),
  [],
);
/** Milliseconds away after which coming back is another visit. */
const gap = 60 * 60_000;

/** Notes that the user looks at a meeting; of the 300 latest it is known when that was. */
function noteVisit(id: string): void {
  const now = Date.now();
  visits.change((all) => {
    const known = all.find((visit) => visit.id === id);
    const before = known && now - known.last > gap ? known.last : known?.before;
    const visit = { id, last: now, ...(before === undefined ? {} : { before }) };
    return [visit, ...all.filter((other) => other.id !== id)].slice(0, most);
  });
}

/**
 * Since when what changed about a meeting is new to the user, in epoch milliseconds: the moment the address names, as
 * links in mails do, or the end of the visit before. Undefined at a first visit, when nothing is marked as new.
 */
export function useNewSince(id: string, arrived: boolean, named: string | undefined): number | undefined {
  const known = useValue(visits).find((visit) => visit.id === id);
  const [told] = useState(() => (named === undefined ? Number.NaN : Date.parse(named)));
  useEffect(() => {
    if (arrived) noteVisit(id);
  }, [arrived, id]);
  return Number.isNaN(told) ? known?.before : told;
}
