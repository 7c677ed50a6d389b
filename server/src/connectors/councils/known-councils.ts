import { readFileSync } from 'node:fs';
import { CouncilKind, type CouncilSystem, councilSystems } from 'contract/councils';
import { z } from 'zod';
import { readCsv } from '../reading/csv.ts';

/**
 * Where the list beside this file is from, and the day each says its thing as it was then. Facts alone were taken: which
 * council has which system, and what the system calls it. Left out are councils that ended, districts of Amsterdam, what the
 * first withdrew (Dongen), and sites of iBabs that two municipalities share (Druten and Wijchen, Voorschoten and Wassenaar),
 * because these do not say of which of them a meeting is.
 */
export const knownCouncilsFrom = [
  // Which system a council has: commit 240d1e4, the catalogue of openbesluitvorming.nl as it was changed last.
  { address: 'https://github.com/ontola/openbesluitvorming', day: '2026-08-16' },
  // The same for its predecessor, which the catalogue grew out of: commit e5cad5b; and names of municipalities by CBS.
  { address: 'https://github.com/openstate/open-raadsinformatie', day: '2026-01-20' },
  // Names of municipalities that were made after 2018, as the Ministry of Health wrote them: commit 1705ac9.
  { address: 'https://github.com/minvws/nl-covid19-data-dashboard', day: '2022-01-01' },
] as const;

/** Empty where a council is not in the system. */
const Key = z.string();
const Row = z
  .strictObject({
    name: z.string().min(2),
    kind: CouncilKind,
    /** CBS code of a municipality. */
    code: z.union([z.literal(''), z.string().regex(/^GM\d{4}$/)]),
    notubiz: Key,
    ibabs: Key,
    gemeenteoplossingen: Key,
    openbesluitvorming: Key,
  })
  .transform(({ name, kind, code, ...row }): KnownCouncil => {
    const keys = councilSystems.flatMap((system) => (row[system] ? [[system, row[system]] as const] : []));
    return { name, kind, ...(code ? { code } : {}), keys: Object.fromEntries(keys) };
  });

/** A council of the list, with what each system calls it that has it. */
interface KnownCouncil {
  name: string;
  kind: CouncilKind;
  /** CBS code of a municipality. */
  code?: string;
  keys: Partial<Record<CouncilSystem, string>>;
}

let known: readonly KnownCouncil[] | undefined;

/** Councils of provinces, municipalities and water boards whose system is known, in the order of their kinds and names. */
export function knownCouncils(): readonly KnownCouncil[] {
  known ??= z
    .array(Row)
    .parse(readCsv(new Uint8Array(readFileSync(new URL('./known-councils.csv', import.meta.url)))));
  return known;
}
