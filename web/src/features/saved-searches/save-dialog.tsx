import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuardedDialog } from '#features/guarded-dialog.tsx';
import { AgendaForm } from './agenda-form.tsx';
import { DomainName } from './domain-name.tsx';
import { openedFrom, type Saving, type SavingAgenda } from './saving.ts';
import styles from './search-form.module.css';
import { SearchForm } from './search-form.tsx';
import { useGuard } from '#features/use-guard.ts';

/** The dialog that saves a search of a dashboard or of the agenda, or changes it (UX 5.7). */
export function SaveDialog({ asked, onClose }: { asked: Saving | SavingAgenda; onClose: () => void }) {
  const { t } = useTranslation();
  const guard = useGuard(onClose);
  useFocusBack();
  const title = t(asked.saved ? 'saving.form.change' : 'saving.form.new');
  return (
    <GuardedDialog
      guard={guard}
      leave={{
        header: t('saving.form.leaveTitle'),
        body: t('saving.form.leaveText'),
        confirm: t('saving.form.leave'),
      }}
      title={
        <>
          {title} <DomainName domain={asked.domain} />
        </>
      }
      size={660}
      classNames={{ content: styles.dialog, header: styles.header, body: styles.body }}
    >
      {asked.domain === 'agenda' ? (
        <AgendaForm asked={asked} guard={guard} />
      ) : (
        <SearchForm asked={asked} guard={guard} />
      )}
    </GuardedDialog>
  );
}

/** Gives the focus back to where it was; the dialog leaves the page as a whole and cannot see to it itself. */
function useFocusBack(): void {
  const [before] = useState(() => lasting(openedFrom));
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const there =
        before?.isConnected && before !== document.body ? before : document.getElementById('main');
      there?.focus({ preventScroll: true });
    },
    [before],
  );
}

/** What stays on the page: of something in a menu, which closes, the button that opened it. */
function lasting(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
  return opener instanceof HTMLElement ? opener : null;
}
