import { Button, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type AddressList, importReaders, type ReaderImport } from 'contract/address-lists';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { changeReaders } from '#features/newsletter/readers.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import styles from './readers.module.css';

/** Puts pasted addresses on a list, with why they may be mailed, and says what became of each line (decision 10.6). */
export function ImportReaders({ list, onClose }: { list: AddressList; onClose: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ReaderImport>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '' || note.trim() === '') return;
    setBusy(true);
    const done = await changeReaders(() =>
      call(importReaders, { params: { id: list.id }, body: { text, note }, timeout: limits.fileTimeout }),
    );
    setBusy(false);
    if (!done) return;
    setAnswer(done.data);
    setText('');
    setTried(false);
  };
  return (
    <form className={styles.import} onSubmit={(event) => void submit(event)} noValidate>
      {answer && <Answer answer={answer} />}
      <Textarea
        label={t('readers.import.text')}
        description={t('readers.import.textHint')}
        required
        rows={6}
        spellCheck={false}
        maxLength={limits.maximumImportText}
        value={text}
        error={tried && text.trim() === '' ? t('readers.import.textRequired') : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextInput
        label={t('readers.import.note')}
        description={t('readers.import.noteHint')}
        required
        maxLength={limits.maximumImportNote}
        value={note}
        error={tried && note.trim() === '' ? t('readers.import.noteRequired') : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={busy}>
          {t('readers.import.submit')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t(answer ? 'readers.import.done' : 'readers.import.cancel')}
        </Button>
      </div>
    </form>
  );
}

function Answer({ answer }: { answer: ReaderImport }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const told = (what: 'added' | 'there' | 'unsubscribed' | 'noAddress' | 'tooMany', count: number) =>
    t(`readers.import.${what}`, { count, number: number(count) });
  return (
    <FormNotice kind={answer.added > 0 ? 'success' : 'info'}>
      <div className={styles.answer}>
        <p>
          {told('added', answer.added)}
          {answer.there > 0 && <>, {told('there', answer.there)}</>}.
        </p>
        {(['unsubscribed', 'noAddress', 'tooMany'] as const).map((what) => {
          const { count, lines } = answer[what];
          return (
            count > 0 && (
              <div key={what}>
                <p>{told(what, count)}:</p>
                <ul tabIndex={0} aria-label={told(what, count)}>
                  {lines.map(({ line, text }) => (
                    <li key={line}>{t('readers.import.line', { line, text })}</li>
                  ))}
                </ul>
              </div>
            )
          );
        })}
      </div>
    </FormNotice>
  );
}
