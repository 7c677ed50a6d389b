import { decodeWestern } from '../reading/western-text.ts';
import type { Beside, GivenFile, Recognise } from '../recognition/given-file.ts';
import { has, rowsUnder } from '../recognition/rows.ts';
import { dekamerUrl } from './page.ts';
import type { DekamerRaw } from './raws.ts';
import { readMemberList } from './read-members.ts';
import type { MemberGroups } from './report/read-report.ts';

const dossier = /Parlementair\s+Document\s+\d{2}[KS]\d{4}/;
const listLink = /cvview54\.cfm\?key=/gi;

/** Pages of dossiers, reports and members, and persons of the open data; a report with the list of members beside it. */
export const recognise: Recognise<DekamerRaw> = async (file, beside) => {
  const { name, json, isPage, bytes } = file;
  const url = new URL(encodeURIComponent(name), dekamerUrl).href;
  if (has(json, 'items')) {
    const isActor = rowsUnder(json, 'items').some((row) => has(row, 'fName', 'name', 'role'));
    return isActor ? [{ kind: 'actor', url, body: json }] : undefined;
  }
  if (!isPage) return undefined;
  const text = decodeWestern(bytes);
  const place = placeOf(name, text);
  if (place) return [{ kind: 'report', place, bytes, members: await membersBeside(beside) }];
  if (dossier.test(text)) return [{ kind: 'dossier', url, bytes }];
  if (isMember(text)) return [{ kind: 'member', url, bytes }];
  return isList(text) ? [{ kind: 'members', url, bytes }] : undefined;
};

/** A member's own page has the name in a form. */
function isMember(text: string): boolean {
  return /<form[\s\S]{0,6000}<center>\s*<h2/i.test(text) && /lachambre|dekamer|com\.cfm\?com=/i.test(text);
}

function isList(text: string): boolean {
  return (text.match(listLink)?.length ?? 0) > 1 && !isMember(text) && !dossier.test(text);
}

/**
 * `CRIV 56 PLEN 012` as the head of a report has it, else its name: `ip012x.html`, and the legislature before it. Which body
 * a name without it is of tells the name that the page was written under: `IP012_files`.
 */
function placeOf(name: string, text: string) {
  const [, legislature, body, number] =
    /CRIV\s*(\d\d)\s*(PLEN|COM)\s*(\d+)/.exec(text.slice(0, 200_000)) ?? [];
  const [, named, letter, last] = /^(?:leg-)?(\d\d)[-_](?:i([pc]))?(\d+)x?\.html?$/.exec(name) ?? [];
  const written = /\bI([PC])\d+x?_files\//i.exec(text.slice(0, 20_000))?.[1]?.toLowerCase();
  const isReport = /geopend|gesloten|ouverte|levée/i.test(text) && /voorzitter|président/i.test(text);
  if (!isReport || (!legislature && !named)) return undefined;
  const known = letter ?? written;
  const isPlenary = body ? body === 'PLEN' : known ? known === 'p' : /PLENAIRE|PLÉNIÈRE/i.test(text);
  return {
    legislature: Number(legislature ?? named),
    kind: isPlenary ? ('plenary' as const) : ('committee' as const),
    number: Number(number ?? last),
  };
}

async function membersBeside(beside: Beside): Promise<MemberGroups> {
  const list = await beside.which((one: GivenFile) => one.isPage && isList(one.text));
  return list ? readMemberList(list.bytes, list.name) : [];
}
