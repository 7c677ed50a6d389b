import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportCommitments } from 'contract/commitments';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { downloadAs } from '#features/exports/download-as.ts';
import { useFormats } from '#features/formats.ts';
import { FollowButton } from '#features/saved-searches/follow-button.tsx';
import { useFollowing } from '#features/saved-searches/use-following.ts';
import type { SearchState } from '#features/search/search-state.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { sign } from '#ui/sign.tsx';
import styles from './commitments-bar.module.css';
import { commitmentNodes } from './nodes.ts';
import { askedOf, useCommitments } from './use-commitments.ts';

/** Characters of a query that name a file. */
const longestName = 60;

/** Above the list: how many of them it shows, following them, and all of them as a file. */
export function CommitmentsBar({ domain, search }: { domain: DomainId; search: Search }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [making, setMaking] = useState(false);
  const { run, view } = search;
  const { first, outdated, items } = useCommitments(domain, run, view.commitments);
  const following = useFollowing({
    domain,
    search: { ...run, types: typesOf(domain, run) },
    title: t('commitments.follow.title', { query: run.query }),
  });
  const count = first && { chosen: number(first.count), all: number(first.countTotal) };
  const download = async () => {
    setMaking(true);
    const body = askedOf(domain, run, view.commitments);
    const name = t('commitments.file', { query: run.query.slice(0, longestName) });
    await downloadAs('xlsx', name, () =>
      call(exportCommitments, { params: { format: 'xlsx' }, body, timeout: limits.fileTimeout }),
    );
    setMaking(false);
  };
  return (
    <>
      {count && (
        <p className={styles.count} data-outdated={outdated || undefined} role="status">
          <b aria-hidden="true">{t('commitments.count', count)}</b>
          <span className="visually-hidden">{t('commitments.countLabel', count)}</span>
        </p>
      )}
      {first?.incomplete && (
        <p>{t('commitments.incomplete', { number: number(limits.maximumCommitments) })}</p>
      )}
      {items[0]?.demo && (
        <p className={styles.demo} data-tip={t('timeline.item.demoHint')} data-tip-touch="">
          {t('timeline.item.demo')}
        </p>
      )}
      <div className={styles.tools} data-unprinted>
        <FollowButton following={following} />
        {first !== undefined && first.count > 0 && (
          <Button
            variant="default"
            leftSection={sign(IconFileSpreadsheet)}
            loading={making}
            onClick={() => void download()}
          >
            {t('commitments.excel')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The types of document that are commitments, of those that the search is narrowed to. */
function typesOf(domain: DomainId, { types }: SearchState): SearchState['types'] {
  const nodes = commitmentNodes(domain);
  if (types === 'all') return nodes;
  const within = nodes.filter((node) => types.some((type) => node === type || node.startsWith(`${type}/`)));
  return within.length === 0 ? types : within;
}
