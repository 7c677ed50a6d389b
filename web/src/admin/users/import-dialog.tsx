import { Button, FileButton, Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportLine, importUsers, previewUserImport } from 'contract/admin/users';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { call } from '#api/call.ts';
import { describeError } from '#session/describe.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { accountsChanged } from '../accounts.ts';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { ImportPreview } from './import-preview.tsx';

/** Characters of a file; a larger one is not read. */
const most = 200_000;

/** Invites those of a file: first what will happen line by line, then all at once (decision 6.7). */
export function ImportDialog({
  organisation: { id: organisationId },
  onClose,
}: {
  organisation: { id: string; name: string };
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [csv, setCsv] = useState('');
  const [preview, setPreview] = useState<{ csv: string; lines: readonly ImportLine[] }>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [locale, setLocale] = useState<Locale>('nl');
  // An answer may come after the file was changed: what is carried out is what was looked at.
  const lines = preview?.csv === csv ? preview.lines : undefined;
  const made = lines?.filter(({ outcome }) => outcome === 'new').length ?? 0;
  const isRefused = lines?.some(({ outcome }) => outcome === 'refused') ?? false;
  const write = (text: string) => {
    setCsv(text);
    setFailure(undefined);
  };
  const read = async (file: File | null) => {
    if (file === null) return;
    if (file.size > most) setFailure(t('adminOrganisations.import.tooLarge'));
    else write(await file.text());
  };
  const look = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { organisationId, csv };
      setPreview({ csv, ...(await call(previewUserImport, { body, timeout: limits.fileTimeout })) });
    } catch (caught) {
      setFailure(describeError(caught));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ChangeDialog
      title={t('adminOrganisations.import.title')}
      confirm={t('adminOrganisations.import.submit', { count: made })}
      values={[csv, locale]}
      valid={made > 0 && !isRefused}
      isReasonNeeded={false}
      size={760}
      onClose={onClose}
      onSubmit={async (reason) => {
        const body = { organisationId, csv, locale, reason };
        const done = await call(importUsers, { body, timeout: limits.fileTimeout });
        showMessage({ kind: 'success', text: t('adminOrganisations.import.done', { count: done.made }) });
        await accountsChanged();
      }}
    >
      <p>{t('adminOrganisations.import.intro')}</p>
      <div>
        <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} variant="default">
              {t('adminOrganisations.import.file')}
            </Button>
          )}
        </FileButton>
      </div>
      <Textarea
        label={t('adminOrganisations.import.text')}
        rows={6}
        spellCheck={false}
        maxLength={most}
        value={csv}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {failure !== undefined && <FormNotice kind="error">{failure}</FormNotice>}
      <div>
        <Button variant="default" loading={busy} disabled={csv.trim() === ''} onClick={() => void look()}>
          {t('adminOrganisations.import.preview')}
        </Button>
      </div>
      {lines && <ImportPreview lines={lines} />}
      {made > 0 && (
        <Select
          label={t('adminOrganisations.import.language')}
          allowDeselect={false}
          data={[
            { value: 'nl', label: t('shell.languageNl') },
            { value: 'en-gb', label: t('shell.languageEn') },
          ]}
          value={locale}
          onChange={(chosen) => setLocale(chosen as Locale)}
        />
      )}
    </ChangeDialog>
  );
}
