import { stat, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openModel } from '../server/src/domains/contexts/model.ts';
import { shippedModel, shippedModelPath } from '../server/src/domains/contexts/shipped-model.ts';
import { checkedBytes } from './encode-model.ts';
import { evaluationOf } from './evaluate.ts';
import { SamplesMissingError, train } from './train.ts';

const usage = `training train <samples folder>      train the model that ships with the product
training evaluate <samples folder>   say what its percentages are worth on documents held apart
`;

/** Exit code for wrong use (sysexits). */
const exitUsage = 64;

/** The command line of the workshop of the context model. Answers the exit code: 0 done, 1 no samples, 64 wrong use. */
export async function trainingCommand(
  argv: string[],
  out: Pick<NodeJS.WriteStream, 'write'>,
): Promise<number> {
  const tell = (line: string) => out.write(`${line}\n`);
  const wrong = (why: string) => {
    tell(`${why}\n${usage}`);
    return exitUsage;
  };
  let parsed;
  try {
    parsed = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    return wrong((error as Error).message);
  }
  if (parsed.values.help) {
    out.write(usage);
    return 0;
  }
  const [what, folder, ...rest] = parsed.positionals;
  if (what === undefined) return wrong('name what to do');
  if (what !== 'train' && what !== 'evaluate') return wrong(`there is no ${what}`);
  if (folder === undefined) return wrong(`${what} needs to know of what`);
  if (rest.length > 0) return wrong(`one at a time, not also ${rest.join(' ')}`);
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) return wrong(`${folder} is not a folder`);
  if (what === 'evaluate') {
    tell(await evaluationOf(folder, openModel(shippedModel())));
    return 0;
  }
  try {
    const model = await train(folder, tell);
    const bytes = checkedBytes(model);
    await writeFile(shippedModelPath, bytes);
    tell(`version ${model.version}, ${model.features.length} features, ${bytes.length} bytes`);
    return 0;
  } catch (error) {
    if (!(error instanceof SamplesMissingError)) throw error;
    tell(error.message);
    return 1;
  }
}
