import { limits } from 'contract/limits';
import { Maintenance } from 'contract/maintenance';
import { writtenInstant } from '#platform/written-time.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { noMaintenance, readMaintenance, setMaintenance } from './maintenance.ts';

/** What the command line may say beside on or off: UTC instants in ISO 8601, and a text for each language. */
interface Said {
  from?: string | undefined;
  until?: string | undefined;
  nl?: string | undefined;
  en?: string | undefined;
}

/**
 * Switches maintenance on, with what was announced of it and what is said now, or off, with only what is said now: that
 * announces it.
 * @throws RangeError naming what does not fit
 */
export async function switchMaintenance(
  db: PeopleStore,
  on: boolean,
  { from, until, nl, en }: Said,
  { now, reason }: { now: number; reason?: string | undefined },
): Promise<void> {
  const before = on ? await readMaintenance(db) : noMaintenance;
  if ((from === undefined) !== (until === undefined)) throw new RangeError('--from and --until go together.');
  const wanted = Maintenance.safeParse({
    on,
    announced: from === undefined || until === undefined ? before.announced : { from, until },
    texts: { nl: nl ?? before.texts.nl, 'en-gb': en ?? before.texts['en-gb'] },
  });
  if (!wanted.success) {
    const late = wanted.error.issues.some(({ path }) => path[0] === 'announced');
    throw new RangeError(
      late ? '--until is not after --from.' : `A text is longer than ${limits.maintenanceText} characters.`,
    );
  }
  await setMaintenance(db, 'command', wanted.data, { now, reason });
}

/** How maintenance is set, in lines for the command line. */
export function maintenanceLines({ on, announced, texts }: Maintenance): string[] {
  return [
    `Maintenance is ${on ? 'on: only staff get in' : 'off'}.`,
    ...(announced
      ? [`Announced from ${writtenInstant(announced.from)} until ${writtenInstant(announced.until)}.`]
      : []),
    ...(texts.nl ? [`nl\t${texts.nl}`] : []),
    ...(texts['en-gb'] ? [`en\t${texts['en-gb']}`] : []),
  ];
}
