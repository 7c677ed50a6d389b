import { useState } from 'react';
import type { DocumentDetail } from 'contract/documents';

/** The parts of a document, in the order in which they are shown. */
export const tabs = ['text', 'vote', 'attachments', 'related', 'properties'] as const;
export type Tab = (typeof tabs)[number];

/** How much a part holds: a number where things are counted, `undefined` where the part is empty. */
export function contentOf(document: DocumentDetail, tab: Tab): number | true | undefined {
  if (tab === 'text') return document.text && document.text.text.trim() !== '' ? true : undefined;
  if (tab === 'properties') return true;
  const count = {
    vote: document.votes.length,
    attachments: document.attachments.length,
    related: document.relations.length,
  }[tab];
  return count === 0 ? undefined : count;
}

/** The part that is shown, at first the first one with content. */
export function useTab(document: DocumentDetail | undefined): [Tab, (tab: Tab) => void] {
  const [chosen, choose] = useState<Tab>();
  const first = document && tabs.find((tab) => contentOf(document, tab) !== undefined);
  return [chosen ?? first ?? 'text', choose];
}
