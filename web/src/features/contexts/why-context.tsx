import { Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, type RefObject, useId, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { explainContext, type ContextReasons } from 'contract/context-calls';
import type { ContextCode } from 'contract/contexts';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { MarkedText } from '#features/marked-text.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './why-context.module.css';

/**
 * Why a document has its percentage for a context: the words, what its source says and the pieces of its text that
 * carried it (decision 3.8). It stands at its button, open from the beginning; whoever shows it takes it away again.
 */
export function WhyContext({
  document: { id, language },
  code,
  percentage: match,
  button,
  onClose,
}: {
  document: { id: string; language: string };
  code: ContextCode;
  percentage: number;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const { percentage } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: [explainContext.path, id, code],
    queryFn: ({ signal }) => call(explainContext, { params: { id, code }, signal, retrySlow: true }),
    staleTime: Infinity,
  });
  const title = t('contextReasons.title', { name: names.context(code), percentage: percentage(match) });
  return (
    <Popover
      opened
      onChange={(opened) => {
        if (!opened) onClose();
      }}
      position="bottom-start"
      width={400}
      trapFocus
      withinPortal
    >
      <Popover.Target>
        <At button={button} />
      </Popover.Target>
      <Popover.Dropdown aria-label={title} aria-labelledby={undefined} className={styles.dropdown}>
        <div role="group" aria-label={title} tabIndex={0} className={styles.body}>
          <h2>{title}</h2>
          {data ? (
            <Reasons reasons={data.data} language={language} />
          ) : error ? (
            <FailurePanel error={error} headingLevel="h3" onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={2} height={64} label={t('contextReasons.loading')} />
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The button is there already; this only says where it is. */
function At({ button, ref }: { button: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => button.current!);
  return null;
}

function Reasons({ reasons, language }: { reasons: ContextReasons; language: string }) {
  const { t } = useTranslation();
  const { known, words, labels, passages } = reasons;
  if (!known) return <p>{t('contextReasons.unknown')}</p>;
  if (words.length + labels.length === 0) return <p>{t('contextReasons.none')}</p>;
  return (
    <>
      <p>{t('contextReasons.intro')}</p>
      {words.length > 0 && (
        <Part name={t('contextReasons.words')}>
          <Shares of={words.map(({ word, share }) => ({ text: word, share }))} language={language} />
        </Part>
      )}
      {labels.length > 0 && (
        <Part name={t('contextReasons.labels')}>
          <Shares of={labels.map(({ label, share }) => ({ text: label, share }))} language={language} />
        </Part>
      )}
      {passages.length > 0 && (
        <Part name={t('contextReasons.passages')}>
          <ul className={styles.passages} lang={language}>
            {passages.map((passage, index) => (
              <li key={index}>
                <MarkedText {...passage} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {children}
    </section>
  );
}

/** What carried the score, each with how much of it. */
function Shares({ of, language }: { of: readonly { text: string; share: number }[]; language: string }) {
  const { percentage } = useFormats();
  return (
    <ul className={styles.shares}>
      {of.map(({ text, share }) => (
        <li key={text} style={{ '--share': `${share}%` } as React.CSSProperties}>
          <span lang={language}>{text}</span> <b>{percentage(share)}</b>
        </li>
      ))}
    </ul>
  );
}
