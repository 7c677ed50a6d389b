import type { HTMLAttributes, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { timeZone } from 'contract/amsterdam';
import styles from './message-bar.module.css';
import { useMessages } from './message-bar.tsx';
import { Popover } from './popover.tsx';

/**
 * Opens the last twenty messages at the button that is its child, or at any other child when it is told
 * (decision 2.10).
 */
export function MessageHistory({
  locale,
  opened,
  onChange,
  position = 'bottom-end',
  children,
}: {
  locale: string;
  /** Leaves opening to the user of this component. */
  opened?: boolean;
  onChange?: (opened: boolean) => void;
  position?: 'bottom-end' | 'top-end';
  children: ReactElement<HTMLAttributes<Element>>;
}) {
  const { t } = useTranslation();
  const { history: messages } = useMessages();
  return (
    <Popover
      position={position}
      width={340}
      trapFocus
      returnFocus
      withRoles={opened === undefined}
      {...(opened === undefined ? {} : { opened })}
      {...(onChange ? { onChange } : {})}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown className={styles.history} aria-label={t('shell.messages')}>
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
      </Popover.Dropdown>
    </Popover>
  );
}

function Moment({ at, locale }: { at: Date; locale: string }) {
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  return <time dateTime={at.toISOString()}>{time.format(at)}</time>;
}
