import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { withWords } from '#session/locale.ts';
import { useValue } from '#session/value.ts';
import { keepKeys } from '#ui/keep-keys.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { tooLate } from '#features/load-screen.ts';
import { wantedHelp } from './wanted-help.ts';

/** What opens over any page. */
export type Overlay = 'palette' | 'support' | 'shortcuts';

interface OverlayProps {
  domain: DomainId;
  tab: 'symbols' | 'questions';
  /** Of the support dialog, the question to open at. */
  question: string | undefined;
  onClose: (act?: () => void) => void;
  onSupport: () => void;
}

/** Each is fetched when it first opens. */
const parts: Record<Overlay, () => Promise<ComponentType<OverlayProps>>> = {
  palette: async () => (await import('#features/palette/palette.tsx')).Palette,
  support: async () => (await import('#features/support/support-dialog.tsx')).SupportDialog,
  shortcuts: async () => (await import('#features/shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
};

/**
 * Opens palette, support and shortcuts, one at a time. Focus goes back to where it was; what was chosen is
 * done after that, so that it finds the page as it was.
 */
export function useOverlays(
  domain: DomainId,
  tab: OverlayProps['tab'],
): { open: (overlay: Overlay) => void; shown: ReactNode } {
  const { t } = useTranslation();
  const [Part, setPart] = useState<ComponentType<OverlayProps>>();
  const before = useRef<Element>(null);
  const after = useRef<() => void>(undefined);

  const open = (overlay: Overlay) => {
    before.current = document.activeElement;
    keepKeys(Promise.race([withWords(parts[overlay](), 'help'), tooLate()]))
      .then((part) => setPart(() => part))
      .catch(() => {
        const text = t(navigator.onLine ? 'errors.newVersion' : 'errors.noConnection');
        showMessage({ kind: 'error', text });
      });
  };
  const question = useValue(wantedHelp);
  useEffect(() => {
    if (question !== undefined) open('support');
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once by the address
  }, [question]);
  const close = (act?: () => void) => {
    setPart(undefined);
    wantedHelp.set(undefined);
    after.current = () => {
      const { current } = before;
      // A field that gets the focus back would open its suggestions over what was chosen.
      if (current instanceof HTMLElement && current.isConnected && !(act && current.matches('input'))) {
        current.focus({ preventScroll: true });
      }
      act?.();
    };
  };
  useEffect(() => {
    if (Part) return;
    const then = after.current;
    after.current = undefined;
    then?.();
  }, [Part]);
  return {
    open,
    shown: Part && (
      <Part
        domain={domain}
        tab={question === undefined ? tab : 'questions'}
        question={question}
        onClose={close}
        onSupport={() => open('support')}
      />
    ),
  };
}
