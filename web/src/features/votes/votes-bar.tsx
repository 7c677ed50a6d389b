import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { tellsCountries } from 'contract/vote-cells';
import { exportVotes } from 'contract/votes';
import { call } from '#api/call.ts';
import { downloadAs } from '#features/exports/download-as.ts';
import { useFormats } from '#features/formats.ts';
import { parametersOf } from '#features/search/search-state.ts';
import { narrowingIn, toldPer, type VotesView } from '#features/search/votes-view.ts';
import type { Scope } from '#features/statistics/scope.ts';
import { sign } from '#ui/sign.tsx';
import { perOf } from './use-told.ts';
import { useVotes } from './use-votes.ts';
import styles from './votes.module.css';

/** Beside the tabs: how many votes, how they are looked at, and all of them as an Excel file. */
export function VotesBar({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { domain, search } = scope;
  const { votes: view } = search.view;
  const { first, outdated, error } = useVotes(scope);
  const [making, setMaking] = useState(false);
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const wide = useMediaQuery('(min-width: 1180px)', undefined, { getInitialValueInEffect: false });
  const shows: VotesView['show'][] = [
    ...(phone ? [] : ['matrix' as const]),
    'list',
    // Where there is room they stand beside the others.
    ...(wide ? [] : ['counts' as const]),
  ];
  const shown = shows.includes(view.show) ? view.show : shows[0]!;
  const total = first?.total ?? 0;
  const download = async () => {
    setMaking(true);
    const narrowing = narrowingIn(view);
    const body = { ...parametersOf(domain, search.run), per: perOf(scope), narrowing };
    await downloadAs('xlsx', t('votes.file'), () =>
      call(exportVotes, { params: { format: 'xlsx' }, body, timeout: limits.fileTimeout }),
    );
    setMaking(false);
  };
  return (
    <div className={styles.bar}>
      <p role="status">
        {first && !outdated && !error && <b>{t('votes.count', { count: total, number: number(total) })}</b>}
      </p>
      <div className={styles.tools} data-unprinted>
        {tellsCountries(domain) && (
          <SegmentedControl
            size="xs"
            aria-label={t('votes.per.label')}
            value={view.per}
            data={(['party', 'country'] as const).map((value) => ({ value, label: t(`votes.per.${value}`) }))}
            onChange={(per) => search.look({ votes: toldPer(view, per) })}
          />
        )}
        <SegmentedControl
          size="xs"
          aria-label={t('votes.show.label')}
          value={shown}
          data={shows.map((value) => ({ value, label: t(`votes.show.${value}`) }))}
          onChange={(show) => search.look({ votes: { ...view, show } })}
        />
        <Button
          variant="default"
          disabled={total === 0 || total > limits.maximumTableRows || outdated}
          title={
            total > limits.maximumTableRows
              ? t('votes.tooMany', { number: number(limits.maximumTableRows) })
              : undefined
          }
          loading={making}
          leftSection={sign(IconFileSpreadsheet)}
          onClick={() => void download()}
        >
          Excel
        </Button>
      </div>
    </div>
  );
}
