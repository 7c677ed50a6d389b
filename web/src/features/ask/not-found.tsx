import { IconHelpCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AskEnd, AskFound } from 'contract/asks';
import { documentLink } from '#features/reading/document-link.ts';
import styles from './ask.module.css';

/** What of the question no passage holds, and what could not be read; never that there is nothing of it anywhere. */
export function NotFound({
  found,
  end,
  results,
  answered = false,
}: {
  found: AskFound;
  end: AskEnd;
  /** Address that documents lead back to. */
  results: string;
  /** Whether there are sentences, of whose passages is told. */
  answered?: boolean;
}) {
  const { t, i18n } = useTranslation();
  const words = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(end.notFound);
  const { unread } = found;
  return (
    <section className={styles.missing} aria-labelledby="ask-missing">
      <h3 id="ask-missing">
        <IconHelpCircle size={16} aria-hidden="true" />
        {t('ask.notFound.title')}
      </h3>
      <p>
        {end.notFound.length === 0
          ? t('ask.notFound.nothing')
          : t(answered ? 'ask.notFound.missingUsed' : 'ask.notFound.missingShown', { words })}
      </p>
      {unread.length > 0 && (
        <>
          <p>{t('ask.notFound.unread', { count: unread.length })}</p>
          <ul>
            {unread.map((document) => (
              <li key={document.id} lang={document.language}>
                <Link {...documentLink(document, '', results)}>{document.title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
