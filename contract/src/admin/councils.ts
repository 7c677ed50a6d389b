import { z } from 'zod';
import { CouncilKind, CouncilSystem, NamedCouncil, NamedCouncils } from '../councils.ts';
import { access, endpoint } from '../endpoint.ts';
import { KeptVersion } from './kept-version.ts';
import { Reason } from './reason.ts';

/** A council whose systems are known. */
const KnownCouncil = z.object({
  name: z.string(),
  kind: CouncilKind,
  /** What each system calls it that has it. */
  keys: z.partialRecord(CouncilSystem, z.string()),
});
export type KnownCouncil = z.infer<typeof KnownCouncil>;

/** How the last tries at a council went. */
const CouncilStanding = z.object({
  system: CouncilSystem,
  /** What the system calls it, in small letters. */
  key: z.string(),
  /** When it was last read to its end; absent while it never was. UTC, ISO 8601. */
  read: z.iso.datetime().optional(),
  /** Why it could not be read the last time; absent where it could. */
  fault: z.string().optional(),
});
export type CouncilStanding = z.infer<typeof CouncilStanding>;

const CouncilsResponse = z.object({
  version: KeptVersion,
  /** Those that staff chose; while they chose none, those that ship. */
  councils: z.array(NamedCouncil),
  /** Those of the file of the installation (`COUNCILS_FILE`), which are read beside them. */
  file: z.array(NamedCouncil),
  /** Councils that can be chosen without looking up what their system calls them. */
  known: z.array(KnownCouncil),
  /** Where `known` is from, and of which day. */
  knownFrom: z.array(z.object({ address: z.url(), day: z.iso.date() })),
  /** Of every council that a source tried to read. */
  standings: z.array(CouncilStanding),
});
export type CouncilsResponse = z.infer<typeof CouncilsResponse>;

export const getCouncils = endpoint({
  method: 'GET',
  path: '/admin/councils',
  summary: 'Which councils the sources of councils read, which are known, and how each stands.',
  access: access.admin('staff'),
  response: CouncilsResponse,
});

export const putCouncils = endpoint({
  method: 'PUT',
  path: '/admin/councils',
  summary: 'Sets which councils are read beside those of the file, from the next reading of each source on.',
  access: access.admin('staff'),
  body: z.strictObject({ version: KeptVersion, councils: NamedCouncils, reason: Reason }),
  response: CouncilsResponse,
  refuses: ['409 EC-06'],
});
