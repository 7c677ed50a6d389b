import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** Which hit of the file is current, with the ways to the one before and after it. */
export function FileHits({
  current,
  total,
  searching = false,
  limit,
  onGo,
}: {
  /** From 0. */
  current: number;
  total: number;
  searching?: boolean;
  /** Says how far a file was searched that is too long to be searched whole. */
  limit?: string | undefined;
  onGo: (number: number) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const numbers = { current: number(current + 1), total: number(total) };
  return (
    <span role="group" aria-label={t('document.file.hits')}>
      <span role="status">
        {searching ? (
          t('document.file.searching')
        ) : total === 0 ? (
          t('document.find.none')
        ) : (
          <>
            <span aria-hidden="true">{t('document.find.count', numbers)}</span>
            <span className="visually-hidden">{t('document.find.status', numbers)}</span>
          </>
        )}
        {!searching && limit !== undefined && <small> · {limit}</small>}
      </span>
      <IconButton
        icon={IconChevronUp}
        label={t('document.find.previous')}
        disabled={total === 0}
        onClick={() => onGo((current - 1 + total) % total)}
      />
      <IconButton
        icon={IconChevronDown}
        label={t('document.find.next')}
        disabled={total === 0}
        onClick={() => onGo((current + 1) % total)}
      />
    </span>
  );
}
