import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CouncilsResponse, putCouncils } from 'contract/admin/councils';
import {
  councilId,
  councilsRead,
  type CouncilSystem,
  councilSystems,
  type NamedCouncil,
} from 'contract/councils';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { SearchField } from '#ui/search-field.tsx';
import { sign } from '#ui/sign.tsx';
import { SaveBar } from '../content/save-bar.tsx';
import { AdminCard } from '../ui/admin-page.tsx';
import { useAddress } from '../use-address.ts';
import { AddCouncil } from './add-council.tsx';
import { CouncilTable } from './council-table.tsx';
import { councilsQuery, listedCouncils } from './councils.ts';
import styles from './councils.module.css';

/** What is read of each system, and its councils to choose from; saved as a whole. */
export function CouncilsEditor({ kept }: { kept: CouncilsResponse }) {
  const { t } = useTranslation();
  const { connector } = useNames();
  const { date } = useFormats();
  const [{ system: asked }, setAddress] = useAddress();
  const system = councilSystems.find((one) => one === asked) ?? councilSystems[0];
  const [draft, setDraft] = useState<NamedCouncil[]>(kept.councils);
  const [find, setFind] = useState('');
  const [adding, setAdding] = useState(false);
  const listed = listedCouncils(system, kept, draft);
  const isAll = councilsRead(system, { file: kept.file, staff: draft }) === undefined;
  const choose = (council: NamedCouncil, chosen: boolean) => {
    const others = draft.filter((one) => councilId(one) !== councilId(council));
    setDraft(chosen ? [...others, council] : others);
  };
  return (
    <>
      <AdminCard title={t('adminContent.councils.reads')}>
        <dl className={styles.reads}>
          {councilSystems.map((one) => (
            <Reads key={one} system={one} kept={kept} staff={draft} />
          ))}
        </dl>
      </AdminCard>
      <div className={styles.systems}>
        <SegmentedControl
          aria-label={t('adminContent.councils.system')}
          data={councilSystems.map((value) => ({ value, label: connector(value) }))}
          value={system}
          onChange={(value) => {
            setFind('');
            setAddress({ system: value });
          }}
        />
      </div>
      <AdminCard
        title={t('adminContent.councils.list', { system: connector(system) })}
        beside={
          <Button variant="default" leftSection={sign(IconPlus)} onClick={() => setAdding(true)}>
            {t('adminContent.councils.add')}
          </Button>
        }
      >
        <div className={styles.above}>
          <p>{t(isAll ? 'adminContent.councils.allHint' : 'adminContent.councils.chosenHint')}</p>
          <SearchField
            label={t('adminContent.councils.find')}
            labelled={false}
            value={find}
            onType={setFind}
          />
        </div>
        <CouncilTable
          label={t('adminContent.councils.list', { system: connector(system) })}
          {...{ listed, find }}
          standings={kept.standings.filter((one) => one.system === system)}
          onChoose={choose}
        />
        <p className={styles.from}>
          {t('adminContent.councils.from', {
            days: [...new Set(kept.knownFrom.map((one) => date(one.day)))].join(', '),
          })}
        </p>
      </AdminCard>
      {adding && (
        <AddCouncil
          {...{ system, listed }}
          onDone={(council) => choose(council, true)}
          onClose={() => setAdding(false)}
        />
      )}
      <SaveBar
        {...{ draft }}
        kept={kept.councils}
        changes={[]}
        onDiscard={() => setDraft(kept.councils)}
        onSave={async (reason) => {
          const answer = await call(putCouncils, {
            body: { version: kept.version, councils: draft, reason },
          });
          queries.setQueryData(councilsQuery.queryKey, answer);
        }}
      />
    </>
  );
}

/** What is read of a system, and how many of it could not be. */
function Reads({
  system,
  kept,
  staff,
}: {
  system: CouncilSystem;
  kept: CouncilsResponse;
  staff: readonly NamedCouncil[];
}) {
  const { t } = useTranslation();
  const { connector } = useNames();
  const read = councilsRead(system, { file: kept.file, staff });
  const failing = kept.standings.filter((one) => one.system === system && one.fault !== undefined).length;
  const what =
    read === undefined
      ? t('adminContent.councils.all')
      : read.length === 0
        ? t('adminContent.councils.none')
        : read.length <= 3
          ? read.map(({ name }) => name).join(', ')
          : t('adminContent.councils.named', { count: read.length });
  return (
    <div>
      <dt>{connector(system)}</dt>
      <dd>
        {what}
        {failing > 0 && (
          <span className={styles.fault}>{t('adminContent.councils.failing', { count: failing })}</span>
        )}
      </dd>
    </div>
  );
}
