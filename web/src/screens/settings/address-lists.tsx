import { Button, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AddressList,
  changeAddressList,
  createAddressList,
  deleteAddressList,
} from 'contract/address-lists';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { copyText } from '#features/copy-text.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import entries from '#features/newsletter/entries.module.css';
import { addressLists, changeReaders } from '#features/newsletter/readers.ts';
import { type OneLineAsked, OneLineForm } from '#features/one-line-form.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useAtOnce } from '#ui/use-at-once.ts';
import { ReadersDialog } from './readers-dialog.tsx';
import styles from './readers.module.css';
import { SettingGroup } from './setting.tsx';

/** The address lists of the organisation, to make, rename, open for signing up and remove. */
export function AddressLists() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data: answer, error, refetch } = useQuery(addressLists);
  const [making, setMaking] = useState(false);
  const [opened, setOpened] = useState<string>();
  const create = async (title: string) => {
    const made = await changeReaders(() => call(createAddressList, { body: { title } }));
    if (made) showMessage({ kind: 'success', text: t('readers.lists.made', { title }) });
    return made !== undefined;
  };
  const list = answer?.data.find(({ id }) => id === opened);
  return (
    <SettingGroup
      title={t('readers.lists.title')}
      {...(answer
        ? {
            hint: t('readers.lists.hint', {
              number: number(answer.readers),
              maximum: number(answer.maxReaders),
            }),
          }
        : {})}
    >
      {answer && answer.data.length > 0 && (
        <ul className={entries.entries} aria-label={t('readers.lists.title')}>
          {answer.data.map((one) => (
            <OneList key={one.id} list={one} onOpen={() => setOpened(one.id)} />
          ))}
        </ul>
      )}
      {answer ? (
        <div className={styles.part}>
          {answer.data.length === 0 && (
            <p>
              {t('readers.lists.none')}. {t('readers.lists.noneText')}
            </p>
          )}
          {making ? (
            <ListTitle confirm={t('readers.lists.create')} onSave={create} onClose={() => setMaking(false)} />
          ) : (
            <div className={styles.actions}>
              <Button variant="default" leftSection={sign(IconPlus)} onClick={() => setMaking(true)}>
                {t('readers.lists.new')}
              </Button>
            </div>
          )}
        </div>
      ) : error ? (
        <FailurePanel
          headingLevel="h3"
          error={error}
          lost={t('readers.notLoaded')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={2} height={60} label={t('shell.loading')} />
      )}
      <ReadersDialog list={list} onClose={() => setOpened(undefined)} />
    </SettingGroup>
  );
}

function OneList({ list, onOpen }: { list: AddressList; onOpen: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { id, title, readers: count, signUpUrl } = list;
  const [asking, setAsking] = useState<'rename' | 'remove'>();
  const [busy, setBusy] = useState(false);
  const [signUp, setSignUp] = useAtOnce(signUpUrl !== null, async (on: boolean) => {
    await changeReaders(() => call(changeAddressList, { params: { id }, body: { signUp: on } }));
  });
  const rename = async (next: string) => {
    const done = await changeReaders(() =>
      call(changeAddressList, { params: { id }, body: { title: next } }),
    );
    if (done) showMessage({ kind: 'success', text: t('readers.lists.renamed', { title: next }) });
    return done !== undefined;
  };
  const remove = async () => {
    setBusy(true);
    const done = await changeReaders(() => call(deleteAddressList, { params: { id }, body: {} }));
    setBusy(false);
    setAsking(undefined);
    if (done) showMessage({ kind: 'success', text: t('readers.lists.removed', { title }) });
  };
  const button = (what: 'open' | 'rename' | 'remove', act: () => void) => (
    <Button variant="default" size="xs" aria-label={t(`readers.lists.${what}One`, { title })} onClick={act}>
      {t(`readers.lists.${what}`)}
    </Button>
  );
  return (
    <li>
      {asking === 'rename' ? (
        <ListTitle
          initial={title}
          confirm={t('readers.lists.save')}
          onSave={rename}
          onClose={() => setAsking(undefined)}
        />
      ) : (
        <>
          <div className={entries.words}>
            <strong>{title}</strong>
            <p>{t('readers.lists.readers', { count, number: number(count) })}</p>
          </div>
          <div className={styles.actions}>
            {button('open', onOpen)}
            {button('rename', () => setAsking('rename'))}
            {button('remove', () => setAsking('remove'))}
          </div>
        </>
      )}
      <div className={styles.signUp}>
        <Switch
          aria-label={t('readers.lists.signUpOne', { title })}
          label={t('readers.lists.signUp')}
          description={t('readers.lists.signUpHint')}
          checked={signUp}
          onChange={(event) => setSignUp(event.currentTarget.checked)}
        />
        {signUpUrl !== null && (
          <Button
            variant="default"
            size="xs"
            aria-label={t('readers.lists.copyOne', { title })}
            onClick={() => void copyText(signUpUrl, t('readers.lists.copied'))}
          >
            {t('readers.lists.copy')}
          </Button>
        )}
      </div>
      <Confirm
        opened={asking === 'remove'}
        header={t('readers.lists.removeTitle')}
        body={t('readers.lists.removeText', { count, number: number(count), title })}
        confirm={t('readers.lists.remove')}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(undefined)}
      />
    </li>
  );
}

/** Asks for the name of an address list. */
function ListTitle(asked: OneLineAsked) {
  const { t } = useTranslation();
  return (
    <OneLineForm
      {...asked}
      label={t('readers.lists.name')}
      required={t('readers.lists.required')}
      maximum={limits.maximumAddressListTitle}
    />
  );
}
