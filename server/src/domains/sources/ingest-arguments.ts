import { parseArgs } from 'node:util';
import { startOfDay } from 'contract/amsterdam';
import { Day } from 'contract/days';
import { sourceNames, type SourceName } from '#connectors/names.ts';

export const usage = `ingest <source> [--since YYYY-MM-DD]   fetch and store what is new (${sourceNames.join(', ')})
ingest status                          tell how fresh each source is
ingest anew                            begin each source anew, because its documents are gone (stop the server first)
`;

/** What a command line of ingest asks for; `refuse` says why it is wrong. */
type Asked =
  | { task: 'help' | 'status' | 'anew' }
  | { task: 'ingest'; source: SourceName; since: number | undefined }
  | { task: 'refuse'; because: string };

/** Reads a command line; a day to begin at is one of Amsterdam, before `now`. */
export function readArguments(argv: string[], now: number): Asked {
  const refuse = (because: string) => ({ task: 'refuse', because }) as const;
  let parsed;
  try {
    parsed = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { since: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
  if (parsed.values.help) return { task: 'help' };
  const [what, more] = parsed.positionals;
  if ((what === 'status' || what === 'anew') && more === undefined) return { task: what };
  if (what === undefined) return refuse('name a source');
  const source = sourceNames.find((known) => known === what);
  if (!source) return refuse(`there is no source ${what}; there are: ${sourceNames.join(', ')}`);
  if (more !== undefined) return refuse(`one source at a time, not also ${more}`);
  const day = parsed.values.since;
  const since = day === undefined ? undefined : startOf(day);
  if (since === null) return refuse(`--since ${day} is not a day; write it as 2026-01-31`);
  if (since !== undefined && since > now) return refuse(`--since ${day} is in the future`);
  return { task: 'ingest', source, since };
}

/** The instant a day of Amsterdam begins; null for what is no day of the calendar. */
function startOf(text: string): number | null {
  const day = Day.safeParse(text);
  return day.success ? startOfDay(day.data) : null;
}
