import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './form-notice.module.css';

const icons = { info: IconInfoCircle, error: IconAlertCircle, success: IconCircleCheck };

/** What a form as a whole has to say, above its fields; an error takes the focus (UX 5.1). */
export function FormNotice({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'error') box.current?.focus();
  }, [kind]);
  const Icon = icons[kind];
  return (
    <div
      ref={box}
      className={styles.notice}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Icon size={18} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
