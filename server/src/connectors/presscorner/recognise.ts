import { valueIn } from '../reading/answers.ts';
import type { GivenFile, Recognise } from '../recognition/given-file.ts';
import { has } from '../recognition/rows.ts';
import { textLanguage, type PressRaw } from './poll.ts';
import { readPage } from './rows.ts';

/** Pages of the lists, each release with itself where that lies beside them in the language of its text. */
export const recognise: Recognise<PressRaw> = async ({ json, name }, beside) => {
  if (has(json, 'docuLanguageResource')) return { leftOut: 'a release, read with its row of a list' };
  if (!has(json, 'docuLanguageListResources')) return undefined;
  const { rows } = readPage(json, name);
  const raws: PressRaw[] = [];
  for (const [reference, own] of Map.groupBy(rows, (row) => valueIn(row, 'refCode').trim())) {
    const language = textLanguage(own);
    const detail = (await beside.which((file) => isRelease(file, reference, language)))?.json;
    raws.push({ reference, rows: own, ...(detail === undefined ? {} : { detail }) });
  }
  return raws;
};

/** One that does not say its language passes for any. */
function isRelease({ json }: GivenFile, reference: string, language: string): boolean {
  if (!has(json, 'docuLanguageResource') || valueIn(json, 'refCd') !== reference) return false;
  return ['?', language].includes(valueIn(json['docuLanguageResource'], 'language').toLowerCase());
}
