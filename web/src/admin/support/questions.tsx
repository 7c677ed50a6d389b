import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { SupportQuestion } from 'contract/support';
import type { Locale } from 'contract/users';
import { RichText } from '#features/rich-text.tsx';
import { useGuard } from '#features/use-guard.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';
import { ContentDialog } from '../content/content-dialog.tsx';
import styles from '../content/content.module.css';
import { ListActions } from '../content/list-actions.tsx';
import { PutBack } from '../content/put-back.tsx';
import { AdminCard } from '../ui/admin-page.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { DraftQuestion } from './support.ts';

const columns = ['question', 'state', 'actions'] as const;

/** The frequently asked questions: those that ship, as they are or with another text, and those of staff. */
export function Questions({
  questions,
  shipped,
  locale,
  onChange,
}: {
  questions: readonly DraftQuestion[];
  shipped: readonly SupportQuestion[];
  locale: Locale;
  onChange: (questions: DraftQuestion[]) => void;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number>();
  const isFull = questions.length >= limits.supportQuestions;
  const original = ({ id }: DraftQuestion) => shipped.find((one) => one.id === id);
  const stateOf = (one: DraftQuestion) => {
    const { question, answer } = original(one) ?? {};
    if (question === undefined) return 'own';
    return one.question === question && one.answer === answer ? 'shipped' : 'changed';
  };
  const gone = shipped.filter(({ id }) => questions.every((one) => one.id !== id));
  return (
    <AdminCard
      title={t('adminContent.support.questions')}
      beside={
        <Button
          variant="default"
          leftSection={sign(IconPlus)}
          disabled={isFull}
          onClick={() => setOpen(questions.length)}
        >
          {t('adminContent.support.addQuestion')}
        </Button>
      }
    >
      {questions.length === 0 && <EmptyState title={t('adminContent.support.noQuestions')} />}
      {questions.length > 0 && (
        <DataTable
          label={t('adminContent.support.questions')}
          columns={columns.map((name) => ({
            name,
            head: t(name === 'question' ? 'adminContent.support.question' : `adminContent.content.${name}`),
            isHidden: name === 'actions',
          }))}
          rows={questions.map((one, place) => {
            const name = one.question;
            const state = stateOf(one);
            return {
              key: one.id ?? `new ${place}`,
              cells: [
                <span key="question" lang={locale}>
                  {name}
                </span>,
                t(`adminContent.content.states.${state}`),
                <ListActions
                  key="actions"
                  {...{ name, place, onChange }}
                  list={questions}
                  onEdit={() => setOpen(place)}
                >
                  {state === 'changed' && (
                    <PutBack name={name} onClick={() => onChange(questions.with(place, original(one)!))} />
                  )}
                </ListActions>,
              ],
            };
          })}
        />
      )}
      {gone.length > 0 && (
        <ul className={styles.gone}>
          {gone.map((one) => (
            <li key={one.id}>
              <span>{t('adminContent.support.gone', { question: one.question })}</span>
              <PutBack name={one.question} disabled={isFull} onClick={() => onChange([...questions, one])} />
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <QuestionDialog
          question={questions[open]}
          locale={locale}
          onDone={(one) =>
            onChange(open < questions.length ? questions.with(open, one) : [...questions, one])
          }
          onClose={() => setOpen(undefined)}
        />
      )}
    </AdminCard>
  );
}

function QuestionDialog({
  question: before,
  locale,
  onDone,
  onClose,
}: {
  /** Undefined for a new one. */
  question: DraftQuestion | undefined;
  locale: Locale;
  onDone: (question: DraftQuestion) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const guard = useGuard(onClose);
  const [one, setOne] = useState<DraftQuestion>(before ?? { question: '', answer: '' });
  return (
    <ContentDialog
      guard={guard}
      title={t(`adminContent.support.${before ? 'changeQuestion' : 'addQuestion'}`)}
      valid={one.question.trim() !== '' && one.answer !== ''}
      onDone={() => onDone(one)}
    >
      <div lang={locale} className={styles.fields}>
        <TextInput
          data-autofocus
          label={t('adminContent.support.question')}
          required
          maxLength={limits.maximumSupportQuestion}
          value={one.question}
          onChange={(event) => setOne({ ...one, question: event.currentTarget.value })}
        />
        <RichText
          label={t('adminContent.support.answer')}
          initial={one.answer}
          onChange={(answer) => {
            guard.onDirty(true);
            setOne((now) => ({ ...now, answer }));
          }}
        />
      </div>
    </ContentDialog>
  );
}
