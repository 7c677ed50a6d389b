import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import page from '#features/reading/page.module.css';
import { threadQueryOf } from './use-thread.ts';

/** The name of the tab of a thread, with how many documents are in it once that is known. */
export function ThreadTab({ number: address }: { number: string }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data } = useQuery(threadQueryOf(address));
  return (
    <>
      {t('dossier.tabs.thread')}
      {data && <span className={page.badge}>{number(data.total)}</span>}
    </>
  );
}
