import { Checkbox, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from 'contract/lists';
import { useFormats } from '#features/formats.ts';
import { shownTitle } from '#features/lists/shown-title.ts';
import { activeLists } from '#features/lists/use-lists.ts';
import { Confirm } from '#ui/confirm.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { ReceiverField } from './receiver-field.tsx';
import styles from './transfer-dialog.module.css';
import { useListActions } from './use-list-actions.ts';
import { useReceiver } from './use-receiver.ts';

/** Hands lists over to a colleague, this one among them at first (UX 5.6, decision 4.16). */
export function TransferDialog({
  list,
  opened,
  onClose,
}: {
  list: List;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('listManager.transfer.title')}
      size={560}
      closeOnEscape={!asking}
      closeOnClickOutside={!asking}
    >
      <TransferForm list={list} asking={asking} onAsk={setAsking} onClose={onClose} />
    </Modal>
  );
}

function TransferForm({
  list,
  asking,
  onAsk,
  onClose,
}: {
  list: List;
  /** It is asked whether no copy is meant, which cannot be undone. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { transfer } = useListActions();
  const active = useQuery(activeLists).data?.data ?? [];
  const lists = active.some(({ id }) => id === list.id) ? active : [list, ...active];
  const receiver = useReceiver();
  const [picked, setPicked] = useState<readonly string[]>([list.id]);
  const [keep, setKeep] = useState(true);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const chosen = lists.filter(({ id }) => picked.includes(id));
  const submit = t(chosen.length === 0 ? 'listManager.transfer.submitNone' : 'listManager.transfer.submit', {
    count: chosen.length,
    number: number(chosen.length),
  });
  const handOver = async () => {
    onAsk(false);
    setBusy(true);
    const ids = chosen.map(({ id }) => id);
    const done = await transfer(receiver.email.trim(), ids, keep).finally(() => setBusy(false));
    if (done) onClose();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen.length === 0 || !(await receiver.check())) return;
    if (keep) await handOver();
    else onAsk(true);
  };
  return (
    <form onSubmit={(event) => void send(event)} className={styles.form} noValidate>
      <p>{t('listManager.transfer.text')}</p>
      <ReceiverField receiver={receiver} />
      <fieldset aria-describedby={tried && chosen.length === 0 ? 'no-list' : undefined}>
        <legend>
          {t('listManager.transfer.lists')}
          <span>
            {t('listManager.transfer.chosen', { chosen: number(chosen.length), all: number(lists.length) })}
          </span>
        </legend>
        <ul>
          {lists.map(({ id, title, items }) => (
            <li key={id}>
              <Checkbox
                label={
                  <>
                    {shownTitle(title)}{' '}
                    <small>{t('listManager.screen.items', { count: items, number: number(items) })}</small>
                  </>
                }
                checked={picked.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  setPicked(checked ? [...picked, id] : picked.filter((one) => one !== id))
                }
              />
            </li>
          ))}
        </ul>
        {tried && chosen.length === 0 && (
          <p id="no-list" role="alert" className={styles.wrong}>
            {t('listManager.transfer.noneChosen')}
          </p>
        )}
      </fieldset>
      <Checkbox
        label={
          <>
            {t('listManager.transfer.keep')}
            <br />
            <small>{t('listManager.transfer.keepText')}</small>
          </>
        }
        checked={keep}
        onChange={({ currentTarget: { checked } }) => setKeep(checked)}
      />
      <p>{t('listManager.transfer.notice')}</p>
      <FormActions confirm={submit} busy={busy} onCancel={onClose} />
      <Confirm
        opened={asking}
        header={t('listManager.transfer.confirmTitle')}
        body={t('listManager.transfer.confirmText')}
        confirm={submit}
        onCancel={() => onAsk(false)}
        onConfirm={() => void handOver()}
      />
    </form>
  );
}
