import { type Background, startJob } from '#stores/people/job-loop.ts';
import type { Leases } from '#stores/people/leases.ts';
import { lookOnce, type LookParts } from './look.ts';

/** Milliseconds between two looks. */
const usualPause = 60_000;

/** Looks every minute whether something is wrong, by one process at a time, until stopped. */
export function startWatching(
  parts: Omit<LookParts, 'words'> & {
    leases: Leases;
    settings: { BASE_URL: string; ADMIN_URL: string | undefined; PRODUCT_NAME: string };
  },
): Background {
  const { leases, log, settings } = parts;
  const words = { productName: settings.PRODUCT_NAME, site: settings.ADMIN_URL ?? settings.BASE_URL };
  return startJob('alarms', { leases, log, pause: usualPause }, (lease) =>
    lookOnce({ ...parts, words }, lease),
  );
}
