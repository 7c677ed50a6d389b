import type { Recordings } from '#test/recordings/recordings.ts';
import type { ChangeRaw } from '../poll.ts';

const folder = 'nl/local_ori_v0';

/** No answer of this service was recorded; those of its forerunner hold no documents. */
export const recordings: Recordings<ChangeRaw> = {
  folders: [folder],
  files: [`${folder}/Besluitenlijst-raadsvergadering-29-juni-2015.pdf`],
  rawsOf(path) {
    const what = path.endsWith('_organisations.json')
      ? 'parties and bodies of 2015 from the first API (v0), which is no longer there and had another shape; no documents'
      : path.endsWith('_persons.json')
        ? 'council members of 2015 from the first API (v0), which is no longer there and had another shape; no documents'
        : 'predicates out of the inner store of the forerunner, handed out by no service';
    return Promise.resolve({ leftOut: what });
  },
};
