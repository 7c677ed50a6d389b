import { queryOptions } from '@tanstack/react-query';
import { getSourceTree } from 'contract/admin/source-trees';
import { getTreeDraft } from 'contract/admin/tree-drafts';
import type { DomainId } from 'contract/dashboards';
import { call } from '#api/call.ts';

/** What the nodes of a source tree are called and which filters show, as staff keep it. */
export const sourceTreeQuery = (domain: DomainId) =>
  queryOptions({
    queryKey: ['admin-source-tree', domain],
    queryFn: ({ signal }) => call(getSourceTree, { params: { domain }, signal }),
    staleTime: 0,
  });

/** The tree in use, and the one that is prepared. */
export const treeDraftQuery = (domain: DomainId) =>
  queryOptions({
    queryKey: ['admin-tree-draft', domain],
    queryFn: ({ signal }) => call(getTreeDraft, { params: { domain }, signal }),
    staleTime: 0,
  });
