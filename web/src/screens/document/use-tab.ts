import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { DocumentDetail } from 'contract/documents';
import type { RelatedGroup } from '#features/document/related-groups.ts';
import type { TeamOfDocument } from 'contract/team';
import type { Surroundings } from '#features/document/use-surroundings.ts';

/** The parts of a document, in the order in which they are shown. */
const tabs = [
  'agenda',
  'text',
  'summary',
  'vote',
  'attachments',
  'dossier',
  'related',
  'properties',
  'team',
] as const;
export type Tab = (typeof tabs)[number];

/** What the parts are made of: the document itself and what was found around it. */
export interface Parts {
  document: DocumentDetail;
  dossier: Surroundings['dossier'];
  related: readonly RelatedGroup[];
  /** Undefined until it is there. */
  team: TeamOfDocument | undefined;
  failed: Surroundings['failed'];
}

/**
 * How much a part holds: a number where things are counted, `failed` where they could not be had, `undefined`
 * where the part is empty.
 */
export function contentOf(
  { document, dossier, related, team, failed }: Parts,
  tab: Tab,
): number | true | 'failed' | undefined {
  if (tab === 'text') return document.text && document.text.text.trim() !== '' ? true : undefined;
  if (tab === 'properties' || tab === 'summary') return true;
  // Where nobody wrote anything yet, somebody may.
  if (tab === 'team') return (team ? team.notes.length + (team.dossier?.notes.length ?? 0) : 0) || true;
  const count = {
    agenda: document.meeting?.agendaItems.length ?? 0,
    vote: document.votes.length,
    attachments: document.attachments.length,
    dossier: dossier?.documents.length ?? 0,
    related: related.reduce((sum, { entries }) => sum + entries.length, 0),
  }[tab];
  if (count > 0) return count;
  return (tab === 'dossier' || tab === 'related') && failed[tab] ? 'failed' : undefined;
}

/**
 * The parts there is something to see in, and the one to begin with: never one that could not be had, nor the
 * reason why there is no summary, which has its part so that it is told at any width (UX 5.5).
 */
export function shownParts(parts: Parts): { shown: Tab[]; first: Tab } {
  const shown = tabs.filter((tab) => contentOf(parts, tab) !== undefined);
  const withoutSummary = parts.document.summary.status === 'unavailable';
  const first = shown.find(
    (tab) => contentOf(parts, tab) !== 'failed' && !(tab === 'summary' && withoutSummary),
  );
  return { shown, first: first ?? 'text' };
}

/**
 * The part that is shown, which is in the address: at first, and where the address names none with content,
 * the first one with content.
 */
export function useTab(parts: Parts | undefined): [Tab, (tab: Tab) => void] {
  const navigate = useNavigate();
  const asked = useLocation({ select: ({ search }) => (search as Record<string, string>).tab });
  const { shown: filled, first } = parts ? shownParts(parts) : { shown: [], first: 'text' as const };
  const shown = filled.find((tab) => tab === asked) ?? first;
  const choose = useCallback(
    (tab: Tab) => {
      if (tab === shown) return;
      void navigate({
        to: '.',
        search: ({ tab: _before, ...others }) => (tab === first ? others : { ...others, tab }),
        hash: true,
        state: true,
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, shown, first],
  );
  return [shown, choose];
}
