import { parseArgs } from 'node:util';
import { startOfDay } from 'contract/amsterdam';
import { Day } from 'contract/days';
import { byNameOnly, sourceNames, type SourceName } from '#connectors/names.ts';

export const usage = `ingest <source> [--since YYYY-MM-DD]   fetch and store what is new (${sourceNames.join(', ')})
ingest status                          tell how fresh each source is
ingest anew                            begin each source anew, because its documents are gone (stop the server first)
ingest prove <source>|all [--to FOLDER]
                                       ask for a handful of items, compare them with what is expected, store nothing;
                                       the report is kept in FOLDER, or here (all: without ${byNameOnly.join(', ')})
ingest check FOLDER [--json]           tell what the connectors make of kept answers
`;

/** What a command line of ingest asks for; `refuse` says why it is wrong. */
type Asked =
  | { task: 'help' | 'status' | 'anew' }
  | { task: 'ingest'; source: SourceName; since: number | undefined }
  | { task: 'prove'; sources: readonly SourceName[]; folder: string }
  | { task: 'check'; folder: string; json: boolean }
  | { task: 'refuse'; because: string };

/** Reads a command line; a day to begin at is one of Amsterdam, before `now`. */
export function readArguments(argv: string[], now: number): Asked {
  const refuse = (because: string): Asked => ({ task: 'refuse', because });
  let parsed;
  try {
    parsed = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        to: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
  const { since: day, to, json, help } = parsed.values;
  if (help) return { task: 'help' };
  const [what, more, ...others] = parsed.positionals;
  const isTrial = what === 'prove' || what === 'check';
  const stray = [
    ...(day !== undefined && isTrial ? ['--since'] : []),
    ...(to !== undefined && what !== 'prove' ? ['--to'] : []),
    ...(json && what !== 'check' ? ['--json'] : []),
  ];
  if (what !== undefined && stray.length > 0) return refuse(`${what} takes no ${stray.join(' and no ')}`);
  if (isTrial && others.length > 0) return refuse(`one at a time, not also ${others.join(' ')}`);
  if (what === 'check') {
    return more === undefined
      ? refuse('name a folder')
      : { task: 'check', folder: more, json: json === true };
  }
  if ((what === 'status' || what === 'anew') && more === undefined) return { task: what };
  const named = what === 'prove' ? more : what;
  if (what === 'prove' && named === 'all') {
    const sources = sourceNames.filter((name) => !byNameOnly.includes(name));
    return { task: 'prove', sources, folder: to ?? '.' };
  }
  if (named === undefined) return refuse('name a source');
  const source = sourceNames.find((known) => known === named);
  if (!source) return refuse(`there is no source ${named}; there are: ${sourceNames.join(', ')}`);
  if (what === 'prove') return { task: 'prove', sources: [source], folder: to ?? '.' };
  if (more !== undefined) return refuse(`one source at a time, not also ${more}`);
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
