import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { addressLists } from '#features/newsletter/readers.ts';
import styles from './newsletter.module.css';

/** To which address lists of the organisation a newsletter goes (UX-2, 15). */
export function NewsletterReaders({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const own = useId();
  const lists = useQuery(addressLists).data?.data;
  return (
    <>
      {lists?.length === 0 && <p className={styles.quiet}>{t('readers.choice.none')}</p>}
      {lists && lists.length > 0 && (
        <ul className={styles.choices} aria-label={t('readers.choice.label')}>
          {lists.map(({ id, title, readers }) => (
            <li key={id} className={styles.counted}>
              <Checkbox
                label={title}
                aria-describedby={`${own}${id}`}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                  )
                }
              />
              <span id={`${own}${id}`} className={styles.quiet}>
                {t('readers.lists.readers', { count: readers, number: number(readers) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/settings" hash="lezers">
          {t('readers.choice.manage')}
        </Link>
      </p>
    </>
  );
}
