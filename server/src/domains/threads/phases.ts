import { dayOf, type DayText, numberOfDay } from 'contract/amsterdam';
import type { Stage } from 'contract/dossiers';
import type { ThreadPhase } from 'contract/threads';
import type { Act } from '#domains/dossiers/index.ts';

/** A phase that began, by its days. */
interface Phase {
  phase: ThreadPhase;
  /** Absent of the first where nothing dated shows it. */
  from?: DayText;
  /** Days until the next, or until today; absent where it is not known when it began. */
  days?: number;
}

/**
 * The phases of a procedure that began by today, oldest first (UX-3, 27). What no dated document shows has not begun: the
 * phase before it goes on. Of a regulation there is nothing to transpose.
 */
export function phasesOf(stages: readonly Stage[], act: Act | undefined, today: DayText): Phase[] {
  const dayOfStage = (...keys: Stage['key'][]) =>
    stages.flatMap(({ key, day }) => (day !== undefined && keys.includes(key) ? [day] : [])).toSorted()[0];
  const published = dayOfStage('published');
  const negotiated = dayOfStage('vote', 'council');
  const begun: Phase[] = [{ phase: 'proposal', ...startingOn(dayOfStage('submitted')) }];
  // A first reading that came only with the act or behind it tells of no negotiation.
  if (negotiated !== undefined && (published === undefined || negotiated < published))
    begun.push({ phase: 'negotiation', from: negotiated });
  if (published !== undefined)
    begun.push({ phase: act?.form === 'directive' ? 'transposition' : 'published', from: published });
  return begun.map((phase, place) => {
    const until = begun[place + 1]?.from ?? today;
    return phase.from === undefined
      ? phase
      : { ...phase, days: numberOfDay(until) - numberOfDay(phase.from) };
  });
}

const startingOn = (from: DayText | undefined) => (from === undefined ? {} : { from });

/** The phase that a document of this moment is of: what ends a phase, such as a vote, is still in it. */
export function phaseOf(phases: readonly Phase[], instant: number): ThreadPhase {
  const day = dayOf(instant);
  const last = phases.findLast(({ from }, place) => place === 0 || (from !== undefined && day > from));
  return last?.phase ?? 'proposal';
}
