/**
 * Political groups of the European Parliament as its roll calls write them, by every other way the
 * Parliament's services name them (the quirks of "Groups" in the source's notes).
 */
const aliases: Record<string, readonly string[]> = {
  PPE: ['EPP', 'EP_GROUP_EPP', 'PPE-DE', "Group of the European People's Party (Christian Democrats)"],
  'S&D': ['S-D', 'SD', 'EP_GROUP_SD'],
  Renew: ['RENEW', 'EP_GROUP_RENEW', 'Renew Europe'],
  'Verts/ALE': ['VERTS-ALE', 'Greens/EFA', 'EP_GROUP_GREEN_EFA', 'GREENS-EFA', 'Verts'],
  ECR: ['EP_GROUP_ECR'],
  ID: ['EP_GROUP_ID'],
  'The Left': ['THE-LEFT', 'LEFT', 'EP_GROUP_LEFT', 'GUE/NGL - The Left', 'Left'],
  PfE: ['PFE', 'EP_GROUP_PFE', 'Patriots'],
  ESN: ['EP_GROUP_ESN'],
  NI: ['EP_GROUP_NI', 'Non-attached Members', 'NA'],
  ALDE: ['EP_GROUP_ALDE'],
  'GUE/NGL': ['GUE-NGL', 'EP_GROUP_GUE_NGL'],
  EFDD: ['EP_GROUP_EFDD'],
  ENF: ['EP_GROUP_ENF'],
};

const groupOf = new Map(
  Object.entries(aliases).flatMap(([group, others]) =>
    [group, ...others].map((name) => [name, group] as const),
  ),
);

/** The name of a political group as roll calls write it; a group we do not know keeps its own name. */
export function epGroup(name: string): string {
  return knownEpGroup(name) ?? name.trim();
}

/** The same where the words or the code are those of a group we know; undefined for anything else. */
export function knownEpGroup(name: string): string | undefined {
  const written = name.trim();
  // Codes have either sign: `VERTS_ALE`, `VERTS-ALE`.
  return groupOf.get(written) ?? groupOf.get(written.replaceAll('_', '-'));
}

/**
 * Authors by the lines in which motions name them, each list above the group it is of: "Ann Proof, Bo Test",
 * "on behalf of the PPE Group". A list may go on over several lines, and the last may be of no group, of
 * members who sign for themselves. Empty where no group is named.
 */
export function epAuthors(lines: readonly string[]): { name: string; group?: string }[] {
  const marks = lines.flatMap((one, at) => (behalfOf(one) === undefined ? [] : [at]));
  const first = marks[0];
  if (first === undefined) return [];
  // Above the first list stand the subject and its numbers in brackets.
  const head = lines.slice(0, first).findLastIndex((one) => /[()]|^(?:on|to|pursuant|replacing) /.test(one));
  const authors: { name: string; group?: string }[] = [];
  let from = head + 1;
  for (const at of marks) {
    const group = behalfOf(lines[at]!)!;
    for (const name of namesIn(lines.slice(from, at))) authors.push({ name, group });
    from = at + 1;
  }
  const rest = lines.slice(from);
  const until = rest.findIndex((one) => !isNames(one));
  return [...authors, ...namesIn(until === -1 ? rest : rest.slice(0, until)).map((name) => ({ name }))];
}

/** The group that a line such as "on behalf of the Verts/ALE Group" names. */
function behalfOf(text: string): string | undefined {
  const named = /^on behalf of (?:the )?(.+?) Group$/i.exec(text.trim())?.[1];
  return named === undefined ? undefined : epGroup(named.replace(/^Left$/i, 'The Left'));
}

function namesIn(lines: readonly string[]): string[] {
  return lines
    .join(' ')
    .split(/,| and /)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** A line of nothing but names, which begin with a capital and have at least two words. */
function isNames(text: string): boolean {
  const name =
    /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|v[ao]n|de[rnl]?|d[iaou]s?|zu|und|la|el|al|af|ter?))+$/u;
  const parts = namesIn([text]);
  return (
    parts.length > 0 &&
    !/\b(?:Parliament|Union|Council|Rules)\b/.test(text) &&
    parts.every((one) => name.test(one))
  );
}
