import type { DomainId } from '../dashboards.ts';

/** Colour families of document types (design tokens `--pm-doc-*`). */
export type Family = 'question' | 'motion' | 'letter' | 'debate' | 'law' | 'agenda' | 'media';

/**
 * A node of a domain's source tree: institution, body where one makes sense, document type. A group
 * path is the codes joined by `/`, such as `tk/motie` or `ep/plenary/vote`. The name is in the
 * catalogue under `sourceNameKey`.
 */
export interface SourceNode {
  code: string;
  /** On document types only. */
  family?: Family;
  /** Only users with the upper-house module see these documents (decision 1.1). */
  needsUpperHouse?: true;
  /** Meetings stand here. */
  meetings?: true;
  /** Key among the names of the tree, where nodes share one; otherwise it follows from the path. */
  name?: string;
  /** Paths of connectors whose documents stand here, in a tree that staff published; else its own path alone. */
  reads?: readonly string[];
  children?: readonly SourceNode[];
}

/** A node that moved: since this version its documents are found under another path, and with it all below it. */
export interface PathAlias {
  from: string;
  to: string;
  since: number;
  /** Some of what was found under it, and of that alone, is found there; the path itself leads where it leads. */
  also?: true;
}

/**
 * A versioned source tree (decision 3.10). Every change that takes a path away raises the version and
 * leaves an alias, so that saved paths stay valid.
 */
export interface Grouping {
  name: DomainId;
  version: number;
  nodes: readonly SourceNode[];
  aliases: readonly PathAlias[];
  /**
   * Where what each path of the connectors names stands, in a tree that staff published. Left out, everything stands under
   * the path that its connector gave it.
   */
  standing?: ReadonlyMap<string, string>;
  /** What paths stand for now that an earlier tree of staff had, and this one has not. */
  moved?: Readonly<Record<string, readonly string[]>>;
}
