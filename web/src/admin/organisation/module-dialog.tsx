import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  endModule,
  type Organisation,
  type OrganisationModule,
  setModule,
} from 'contract/admin/organisations';
import { type ModuleKey, moduleKeys } from 'contract/modules';
import { call } from '#api/call.ts';
import { today } from '#features/search/period.ts';
import { config } from '#session/config.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { accountsChanged } from '../accounts.ts';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { configurationText, readConfiguration } from './configuration.ts';
import styles from './cards.module.css';

/** Gives an organisation a module, changes its days and settings, or ends it (decision 6.4). */
export function ModuleDialog({
  organisation: { id, modules },
  module,
  onClose,
}: {
  organisation: Organisation;
  /** The one that is changed; a new one without. */
  module: OrganisationModule | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [ending, setEnding] = useState(false);
  const [key, setKey] = useState<ModuleKey | null>(module?.moduleKey ?? null);
  const [startsOn, setStartsOn] = useState(module?.startsOn ?? today());
  const [endsOn, setEndsOn] = useState(module?.endsOn ?? '');
  const [settings, setSettings] = useState(configurationText(module?.configuration ?? {}));
  const read = readConfiguration(settings);
  const name = module ? t(`modules.names.${module.moduleKey}`) : '';
  const free = moduleKeys.filter(
    (one) => !config.notOffered.includes(one) && !modules.some(({ moduleKey }) => moduleKey === one),
  );
  const done = async (words: string) => {
    showMessage({ kind: 'success', text: words });
    await accountsChanged();
  };
  if (ending && module)
    return (
      <ChangeDialog
        // A dialog of its own: the reason of a change is not that of the end.
        key="end"
        title={t('adminOrganisations.module.endTitle', { name })}
        confirm={t('adminOrganisations.module.end')}
        onClose={onClose}
        onSubmit={async (reason) => {
          await call(endModule, { params: { id, moduleKey: module.moduleKey }, body: { reason } });
          await done(t('adminOrganisations.module.ended_done'));
        }}
      >
        <p>{t('adminOrganisations.module.endBody')}</p>
      </ChangeDialog>
    );
  return (
    <ChangeDialog
      title={
        module ? t('adminOrganisations.module.editTitle', { name }) : t('adminOrganisations.module.addTitle')
      }
      confirm={t('shell.save')}
      values={[key, startsOn, endsOn, settings]}
      valid={key !== null && startsOn !== '' && read.wrongLine === undefined}
      onClose={onClose}
      onSubmit={async (reason) => {
        if (key === null || read.wrongLine !== undefined) return;
        const { configuration } = read;
        const body = { startsOn, endsOn: endsOn === '' ? null : endsOn, configuration, reason };
        await call(setModule, { params: { id, moduleKey: key }, body });
        await done(t('shell.saved'));
      }}
    >
      {!module && (
        <Select
          label={t('adminOrganisations.module.name')}
          placeholder={t('adminOrganisations.module.choose')}
          required
          data={free.map((value) => ({ value, label: t(`modules.names.${value}`) }))}
          value={key}
          onChange={(value) => setKey(value)}
        />
      )}
      <div className={styles.days}>
        <TextInput
          type="date"
          label={t('adminOrganisations.module.from')}
          required
          value={startsOn}
          onChange={(event) => setStartsOn(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('adminOrganisations.module.until')}
          value={endsOn}
          onChange={(event) => setEndsOn(event.currentTarget.value)}
        />
      </div>
      <p className={styles.hint}>{t('adminOrganisations.module.untilHint')}</p>
      <Textarea
        label={t('adminOrganisations.module.configuration')}
        description={t('adminOrganisations.module.configurationHint')}
        autosize
        minRows={2}
        maxRows={8}
        spellCheck={false}
        value={settings}
        error={
          read.wrongLine !== undefined &&
          t('adminOrganisations.module.configurationWrong', { line: read.wrongLine })
        }
        onChange={(event) => setSettings(event.currentTarget.value)}
      />
      {module && module.state !== 'ended' && (
        <div>
          <Button variant="default" color="red" onClick={() => setEnding(true)}>
            {t('adminOrganisations.module.end')}
          </Button>
        </div>
      )}
    </ChangeDialog>
  );
}
