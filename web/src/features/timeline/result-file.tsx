import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { HitOrder } from 'contract/timeline';
import type { SearchState } from '#features/search/search-state.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { NotFetched } from '#ui/late-dialog.tsx';
import { LatePart, lazyPart } from '#ui/late-part.tsx';

/** Fetched when it is first opened. */
const ResultFileMenu = lazyPart(() => import('./result-file-menu.tsx'), 'ResultFileMenu');

/** Opens the menu of what all results can become. */
export function ResultFile(found: {
  domain: DomainId;
  search: SearchState;
  order: HitOrder;
  /** How many results the file has. */
  total: number;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <IconButton
        ref={button}
        icon={IconDownload}
        size={18}
        label={t('timeline.file.name')}
        tip={!open}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <LatePart failure={<NotFetched onClose={close} />}>
          <ResultFileMenu {...found} onClose={close} />
        </LatePart>
      )}
    </>
  );
}
