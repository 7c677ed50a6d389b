import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { threadQueryOf } from './use-thread.ts';

/** What else a procedure is known by than its own number: its proposals and its act. */
export function ThreadNumbers({ number }: { number: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(threadQueryOf(number));
  return data?.numbers
    .filter(({ kind }) => kind === 'proposal' || kind === 'act')
    .map(({ value, form }) => (
      <span key={value}>{form ? t(`dossier.thread.form.${form}`, { number: value }) : value}</span>
    ));
}
