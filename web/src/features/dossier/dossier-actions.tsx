import { Button } from '@mantine/core';
import { IconBookmark, IconFileSpreadsheet, IconFileTypeDocx, IconShare2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dossierQuery } from 'contract/dossier-address';
import type { OpenDossier } from 'contract/dossiers';
import { exportTable } from 'contract/exports';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { copyText } from '#features/copy-text.ts';
import { downloadAs } from '#features/exports/download-as.ts';
import { downloadDocuments } from '#features/exports/download-documents.ts';
import { useFormats } from '#features/formats.ts';
import { pickLists } from '#features/lists/picker-state.ts';
import { useListKeys } from '#features/lists/use-list-keys.ts';
import { defaultSearch, parametersOf } from '#features/search/search-state.ts';
import { FollowButton, FollowNote } from '#features/saved-searches/follow-button.tsx';
import { useFollowing } from '#features/saved-searches/use-following.ts';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { Confirm } from '#ui/confirm.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './dossier-head.module.css';
import type { NamedDossier } from './use-dossier.ts';

/** More documents than these are put onto a list after a question (UX-3, All pages). */
const many = 200;

/** What one can do with a dossier: follow it, all to a list, share, Word and Excel; on a phone the first three as a bar. */
export function DossierActions({
  dossier,
  named,
  bar = false,
}: {
  dossier: OpenDossier;
  named: NamedDossier;
  /** Below the page of a phone. */
  bar?: boolean;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { domain } = named;
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLButtonElement>(null);
  const search = { query: dossierQuery(named.number) };
  const title = t('dossier.savedAs', { number: dossier.number });
  const following = useFollowing({ domain, search, title });
  const documentIds = dossier.listable;
  const pick = () => list.current && pickLists({ documentIds }, list.current);
  const toList = () => (documentIds.length > many ? setAsking(true) : pick());
  useShortcut('f', following.ready ? following.toggle : undefined);
  useListKeys(() => (list.current ? [{ documentIds }, list.current] : undefined));
  const share = () =>
    void copyText(location.origin + location.pathname + location.search, t('dossier.shared'));
  const excel = () =>
    downloadAs('xlsx', title, () =>
      call(exportTable, {
        params: { format: 'xlsx' },
        body: { search: parametersOf(domain, { ...defaultSearch, ...search, lookBack: true }) },
        timeout: limits.fileTimeout,
      }),
    );
  return (
    <div
      className={bar ? styles.bar : styles.actions}
      role="group"
      aria-label={t('dossier.actions')}
      data-unprinted
    >
      <FollowButton
        following={following}
        {...(bar ? {} : { names: { follow: t('dossier.follow'), following: t('dossier.following') } })}
      />
      <Button
        ref={list}
        variant="default"
        aria-haspopup="dialog"
        disabled={documentIds.length === 0}
        leftSection={sign(IconBookmark)}
        onClick={toList}
      >
        {bar ? t('dossier.toListShort') : t('dossier.toList', { count: documentIds.length })}
      </Button>
      <Button variant="default" leftSection={sign(IconShare2)} onClick={share}>
        {t('dossier.share')}
      </Button>
      {!bar && (
        <>
          <Making icon={IconFileSpreadsheet} name={t('dossier.excel')} make={excel} />
          <Making
            icon={IconFileTypeDocx}
            name={t('dossier.word')}
            make={() => downloadDocuments(documentIds, title)}
          />
          <FollowNote saved={following.saved} />
        </>
      )}
      <Confirm
        opened={asking}
        header={t('dossier.manyTitle', { count: documentIds.length })}
        body={t('dossier.manyText', { maximum: number(limits.maximumListItems) })}
        confirm={t('dossier.manyConfirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          // Once the question is gone the picker stands at the button.
          setTimeout(pick);
        }}
      />
    </div>
  );
}

function Making({ icon, name, make }: { icon: typeof IconShare2; name: string; make: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    void make().finally(() => setBusy(false));
  };
  return (
    <Button variant="default" leftSection={sign(icon)} loading={busy} onClick={start}>
      {name}
    </Button>
  );
}
