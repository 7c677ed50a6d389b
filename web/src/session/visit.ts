import { useEffect } from 'react';
import { isNumber, isObjectOf, isOptional } from '#api/shapes.ts';
import { privateValue } from './private-value.ts';
import { useValue } from './value.ts';

/** Epoch milliseconds. */
interface Visit {
  /** When the user was last here; 0 as long as it is not known. */
  last: number;
  /** When the visit before this one ended. */
  before?: number | undefined;
}
const visit = privateValue<Visit>(
  'visit',
  isObjectOf<Visit>({ last: isNumber, before: isOptional(isNumber) }),
  {
    last: 0,
  },
);

/** Milliseconds away after which coming back is another visit, and between two notes that the user is here. */
const gap = 60 * 60_000;
const rhythm = 60_000;

/** Notes in this browser, for this user alone, when they are here. */
export function useVisits(): void {
  useEffect(() => {
    const note = () => {
      if (document.hidden) return;
      const now = Date.now();
      visit.change(({ last, before }) => ({
        last: now,
        before: last > 0 && now - last > gap ? last : before,
      }));
    };
    note();
    const timer = setInterval(note, rhythm);
    document.addEventListener('visibilitychange', note);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', note);
    };
  }, []);
}

/** When the visit before this one ended, UTC in ISO 8601; undefined as long as it is not known or there was none. */
export function useVisitBefore(): { known: boolean; since: string | undefined } {
  const { last, before } = useValue(visit);
  return { known: last > 0, since: before === undefined ? undefined : new Date(before).toISOString() };
}
