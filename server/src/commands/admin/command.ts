import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { AppError } from '#platform/errors.ts';
import { sentenceOf } from '#platform/sentence.ts';
import { type AdminNeeds, Misuse, Refusal, type Verb } from './subject.ts';
import { subjects } from './subjects.ts';

const common: ParseArgsOptionsConfig = { json: { type: 'boolean' }, reason: { type: 'string' } };
const options: ParseArgsOptionsConfig = Object.fromEntries(
  [common, ...subjects.map((one) => one.options ?? {})].flatMap((some) => Object.entries(some)),
);

const usage = `Usage: npm run admin -- <command> [--json] [--reason WHY]

${subjects
  .flatMap(({ name, verbs }) =>
    Object.entries(verbs).map(([verb, of]) => `  ${name} ${verb} ${of.usage}`.trimEnd()),
  )
  .join('\n')}

ORGANISATION is a name or id. Every change is kept in the audit log, with --reason.
With --json one JSON document is written; what goes wrong is {"error": …}, with the same exit codes.
${subjects.flatMap(({ remarks }) => remarks ?? []).join('\n')}`;

/**
 * Does from the command line what the admin site does (decision 6.7).
 * @returns the exit code: 0 done, 1 refused, 64 wrong usage
 */
export async function adminCommand(argv: readonly string[], needs: AdminNeeds): Promise<number> {
  const json = argv.includes('--json');
  const fail = (message: string, code: number, more = '') => {
    needs.out(json ? JSON.stringify({ error: message }) : `${message}${more}`);
    return code;
  };
  try {
    const { verb, words, given } = understood(argv);
    const { lines, data } = await verb.run(needs, words, given);
    if (json) needs.out(JSON.stringify(data));
    else for (const line of lines) needs.out(line);
    return 0;
  } catch (error) {
    if (error instanceof Misuse) return fail(error.message, 64, `\n\n${usage}`);
    if (error instanceof Refusal) return fail(error.message, 1);
    // The rules of the product say in its own words why not.
    if (error instanceof AppError) return fail(sentenceOf(error, 'en-gb'), 1);
    throw error;
  }
}

function understood(argv: readonly string[]) {
  const { positionals, values } = parsed(argv);
  const [subjectName = '', verbName = '', ...words] = positionals;
  const subject = subjects.find(({ name }) => name === subjectName);
  const verb: Verb | undefined = subject?.verbs[verbName];
  if (!verb)
    throw new Misuse(subjectName ? `Unknown command: ${subjectName} ${verbName}`.trim() : 'Give a command.');
  const [least, most] = verb.words;
  if (words.length < least || words.length > most) throw new Misuse('Wrong number of arguments.');
  const known = [...Object.keys(common), ...(verb.options ?? [])];
  const stray = Object.keys(values).find((name) => !known.includes(name));
  if (stray) throw new Misuse(`--${stray} does not belong to ${subjectName} ${verbName}.`);
  return { verb, words, given: values };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}
