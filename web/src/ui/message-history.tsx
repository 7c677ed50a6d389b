import { use, type HTMLAttributes, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LateContext } from './late.tsx';
import styles from './message-bar.module.css';
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
        <Messages locale={locale} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** They come with what opens over the page. */
function Messages({ locale }: { locale: string }) {
  const parts = use(LateContext)?.parts;
  return parts && <parts.MessageList locale={locale} />;
}
