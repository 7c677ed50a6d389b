import { dayOf } from 'contract/amsterdam';
import type { CommitmentItem } from 'contract/commitments';
import type { DocumentId } from 'contract/document-parts';
import { parseQuery } from 'contract/query/parse';
import type { QueryNode } from 'contract/query/tree';
import { readableMeeting } from '#domains/agenda/index.ts';
import { type Actor, scopeOf } from '#platform/access.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { allOf, type Parts } from './found.ts';
import { itemsOf } from './items.ts';
import { inOrder } from './listed.ts';

/** Commitments of one meeting that are looked at. */
const most = 500;

/**
 * The commitments made in a meeting, found by its number, late ones first. A meeting behind closed doors tells of none.
 * @throws as `readableMeeting`
 */
export async function commitmentsOfMeeting(
  { documents, clock }: Parts,
  actor: Actor,
  id: DocumentId,
): Promise<CommitmentItem[]> {
  const { domain, numbers, confidentiality } = await readableMeeting(documents, actor, id);
  const number = numbers.find(({ kind }) => kind === 'session')?.value;
  const node = number === undefined ? undefined : parseQuery(`"${number.replaceAll('"', '')}"`, []).tree;
  if (!node || confidentiality === 'Besloten') return [];
  const query: QueryNode = { type: 'field', field: 'number', node, span: node.span };
  const filters = { ...unfiltered, domain, kind: 'document' as const, having: 'commitment' as const };
  const found = await allOf(
    documents,
    { query, scope: scopeOf(actor), filters, metadataField: 'metadata' },
    most,
  );
  const made = found.documents.filter(({ commitment }) => commitment.meeting?.id === id);
  return itemsOf(documents, actor, inOrder(made, dayOf(clock.now().getTime())));
}
