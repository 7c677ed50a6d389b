import type { DomainId } from './dashboards.ts';

/** Colour families of document types (design tokens `--pm-doc-*`). */
export type Family = 'question' | 'motion' | 'letter' | 'debate' | 'law' | 'agenda' | 'media';

/**
 * A node of a domain's source tree: institution, then document type. A group path is the codes
 * joined by `/`, such as `tk/motie`. Names are in the catalogue `sources` under the path with `.`.
 */
export interface SourceNode {
  code: string;
  /** On document types only. */
  family?: Family;
  /** Only users with the upper-house module see these documents (decision 1.1). */
  needsUpperHouse?: true;
  children?: readonly SourceNode[];
}

export interface Grouping {
  name: DomainId;
  version: number;
  nodes: readonly SourceNode[];
}

const nl: Grouping = {
  name: 'nl',
  version: 1,
  nodes: [
    {
      code: 'tk',
      children: [
        { code: 'motie', family: 'motion' },
        { code: 'amendement', family: 'motion' },
        { code: 'schriftelijke-vragen', family: 'question' },
        { code: 'antwoord', family: 'question' },
        { code: 'mondelinge-vragen', family: 'question' },
        { code: 'plenair-verslag', family: 'debate' },
        { code: 'commissieverslag', family: 'debate' },
        { code: 'agenda', family: 'agenda' },
        { code: 'besluitenlijst', family: 'agenda' },
        { code: 'wetsvoorstel', family: 'law' },
        { code: 'memorie', family: 'law' },
        { code: 'nota-verslag', family: 'law' },
        { code: 'verslag-overleg', family: 'debate' },
        { code: 'brief-commissie', family: 'letter' },
        { code: 'brief-lid', family: 'letter' },
        { code: 'position-paper', family: 'media' },
        { code: 'overig', family: 'agenda' },
      ],
    },
    {
      code: 'regering',
      children: [
        { code: 'kamerbrief', family: 'letter' },
        { code: 'bijlage', family: 'letter' },
        { code: 'begroting', family: 'law' },
        { code: 'nieuws', family: 'media' },
      ],
    },
    {
      code: 'ek',
      needsUpperHouse: true,
      children: [
        { code: 'motie', family: 'motion' },
        { code: 'verslag', family: 'debate' },
        { code: 'wetsvoorstel', family: 'law' },
        { code: 'brief', family: 'letter' },
        { code: 'overig', family: 'agenda' },
      ],
    },
    {
      code: 'adviescolleges',
      children: [
        { code: 'advies-rvs', family: 'law' },
        { code: 'rapport-rekenkamer', family: 'letter' },
        { code: 'overig', family: 'letter' },
      ],
    },
  ],
};

/** Source trees by domain, newest version; a domain without sources yet has an empty tree. */
export const groupings: Record<DomainId, Grouping> = {
  nl,
  'nl-lr': { name: 'nl-lr', version: 1, nodes: [] },
  eu: { name: 'eu', version: 1, nodes: [] },
  'be-fed': { name: 'be-fed', version: 1, nodes: [] },
  'be-flm': { name: 'be-flm', version: 1, nodes: [] },
};

/** Every path of a tree, parents before children. */
export function groupPathsOf(grouping: Grouping): string[] {
  const walk = (nodes: readonly SourceNode[], prefix: string): string[] =>
    nodes.flatMap((node) => [prefix + node.code, ...walk(node.children ?? [], `${prefix}${node.code}/`)]);
  return walk(grouping.nodes, '');
}

/** The node at a path, or undefined when the tree has none. */
export function sourceNode(grouping: Grouping, path: string): SourceNode | undefined {
  let nodes: readonly SourceNode[] = grouping.nodes;
  let found: SourceNode | undefined;
  for (const code of path.split('/')) {
    found = nodes.find((node) => node.code === code);
    if (!found) return undefined;
    nodes = found.children ?? [];
  }
  return found;
}
