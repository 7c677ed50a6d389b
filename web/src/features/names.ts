import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContextCode } from 'contract/contexts';
import type { DomainId } from 'contract/dashboards';
import { shortSourceNameKey, sourceNameKey } from 'contract/sources';
import { treeOf } from '#session/source-trees.ts';
import { config } from '#session/config.ts';

/** Names of nodes of the source trees and of contexts, in the user's language. */
interface Names {
  /** The name of an institution or document type; the code itself for one that has no name yet. */
  source: (domain: DomainId, path: string) => string;
  /** The same among others, of which those of one name say whose they are. */
  sourceAmong: (domain: DomainId, path: string, others: readonly string[]) => string;
  /** The same where room is scarce. */
  shortSource: (domain: DomainId, path: string) => string;
  context: (code: string) => string;
  /** Contexts in the order in which they are shown: that of staff, or by name. */
  inOrder: (codes: readonly ContextCode[]) => ContextCode[];
  /** The name of a committee without the words that most committees begin with. */
  shortCommittee: (name: string) => string;
  /** The letters a committee goes by, else its name without those words; a source's key for it is none. */
  committee: (committee: { code: string; name: string }) => string;
  /** The name of a service that documents come from. */
  connector: (source: string) => string;
}

/**
 * See `Names`. The catalogue's keys follow from data here, and a tree has hundreds of names: they are read from the
 * catalogue as they stand, without what `t` does for words with values and plurals.
 */
export function useNames(): Names {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const look = (key: string | undefined): string | undefined =>
      key === undefined
        ? undefined
        : (i18n.getResource(i18n.language, 'translation', key) as string | undefined);
    const source: Names['source'] = (domain, path) =>
      look(sourceNameKey(treeOf(domain), path)) ?? path.split('/').at(-1) ?? path;
    const sourceAmong: Names['sourceAmong'] = (domain, path, others) => {
      const name = source(domain, path);
      const above = path.slice(0, Math.max(0, path.lastIndexOf('/')));
      const alike = others.some((other) => other !== path && source(domain, other) === name);
      return alike && above !== '' ? `${source(domain, above)}: ${name}` : name;
    };
    const shortCommittee: Names['shortCommittee'] = (name) => {
      const [, rest = name] =
        /^(?:\p{L}+ )?\p{L}*(?:commissie|committee)(?: (?:voor|on))?(?: (?:de|het|the))? (.+)$/iu.exec(
          name,
        ) ?? [];
      return rest;
    };
    const context: Names['context'] = (code) => look(`contexts.names.${code}`) ?? code;
    return {
      source,
      sourceAmong,
      shortSource: (domain, path) => look(shortSourceNameKey(treeOf(domain), path)) ?? source(domain, path),
      shortCommittee,
      committee: ({ code, name }) => (/^\p{Lu}[\p{L}&]{1,6}$/u.test(code) ? code : shortCommittee(name)),
      context,
      // Without an order of their own all stand at the same place in it.
      inOrder: (codes) =>
        codes.toSorted(
          (one, other) =>
            config.contextOrder.indexOf(one) - config.contextOrder.indexOf(other) ||
            context(one).localeCompare(context(other)),
        ),
      connector: (source) => look(`connectors.${source}`) ?? source,
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `t` is another one when the language is
  }, [t, i18n]);
}
