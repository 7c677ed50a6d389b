import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putTeamChoices, type TeamChoices } from 'contract/team';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import type { Saving } from '#features/save-mark.tsx';
import { teamChoices } from '#features/team/team-queries.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { SettingGroup, SwitchSetting } from './setting.tsx';
import { TeamLabels } from './team-labels.tsx';

/** What the user lets colleagues see and be mailed of, and the labels of the organisation. */
export function TeamPanel() {
  const { t } = useTranslation();
  const { data: choices, error, refetch } = useQuery(teamChoices);
  const { marks, save } = useChoiceSaving(choices);
  return (
    <>
      <SettingGroup title={t('team.settings.choices')}>
        {choices ? (
          (['mentionMails', 'followingShown'] as const).map((name) => (
            <SwitchSetting
              key={name}
              label={t(`team.settings.${name}`)}
              hint={t(`team.settings.${name}Hint`)}
              saving={marks[name]}
              checked={choices[name]}
              onChange={(on) => save(name, on)}
            />
          ))
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
      <TeamLabels />
    </>
  );
}

/** A choice holds at once; one that cannot be saved goes back to what it was (UX 4). */
function useChoiceSaving(choices: TeamChoices | undefined) {
  const [marks, setMarks] = useState<Partial<Record<keyof TeamChoices, Saving>>>({});
  const save = (name: keyof TeamChoices, on: boolean) => {
    if (!choices) return;
    const mark = (saving: Saving) => setMarks((before) => ({ ...before, [name]: saving }));
    mark({ state: 'saving' });
    const body = { ...choices, [name]: on };
    queries.setQueryData(teamChoices.queryKey, body);
    call(putTeamChoices, { body }).then(
      () => mark({ state: 'saved' }),
      (failure: unknown) => {
        queries.setQueryData(teamChoices.queryKey, choices);
        mark({ state: 'failed', failure, retry: () => save(name, on) });
      },
    );
  };
  return { marks, save };
}
