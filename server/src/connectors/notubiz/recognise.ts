import type { Beside, GivenFile, Recognise } from '../recognition/given-file.ts';
import { has, type JsonRow, rowsUnder } from '../recognition/rows.ts';
import { Events, Gremia, Modules, Organisations } from './lists.ts';
import type { NotubizRaw } from './raws.ts';

/**
 * Meetings, items of a module, speakers and bodies of any organisation. An answer has its organisation's number alone:
 * its name stands in a list of organisations beside it, else in the name of the file.
 */
export const recognise: Recognise<NotubizRaw> = async (file, beside) => {
  const body = file.json;
  if (Modules.safeParse(body).success)
    return { leftOut: 'the list of modules by which a poll finds their items' };
  if (Organisations.safeParse(body).success)
    return { leftOut: 'the list of organisations, read with the others' };
  if (Events.safeParse(body).success)
    return { leftOut: 'the list of meetings, which are asked for one by one' };
  const gremia = Gremia.safeParse(body);
  if (gremia.success) {
    return [
      { kind: 'gremia', organisation: await nameOf(undefined, file, beside), rows: gremia.data.gremia },
    ];
  }
  if (has(body, 'speakers') && has(body['speakers'], 'speaker')) {
    const rows = rowsUnder(body['speakers'], 'speaker');
    return [{ kind: 'speakers', organisation: await nameOf(undefined, file, beside), rows }];
  }
  const rows = rowsUnder(body, 'items');
  const [first] = rows;
  if (has(first, 'id', 'module_id', 'organisation_id') && rows.every((row) => has(row, 'module_id'))) {
    const organisation = await nameOf(first['organisation_id'], file, beside);
    const module = await moduleOf(first['module_id'], beside);
    return rows.map((row) => ({ kind: 'item', organisation, module, row, files: {} }));
  }
  const meetings = rowsUnder(body).map((row) => (has(row, 'meeting') ? row['meeting'] : row));
  if (!meetings.every(isMeeting)) return undefined;
  const raws: NotubizRaw[] = [];
  for (const row of meetings) {
    const organisation = await nameOf(idIn(row['organisation']) ?? row['organisation_id'], file, beside);
    raws.push({ kind: 'meeting', organisation, row, files: {}, at: Date.now() });
  }
  return raws;
};

function isMeeting(row: unknown): row is JsonRow {
  return has(row, 'id', 'plannings', 'attributes');
}

function idIn(value: unknown): unknown {
  return has(value, 'id') ? value['id'] : value;
}

async function nameOf(number: unknown, file: GivenFile, beside: Beside): Promise<string> {
  const list = await beside.which(({ json }) => Organisations.safeParse(json).success);
  const known = Organisations.safeParse(list?.json).data?.find(({ id }) => id === Number(number));
  return known?.name ?? namedByFile(file.name, number);
}

/** `notubiz_meeting_voorbeeldstad.json` is of Voorbeeldstad: the word that says nothing else of what the file is. */
function namedByFile(name: string, number: unknown): string {
  const words = name.replace(/\.\w+$/, '').match(/[a-z]{4,}/gi) ?? [];
  const word = words.find((one) => !plain.test(one));
  if (word) return word.charAt(0).toUpperCase() + word.slice(1);
  return number === undefined ? '?' : `organisation ${Number(number)}`;
}

const plain =
  /^(notubiz|meetings?|events?|items?|module|motions?|moties?|speakers?|gremia|documents?|vergadering(en)?|update|answer|json|response)$/i;

/** The name of the module of items, from the list of modules beside them. */
async function moduleOf(number: unknown, beside: Beside): Promise<string> {
  const isList = ({ json }: GivenFile) =>
    Modules.safeParse(json).data?.modules.some(({ id }) => id === Number(number)) === true;
  const { data } = Modules.safeParse((await beside.which(isList))?.json);
  const found = data?.modules.find(({ id }) => id === Number(number));
  return found?.custom_name || found?.name || '';
}
