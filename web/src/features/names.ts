import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { groupings, shortSourceNameKey, sourceNameKey } from 'contract/sources';

/** Names of nodes of the source trees and of contexts, in the user's language. */
export interface Names {
  /** The name of an institution or document type; the code itself for one that has no name yet. */
  source: (domain: DomainId, path: string) => string;
  /** The same where room is scarce. */
  shortSource: (domain: DomainId, path: string) => string;
  context: (code: string) => string;
  /** The name of a committee without the words that most committees begin with. */
  shortCommittee: (name: string) => string;
  /** The name of a service that documents come from. */
  connector: (source: string) => string;
}

/** See `Names`. The catalogue's keys follow from data here, so they are looked up as plain text. */
export function useNames(): Names {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const look = t as unknown as (key: string) => string;
    const orCode = (key: string, code: string) => (i18n.exists(key) ? look(key) : code);
    const source: Names['source'] = (domain, path) => {
      const key = sourceNameKey(groupings[domain], path);
      const code = path.split('/').at(-1) ?? path;
      return key === undefined ? code : orCode(key, code);
    };
    return {
      source,
      shortSource: (domain, path) => {
        const key = shortSourceNameKey(groupings[domain], path);
        return key !== undefined && i18n.exists(key) ? look(key) : source(domain, path);
      },
      shortCommittee: (name) => {
        const [, rest = name] =
          /^(?:\p{L}+ )?\p{L}*(?:commissie|committee)(?: (?:voor|on))?(?: (?:de|het|the))? (.+)$/iu.exec(
            name,
          ) ?? [];
        return rest;
      },
      context: (code) => orCode(`contexts.names.${code}`, code),
      connector: (source) => orCode(`sources.connectors.${source}`, source),
    };
  }, [t, i18n]);
}
