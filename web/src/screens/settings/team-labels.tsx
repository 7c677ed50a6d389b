import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import {
  changeLabel,
  createLabel,
  type LabelColour,
  removeLabel,
  type TeamLabel,
} from 'contract/team-labels';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import entries from '#features/newsletter/entries.module.css';
import { OneLineForm } from '#features/one-line-form.tsx';
import { LabelDot } from '#features/team/label-chip.tsx';
import { changeTeam, labels } from '#features/team/team-queries.ts';
import { Confirm } from '#ui/confirm.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import readers from './readers.module.css';
import { SettingGroup } from './setting.tsx';
import styles from './team.module.css';

/** The colours a label can have, in the order in which they are offered. */
const colours: readonly LabelColour[] = [
  'petrol',
  'blue',
  'green',
  'purple',
  'red',
  'orange',
  'brown',
  'grey',
];

/** The labels of the organisation, to make, rename, colour and remove. */
export function TeamLabels() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data: answer, error, refetch } = useQuery(labels);
  const [making, setMaking] = useState(false);
  // The next colour in turn, so that new labels differ.
  const colour = colours[(answer?.data.length ?? 0) % colours.length]!;
  const create = async (name: string) =>
    (await changeTeam(() => call(createLabel, { body: { name, colour } }))) !== undefined;
  const room = answer && { number: number(answer.data.length), maximum: number(answer.maxLabels) };
  return (
    <SettingGroup
      title={t('team.labels.title')}
      {...(room ? { hint: t('team.settings.labelsHint', room) } : {})}
    >
      {answer && answer.data.length > 0 && (
        <ul className={entries.entries} aria-label={t('team.labels.title')}>
          {answer.data.map((label) => (
            <OneLabel key={label.id} label={label} maximum={answer.maxDocuments} />
          ))}
        </ul>
      )}
      {answer ? (
        <div className={readers.part}>
          {answer.data.length === 0 && !making && <p>{t('team.labels.none')}</p>}
          {making ? (
            <LabelName confirm={t('team.settings.create')} onSave={create} onClose={() => setMaking(false)} />
          ) : (
            answer.data.length < answer.maxLabels && (
              <div className={readers.actions}>
                <Button variant="default" leftSection={sign(IconPlus)} onClick={() => setMaking(true)}>
                  {t('team.settings.new')}
                </Button>
              </div>
            )
          )}
        </div>
      ) : error ? (
        <FailurePanel
          headingLevel="h3"
          error={error}
          lost={t('team.settings.notLoaded')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={2} height={60} label={t('shell.loading')} />
      )}
    </SettingGroup>
  );
}

function OneLabel({ label, maximum }: { label: TeamLabel; maximum: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { id, name, colour, documents } = label;
  const [asking, setAsking] = useState<'rename' | 'remove'>();
  const [busy, setBusy] = useState(false);
  const change = async (changes: { name?: string; colour?: LabelColour }) =>
    (await changeTeam(() => call(changeLabel, { body: { id, ...changes } }))) !== undefined;
  const remove = async () => {
    setBusy(true);
    await changeTeam(() => call(removeLabel, { body: { id } }));
    setBusy(false);
    setAsking(undefined);
  };
  return (
    <li>
      {asking === 'rename' ? (
        <LabelName
          initial={name}
          confirm={t('team.settings.save')}
          onSave={(next) => change({ name: next })}
          onClose={() => setAsking(undefined)}
        />
      ) : (
        <>
          <div className={entries.words}>
            <strong className={styles.name}>
              <LabelDot colour={colour} /> {name}
            </strong>
            <p>{t('team.settings.documents', { number: number(documents), maximum: number(maximum) })}</p>
          </div>
          <div className={readers.actions}>
            <select
              className={styles.colour}
              aria-label={t('team.settings.colourOf', { name })}
              value={colour}
              onChange={({ target }) => void change({ colour: target.value as LabelColour })}
            >
              {colours.map((one) => (
                <option key={one} value={one}>
                  {t(`team.settings.colours.${one}`)}
                </option>
              ))}
            </select>
            {(['rename', 'remove'] as const).map((what) => (
              <Button
                key={what}
                variant="default"
                size="xs"
                aria-label={t(`team.settings.${what}One`, { name })}
                onClick={() => setAsking(what)}
              >
                {t(`team.settings.${what}`)}
              </Button>
            ))}
          </div>
        </>
      )}
      <Confirm
        opened={asking === 'remove'}
        header={t('team.settings.removeTitle')}
        body={t('team.settings.removeText', { count: documents, number: number(documents), name })}
        confirm={t('team.settings.remove')}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(undefined)}
      />
    </li>
  );
}

/** Asks for the name of a label. */
function LabelName(asked: Omit<Parameters<typeof OneLineForm>[0], 'label' | 'required' | 'maximum'>) {
  const { t } = useTranslation();
  return (
    <OneLineForm
      {...asked}
      label={t('team.settings.name')}
      required={t('team.settings.required')}
      maximum={limits.maximumLabelName}
    />
  );
}
