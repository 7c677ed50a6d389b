import { Button, type ButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '#features/failure-panel.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './api.module.css';
import setting from './setting.module.css';
import { ShownOnce } from './shown-once.tsx';

/** What was made, with the secret that nobody can show again. */
interface Made {
  name: string;
  secret: string;
}

/** What a user may have some of: how many, the way to another with its secret shown once, and those there are. */
export function ToolGroup<Answer>({
  title,
  asked: { data: answer, error, refetch },
  count,
  add,
  form,
  words,
  children,
}: {
  title: string;
  asked: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>;
  count: (answer: Answer) => string;
  /** The button that begins to make one. */
  add: { label: string } & Pick<ButtonProps, 'variant'>;
  form: (given: { onMade: (made: Made) => void; onClose: () => void }) => ReactNode;
  /** How the secret is shown. */
  words: { title: (name: string) => string; text: string; label: string; said: string };
  children: (answer: Answer, making: boolean) => ReactNode;
}) {
  const { t } = useTranslation();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<Made>();
  return (
    <section className={setting.group} aria-label={title}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <span>{answer && count(answer)}</span>
        <Button
          variant={add.variant ?? 'filled'}
          leftSection={sign(IconPlus)}
          disabled={!answer || making || made !== undefined}
          onClick={() => setMaking(true)}
        >
          {add.label}
        </Button>
      </header>
      {made && (
        <ShownOnce
          title={words.title(made.name)}
          text={words.text}
          label={words.label}
          secret={made.secret}
          said={words.said}
          onDone={() => setMade(undefined)}
        />
      )}
      {making &&
        form({
          onMade: (now) => {
            setMaking(false);
            setMade(now);
          },
          onClose: () => setMaking(false),
        })}
      {answer ? (
        children(answer, making)
      ) : error ? (
        <FailurePanel
          headingLevel="h3"
          error={error}
          lost={t('api.notLoaded')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={2} height={48} label={t('shell.loading')} />
      )}
    </section>
  );
}
