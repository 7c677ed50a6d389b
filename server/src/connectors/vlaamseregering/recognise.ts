import type { Beside, GivenFile, Recognise } from '../recognition/given-file.ts';
import { has, rowsUnder } from '../recognition/rows.ts';
import { idOf, type VlaamseRegeringRaw } from './poll.ts';
import { NewsItem, readDetails, readLabel, type ItemDetails } from './rows.ts';

/** Pages of the search and items alone, with their documents, ministers and themes where these lie beside them. */
export const recognise: Recognise<VlaamseRegeringRaw> = async (file, beside) => {
  if (isOf('news-item-infos', file))
    return { leftOut: 'documents and ministers, read with the items that they belong to' };
  if (isOf('concepts', file) && readLabel(file.json, file.name) !== undefined)
    return { leftOut: 'a theme, read with the items that are about it' };
  if (!isOf('news-items', file)) return undefined;
  const raws: VlaamseRegeringRaw[] = [];
  for (const row of rowsUnder(file.json, 'data')) {
    const item = NewsItem.safeParse(row).data;
    const details = item && (await detailsOf(item, beside));
    const themes = item ? await themesOf(item, beside) : {};
    raws.push({ row, ...(details ? { details } : {}), files: {}, themes });
  }
  return raws;
};

/** True for an answer that has resources of a type alone. */
function isOf(type: string, { json }: GivenFile): boolean {
  const rows = rowsUnder(json, 'data');
  return rows.length > 0 && rows.every((row) => has(row, 'id') && row['type'] === type);
}

async function detailsOf(item: NewsItem, beside: Beside): Promise<ItemDetails | undefined> {
  const detailsIn = (file: GivenFile | undefined) =>
    file && isOf('news-item-infos', file) ? readDetails(file.json, file.name).get(idOf(item)) : undefined;
  return detailsIn(await beside.which((file) => detailsIn(file) !== undefined));
}

async function themesOf({ attributes }: NewsItem, beside: Beside): Promise<Record<string, string>> {
  const themes: Record<string, string> = {};
  for (const id of attributes.themeId) {
    const isTheme = (file: GivenFile) =>
      isOf('concepts', file) &&
      rowsUnder(file.json, 'data').some((row) => has(row, 'id') && row['id'] === id);
    const file = await beside.which(isTheme);
    const label = file && readLabel(file.json, file.name);
    if (label) themes[id] = label;
  }
  return themes;
}
