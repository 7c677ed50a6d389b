/** Kinds of answer that become documents, by the call that gives them. */
export const matterKinds = ['schv', 'vi', 'pi', 'debat', 'gedachtewisseling', 'verzoekschrift'] as const;
/** One of these kinds. */
export type MatterKind = (typeof matterKinds)[number];

/** Our id of what a call gives by its number. */
export function idOf(kind: MatterKind | 'verg' | 'jln', id: number): string {
  return `vlp-${kind}-${id}`;
}

/** Lists of an agenda line or a part of a report, and the kind of matter each refers to. */
const referenceKinds = {
  vrageninterpellatie: 'vi',
  'parlementair-initiatief': 'pi',
  debat: 'debat',
  gedachtewisseling: 'gedachtewisseling',
  verzoekschrift: 'verzoekschrift',
} as const satisfies Record<string, MatterKind>;

type References = Record<keyof typeof referenceKinds, { id: number; titel?: string | null | undefined }[]>;

/** Everything an agenda line or part of a report refers to. */
export function referencesOf(line: References): { kind: MatterKind; id: number; title?: string }[] {
  return Object.entries(referenceKinds).flatMap(([key, kind]) =>
    line[key as keyof References].map(({ id, titel }) => ({ kind, id, ...(titel ? { title: titel } : {}) })),
  );
}

const website = 'https://www.vlaamsparlement.be/nl';

/** Pages of the website that show what has the same number in the open data. */
export const pages = {
  committeeMeeting: (id: number) => `${website}/parlementair-werk/commissies/commissievergaderingen/${id}`,
  committeeReport: (meeting: number, id: number) =>
    `${website}/parlementair-werk/commissies/commissievergaderingen/${meeting}/verslag/${id}`,
  initiative: (id: number) => `${website}/parlementaire-documenten/parlementaire-initiatieven/${id}`,
  question: (id: number) => `${website}/parlementaire-documenten/vragen-en-interpellaties/${id}`,
};
