import { useTranslation } from 'react-i18next';
import { timeZone } from 'contract/amsterdam';
import styles from './message-bar.module.css';
import { useMessages } from './message-bar.tsx';

/** The last twenty messages, newest first (decision 2.10). */
export function MessageList({ locale }: { locale: string }) {
  const { t } = useTranslation();
  const { history: messages } = useMessages();
  return (
    <>
      <h2 tabIndex={-1} data-autofocus>
        {t('shell.messages')}
      </h2>
      {messages.length === 0 ? (
        <p className={styles.none}>{t('shell.noMessages')}</p>
      ) : (
        <ol>
          {messages.map((message) => (
            <li key={message.id}>
              <Moment at={message.at} locale={locale} />
              <span>{message.text}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Moment({ at, locale }: { at: Date; locale: string }) {
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  return <time dateTime={at.toISOString()}>{time.format(at)}</time>;
}
