import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { type Issue, type Recipients, sendNewsletter } from 'contract/newsletter-issues';
import { call } from '#api/call.ts';
import { useAbove } from '#features/dialog-above.ts';
import { useFormats } from '#features/formats.ts';
import { changeReaders, recipients } from '#features/newsletter/readers.ts';
import { describeError } from '#session/describe.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { NewsletterReaders } from './newsletter-readers.tsx';
import styles from './newsletter-send.module.css';
import { NewsletterWhen } from './newsletter-when.tsx';
import type { AskedNewsletter } from './use-newsletter-preview.ts';
import { readWhen, startWhen } from './when.ts';

interface Asked {
  listId: string;
  asked: AskedNewsletter;
  subject: string;
  /** Address lists. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  onClose: () => void;
  onSent: (issue: Issue) => void;
}

/** Asks once before a newsletter goes to readers: what, to how many, where answers go, and when (UX-2, 15). */
export function NewsletterSend({ opened, ...asked }: Asked & { opened: boolean }) {
  const { t } = useTranslation();
  useAbove(opened);
  return (
    <Modal opened={opened} onClose={asked.onClose} title={t('readers.send.title')} size={520}>
      <SendForm {...asked} />
    </Modal>
  );
}

function SendForm({ listId, asked, subject, chosen, onChoose, onClose, onSent }: Asked) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [when, setWhen] = useState(startWhen);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const read = readWhen(when);
  const sendAt = 'at' in read ? read.at : undefined;
  const { data, error } = useQuery(recipients(chosen, sendAt));
  const numbers = chosen.length > 0 ? data : undefined;
  const hindrance = numbers && hindranceOf(numbers);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!numbers || hindrance || 'problem' in read) return;
    setBusy(true);
    const { settings, locale, itemIds } = asked;
    const sent = await changeReaders(() =>
      call(sendNewsletter, {
        params: { id: listId },
        body: {
          ...{ settings, locale, addressListIds: [...chosen] },
          ...(itemIds ? { itemIds } : {}),
          ...(sendAt === undefined ? {} : { sendAt }),
        },
        timeout: limits.fileTimeout,
      }),
    );
    setBusy(false);
    if (!sent) return;
    onSent(sent.data);
    onClose();
  };
  const count = numbers?.readers ?? 0;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <dl className={styles.facts}>
        <dt>{t('readers.send.subject')}</dt>
        <dd>{subject}</dd>
        <dt>{t('readers.send.replyTo')}</dt>
        <dd>{numbers ? (numbers.replyTo ?? '–') : '…'}</dd>
      </dl>
      <fieldset className={styles.lists}>
        <legend>{t('readers.send.lists')}</legend>
        <NewsletterReaders chosen={chosen} onChange={onChoose} />
      </fieldset>
      <NewsletterWhen
        when={when}
        problem={tried && 'problem' in read ? read.problem : undefined}
        onChange={setWhen}
      />
      {error && chosen.length > 0 && <FormNotice kind="error">{describeError(error)}</FormNotice>}
      {tried && chosen.length === 0 && <FormNotice kind="error">{t('readers.send.chooseLists')}</FormNotice>}
      {numbers && (
        <div role="status" className={styles.sum}>
          {count > 0 && <p>{t('readers.send.count', { count, number: number(count) })}</p>}
          {numbers.paused > 0 && (
            <p>{t('readers.send.paused', { count: numbers.paused, number: number(numbers.paused) })}</p>
          )}
          {hindrance === undefined ? (
            <p>
              {t('readers.send.issues', {
                number: number(numbers.issues + 1),
                maximum: number(numbers.maxIssues),
              })}
            </p>
          ) : (
            <p className={styles.hindrance}>
              {t(`readers.send.${hindrance}`, {
                number: number(numbers.issues),
                maximum: number(hindrance === 'full' ? numbers.maxIssues : numbers.maxReaders),
              })}{' '}
              {hindrance === 'noReplyTo' && (
                <Link to="/settings" hash="lezers">
                  {t('readers.send.setReplyTo')}
                </Link>
              )}
            </p>
          )}
        </div>
      )}
      <p className={styles.grace}>
        {when.kind === 'now'
          ? t('readers.send.grace', { seconds: limits.issueGrace / 1_000 })
          : t('readers.send.graceLater')}
      </p>
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={hindrance !== undefined}>
          {count === 0
            ? t('readers.send.none')
            : t(when.kind === 'now' ? 'readers.send.submit' : 'readers.send.plan', {
                count,
                number: number(count),
              })}
        </Button>
      </div>
    </form>
  );
}

/** Why nothing can be sent. */
function hindranceOf(numbers: Recipients): 'nobody' | 'noReplyTo' | 'full' | 'tooMany' | undefined {
  if (numbers.readers === 0) return 'nobody';
  if (numbers.replyTo === null) return 'noReplyTo';
  if (numbers.issues >= numbers.maxIssues) return 'full';
  return numbers.readers > numbers.maxReaders ? 'tooMany' : undefined;
}
