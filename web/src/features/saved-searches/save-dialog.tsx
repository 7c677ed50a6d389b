import { useTranslation } from 'react-i18next';
import { AgendaForm } from './agenda-form.tsx';
import { DomainName } from './domain-name.tsx';
import type { Saving, SavingAgenda } from './saving.ts';
import { SearchDialog } from './search-dialog.tsx';
import { SearchForm } from './search-form.tsx';
import { useGuard } from './use-guard.ts';

/** The dialog that saves a search of a dashboard or of the agenda, or changes it (UX 5.7). */
export function SaveDialog({ asked, onClose }: { asked: Saving | SavingAgenda; onClose: () => void }) {
  const { t } = useTranslation();
  const guard = useGuard(onClose);
  const title = t(asked.saved ? 'searches.form.change' : 'searches.form.new');
  return (
    <SearchDialog
      title={
        <>
          {title} <DomainName domain={asked.domain} />
        </>
      }
      guard={guard}
    >
      {asked.domain === 'agenda' ? (
        <AgendaForm asked={asked} guard={guard} />
      ) : (
        <SearchForm asked={asked} guard={guard} />
      )}
    </SearchDialog>
  );
}
