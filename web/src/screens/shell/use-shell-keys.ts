import { useLocation, useNavigate } from '@tanstack/react-router';
import { domainIds, type DomainId } from 'contract/dashboards';
import { copyText } from '#features/copy-text.ts';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import type { Overlay } from './use-overlays.tsx';

/** The keys that work on every page (UX 4). */
export function useShellKeys(domain: DomainId, open: (overlay: Overlay) => void): void {
  const navigate = useNavigate();
  const results = useLocation({ select: ({ state }) => state.results });
  const toDomain = (to: DomainId) => () =>
    void navigate({
      to: '/$domain/dashboard',
      params: { domain: to },
      state: { chosen: true },
    });
  useShortcut('mod+k', () => open('palette'));
  useShortcut('?', () => open('shortcuts'));
  useShortcut('c', () => void copyText(linkHere()));
  useShortcut('g d', () =>
    results === undefined
      ? void navigate({ to: '/$domain/dashboard', params: { domain } })
      : void navigate({ href: results }),
  );
  useShortcut('g a', () => void navigate({ to: '/agenda' }));
  useShortcut('g l', () => void navigate({ to: '/list-manager/{-$listId}', params: { listId: undefined } }));
  useShortcut('g s', () => void navigate({ to: '/saved-searches' }));
  useShortcut('g 1', toDomain(domainIds[0]));
  useShortcut('g 2', toDomain(domainIds[1]));
  useShortcut('g 3', toDomain(domainIds[2]));
  useShortcut('g 4', toDomain(domainIds[3]));
  useShortcut('g 5', toDomain(domainIds[4]));
}

/** The link of the result with the focus, and otherwise of the page. */
function linkHere(): string {
  const row = document.activeElement?.closest('article');
  return row?.querySelector<HTMLAnchorElement>('a[data-title]')?.href ?? location.href;
}
