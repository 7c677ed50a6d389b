import type { Beside, GivenFile, Recognise } from '#connectors/recognition/given-file.ts';

const nothing = () => Promise.resolve(undefined);
const alone: Beside = { named: nothing, at: nothing, which: nothing };

/** What a source knows of an answer that was taken out of the form in which others kept it; nothing lies beside that. */
export async function readWithin<Raw>(
  recognise: Recognise<Raw>,
  file: GivenFile,
): Promise<Raw[] | { leftOut: string } | undefined> {
  const found = await recognise(file, alone);
  return found && ('leftOut' in found ? found : [...found]);
}
