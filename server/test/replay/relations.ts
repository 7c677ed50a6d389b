export type Row = Record<string, unknown> & { Id: string; ApiGewijzigdOp: string };

/** Entity sets that stand beside the documents; a test fills those it needs. */
const besides = [
  'Activiteit',
  'Toezegging',
  'Persoon',
  'Fractie',
  'Commissie',
  'FractieZetelPersoon',
  'CommissieZetelVastPersoon',
  'CommissieZetelVervangerPersoon',
] as const;
export type Besides = Partial<Record<(typeof besides)[number], Row[]>>;

/** Entity sets found inside the documents, each row with the way back to what holds it. */
const inDocuments = {
  Document: (documents: readonly Row[]) => [...documents],
  Zaak: (documents: readonly Row[]) => within(documents, 'Zaak', 'Document'),
  Besluit: (documents: readonly Row[]) => within(inDocuments.Zaak(documents), 'Besluit', 'Zaak'),
  Stemming: (documents: readonly Row[]): Row[] =>
    within(inDocuments.Besluit(documents), 'Stemming', 'Besluit').map((vote) => ({
      ...vote,
      Besluit: (vote['Besluit'] as Row[])[0],
    })),
};

/** Entity sets found inside meetings. */
const inMeetings = ['Agendapunt', 'ActiviteitActor', 'Reservering'];

/** Every entity set of the replay. */
export const setNames: readonly string[] = [...Object.keys(inDocuments), ...inMeetings, ...besides];

/** The rows of an entity set; undefined for one that the replay lacks. */
export function rowsOf(name: string, documents: readonly Row[], beside: Besides): Row[] | undefined {
  if (Object.hasOwn(inDocuments, name)) return inDocuments[name as keyof typeof inDocuments](documents);
  if (inMeetings.includes(name)) return within(beside.Activiteit ?? [], name, 'Activiteit');
  if ((besides as readonly string[]).includes(name)) return [...(beside[name as keyof Besides] ?? [])];
  return undefined;
}

function within(holders: readonly Row[], name: string, back: string): Row[] {
  const found = new Map<string, Row>();
  for (const holder of holders) {
    for (const row of (holder[name] ?? []) as Partial<Row>[]) {
      if (!row.Id || !row.ApiGewijzigdOp) continue;
      const known = found.get(row.Id);
      if (known) (known[back] as Row[]).push(holder);
      else found.set(row.Id, { ...(row as Row), [back]: [holder] });
    }
  }
  return [...found.values()];
}

/** Relations asked for, each with its own columns (none named: all) and relations. */
interface Wanted {
  columns: string[];
  relations: Map<string, Wanted>;
}

/** Reads `A($select=Id;$expand=B,C),D`. */
export function readExpand(text: string, columns: string[] = []): Wanted {
  const relations = new Map<string, Wanted>();
  for (const part of splitOutside(text, ',')) {
    const [, name, inner = ''] = /^(\w+)(?:\((.*)\))?$/.exec(part) ?? [];
    if (!name) throw new Error(`no expand: ${part}`);
    const option = (key: string) =>
      splitOutside(inner, ';')
        .find((one) => one.startsWith(key))
        ?.slice(key.length) ?? '';
    relations.set(name, readExpand(option('$expand='), splitOutside(option('$select='), ',')));
  }
  return { columns, relations };
}

/** A row with its own columns and only the relations asked for. */
export function expanded(row: object, { columns, relations }: Wanted): Record<string, unknown> {
  const own = Object.entries(row).filter(
    ([key, value]) =>
      (typeof value !== 'object' || value === null) && (columns.length === 0 || columns.includes(key)),
  );
  const related = Object.entries(row).flatMap(([key, value]: [string, unknown]) => {
    const wanted = relations.get(key);
    if (!wanted || typeof value !== 'object' || value === null) return [];
    const answer = Array.isArray(value)
      ? value.map((one) => expanded(one as object, wanted))
      : expanded(value, wanted);
    return [[key, answer] as const];
  });
  return Object.fromEntries([...own, ...related]);
}

function splitOutside(text: string, mark: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === mark && depth === 0) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return part ? [...parts, part] : parts;
}
