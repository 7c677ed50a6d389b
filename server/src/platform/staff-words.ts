import type { ContextCode } from 'contract/contexts';
import type { DomainId } from 'contract/domain-id';
import type { ModuleKey } from 'contract/modules';
import type { TreesInUse } from 'contract/sources';
import type { Locale } from 'contract/users';

/** What staff say in the place of the catalogue, which this process and the pages it serves say as well (decision 6.7). */
interface StaffWords {
  /** By key of the catalogue. */
  words: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** In which contexts are shown; empty is by name. */
  contextOrder: readonly ContextCode[];
  /** Modules that nobody can ask for. */
  notOffered: readonly ModuleKey[];
  /** The source trees they published, as pages need them: without what connectors call what stands there. */
  sourceTrees: TreesInUse;
  /** Paths of the source trees that filters do not show. */
  hiddenSources: Readonly<Partial<Record<DomainId, readonly string[]>>>;
}

const none: StaffWords = {
  words: { nl: {}, 'en-gb': {} },
  contextOrder: [],
  notOffered: [],
  sourceTrees: {},
  hiddenSources: {},
};
let set = none;

/** What staff say now, as far as this process knows; another object after each change. */
export const staffWords = (): StaffWords => set;

/** Says from now on what staff set. */
export function sayAsSet(next: StaffWords): void {
  if (JSON.stringify(next) !== JSON.stringify(set)) set = next;
}
