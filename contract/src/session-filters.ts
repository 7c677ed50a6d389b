import { z } from 'zod';
import { type DomainId, isDomain } from './dashboards.ts';
import { type DocumentId, isDocumentId } from './document-parts.ts';
import { limits } from './limits.ts';
import { groupPathsOf, sourceNode, standsNow, treeOf } from './sources.ts';

export const agendaKinds = ['plenary', 'committee', 'other'] as const;
/** The kind of a meeting: of a whole house or council, of a committee, or neither, such as a working visit. */
export const AgendaKind = z.enum(agendaKinds);
export type AgendaKind = z.infer<typeof AgendaKind>;

export const agendaStates = ['planned', 'changed', 'cancelled', 'confidential'] as const;
/**
 * How a meeting stands, each in one way only, the first of these that is true: `cancelled`; `confidential`, behind
 * closed doors; `changed`, moved, in the place of another one, or ever at another time or place; `planned`, which one
 * that was held is too.
 */
export const AgendaState = z.enum(agendaStates);
export type AgendaState = z.infer<typeof AgendaState>;

/**
 * What one filter means: a dashboard or a node of its source tree, `nl` or `nl:tk`; a committee,
 * `committee:nl:IENW`; `kind:plenary`; `status:cancelled`; a place as the source writes it, `place:Thorbeckezaal`; or
 * one meeting, `meeting:tk-2026A01234`.
 */
export type SessionFilter =
  | { sort: 'source'; domain: DomainId; path?: string }
  | { sort: 'committee'; domain: DomainId; code: string }
  | { sort: 'kind'; kind: AgendaKind }
  | { sort: 'status'; state: AgendaState }
  | { sort: 'place'; place: string }
  | { sort: 'meeting'; id: DocumentId };

/** By what meetings are told apart; filters of one sort are alternatives, and each sort narrows the others. */
export type FilterSort = SessionFilter['sort'];

/**
 * Which meetings are meant; none means all. A filter is a dashboard or a node of its source tree (`nl`, `nl:tk`), a
 * committee (`committee:nl:EZK`), a kind (`kind:plenary`), a state (`status:cancelled`), a place (`place:Thorbeckezaal`)
 * or one meeting (`meeting:tk-2026A01234`). Those of one sort are alternatives, and each sort narrows the others.
 * @example ["nl:tk", "kind:committee"]
 */
export const SessionFilters = z
  .array(z.string().min(1).max(limits.maximumSessionFilter))
  .max(limits.maximumGroupPaths)
  .default([]);

/** What a filter says, undefined for what is none; of a source its dashboard has to exist and not the node. */
export function readSessionFilter(text: string): SessionFilter | undefined {
  const [sort, rest] = halves(text);
  switch (sort) {
    case 'kind': {
      const kind = agendaKinds.find((one) => one === rest);
      return kind && { sort, kind };
    }
    case 'status': {
      const state = agendaStates.find((one) => one === rest);
      return state && { sort, state };
    }
    case 'place':
      return rest ? { sort, place: rest } : undefined;
    case 'meeting':
      return rest !== undefined && isDocumentId(rest) ? { sort, id: rest } : undefined;
    case 'committee': {
      const [domain, code] = halves(rest ?? '');
      return isDomain(domain) && code ? { sort, domain, code } : undefined;
    }
    default:
      if (!isDomain(sort)) return undefined;
      return rest === undefined
        ? { sort: 'source', domain: sort }
        : { sort: 'source', domain: sort, path: rest };
  }
}

/** The filter in the form that calls take. */
export function writeSessionFilter(filter: SessionFilter): string {
  switch (filter.sort) {
    case 'source':
      return filter.path === undefined ? filter.domain : `${filter.domain}:${filter.path}`;
    case 'committee':
      return `committee:${filter.domain}:${filter.code}`;
    case 'kind':
      return `kind:${filter.kind}`;
    case 'status':
      return `status:${filter.state}`;
    case 'place':
      return `place:${filter.place}`;
    case 'meeting':
      return `meeting:${filter.id}`;
  }
}

/** The first filter that names nothing there is, or was. */
export function unknownFilter(filters: readonly string[]): string | undefined {
  return filters.find((text) => presentFilters([text]).length === 0);
}

/** The filters, with nodes that a source tree has no longer moved along with it; what names nothing is left out. */
export function presentFilters(filters: readonly string[]): string[] {
  const present = filters.flatMap((text) => {
    const filter = readSessionFilter(text);
    if (filter?.sort !== 'source' || filter.path === undefined) return filter ? [text] : [];
    const { domain, path } = filter;
    return standsNow(treeOf(domain), path).map((one) =>
      writeSessionFilter({ sort: 'source', domain, path: one }),
    );
  });
  return [...new Set(present)];
}

/** The nodes of a dashboard's source tree under which its meetings stand. */
export function meetingPaths(domain: DomainId): string[] {
  const grouping = treeOf(domain);
  return groupPathsOf(grouping).filter((path) => sourceNode(grouping, path)?.meetings);
}

/** A text at its first colon. */
function halves(text: string): [string, string | undefined] {
  const at = text.indexOf(':');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
