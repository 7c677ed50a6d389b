/**
 * Political groups of the European Parliament as its roll calls write them, by every other way the
 * Parliament's services name them (the quirks of "Groups" in the source's notes).
 */
const aliases: Record<string, readonly string[]> = {
  PPE: ['EPP', 'EP_GROUP_EPP', 'PPE-DE', "Group of the European People's Party (Christian Democrats)"],
  'S&D': ['S-D', 'SD', 'EP_GROUP_SD', 'S_D'],
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
  return groupOf.get(name.trim()) ?? name.trim();
}
