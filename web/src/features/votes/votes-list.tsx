import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { kindOfCell } from 'contract/vote-cells';
import type { VoteCell, VoteRow } from 'contract/votes';
import { useFormats } from '#features/formats.ts';
import { PartyLink, useParties } from '#features/named/party-link.tsx';
import { PersonLink } from '#features/named/person-link.tsx';
import type { useDocumentLink } from '#features/reading/use-document-link.ts';
import { useRowWindow } from '#features/timeline/use-row-window.ts';
import { CellMark } from './cell-mark.tsx';
import { useCellWords } from './cell-words.ts';
import type { useTold } from './use-told.ts';
import type { Votes } from './use-votes.ts';
import { VoteEnd, VoteSubject } from './vote-head.tsx';
import styles from './votes-list.module.css';

/** Pixels of a closed row, for letters of the usual height. */
const height = 72;
/** Rows before the end of what is there at which more is asked for. */
const ahead = 30;

/** What parties or countries are called. */
type Told = ReturnType<typeof useTold>;

/** The votes below each other; a row opens the parties or countries in three groups, and who deviated. */
export function VotesList({
  domain,
  votes,
  told,
  linkTo,
}: {
  domain: DomainId;
  votes: Votes;
  told: Told;
  linkTo: ReturnType<typeof useDocumentLink>;
}) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { rows, mayFetchMore, fetchMore } = votes;
  const windowed = useMemo(
    () => rows.map(({ documentId, place }) => ({ kind: 'item' as const, key: `${documentId} ${place}` })),
    [rows],
  );
  const { virtualizer, follow } = useRowWindow(windowed, scroller, height, 0);
  const drawn = virtualizer.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (mayFetchMore && last >= rows.length - ahead) fetchMore();
  });
  const toggle = (key: string) =>
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <div ref={scroller} className={styles.scroller} data-outdated={votes.outdated || undefined}>
      <ol
        aria-label={t('votes.list')}
        className={styles.rows}
        style={{ height: virtualizer.getTotalSize() }}
        {...follow}
      >
        {drawn.map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={votes.first?.total ?? rows.length}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row
                domain={domain}
                row={row}
                told={told}
                linkTo={linkTo}
                open={opened.has(String(key))}
                onToggle={() => toggle(String(key))}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Row({
  domain,
  row,
  told,
  linkTo,
  open,
  onToggle,
}: {
  domain: DomainId;
  row: VoteRow;
  told: Told;
  linkTo: ReturnType<typeof useDocumentLink>;
  open: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const parties = t(told.byCountry ? 'votes.countries.count' : 'votes.parties', { count: row.cells.length });
  return (
    <>
      <div className={styles.head}>
        <div className={styles.subject}>
          <VoteSubject domain={domain} row={row} linkTo={linkTo}>
            {row.opinion !== undefined && (
              <span className={styles.opinion}>
                {t('votes.opinion', { opinion: row.opinion.toLowerCase() })}
              </span>
            )}
          </VoteSubject>
        </div>
        <VoteEnd row={row} />
        {row.cells.length > 0 && (
          <button
            type="button"
            className={styles.open}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={`${parties}, ${row.subject}`}
            onClick={onToggle}
          >
            {parties}
            <IconChevronDown size={14} data-opened={open} aria-hidden="true" />
          </button>
        )}
      </div>
      {open && <Groups id={id} domain={domain} row={row} told={told} />}
    </>
  );
}

/** Who was for, who was against, and all that did something else, each with what it did. */
function Groups({ id, domain, row, told }: { id: string; domain: DomainId; row: VoteRow; told: Told }) {
  const { t } = useTranslation();
  const partyOf = useParties(domain);
  const { number } = useFormats();
  const groups = { for: [], against: [], otherwise: [] } as Record<string, VoteCell[]>;
  for (const cell of row.cells) {
    const kind = kindOfCell(cell);
    groups[kind === 'for' || kind === 'against' ? kind : 'otherwise']!.push(cell);
  }
  return (
    <div id={id} className={styles.groups}>
      {(['for', 'against', 'otherwise'] as const).map((name) => (
        <section key={name}>
          <h3>{t(`votes.groups.${name}`, { number: number(groups[name]!.length) })}</h3>
          {groups[name]!.length > 0 && (
            <ul>
              {groups[name]!.map((cell) => (
                <GroupedParty
                  key={cell.party}
                  cell={cell}
                  name={told.nameOf(cell.party)}
                  domain={domain}
                  id={told.byCountry ? undefined : partyOf(cell.party, row)?.id}
                />
              ))}
            </ul>
          )}
        </section>
      ))}
      {row.opinion !== undefined && (
        <p className={styles.opinionBelow}>{t('votes.opinion', { opinion: row.opinion.toLowerCase() })}</p>
      )}
      {row.deviating.length > 0 && (
        <p className={styles.deviating}>
          {t('votes.deviated')}
          {row.deviating.map(({ name, party, id }, at) => (
            <Fragment key={at}>
              {at === 0 ? ' ' : ', '}
              <PersonLink id={id} domain={domain}>
                {name}
              </PersonLink>
              {` (${party})`}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

/** A party or country and what it did; a party's name leads to its page where the chamber's list has it on the day. */
function GroupedParty({
  cell,
  name,
  domain,
  id,
}: {
  cell: VoteCell;
  name: string;
  domain: DomainId;
  id: string | undefined;
}) {
  const wordsOf = useCellWords();
  return (
    <li className={styles.party}>
      <span aria-hidden="true" className={styles.mark}>
        <CellMark cell={cell} />
      </span>
      <span>
        <PartyLink id={id} domain={domain}>
          <span aria-hidden="true">{name}</span>
          <span className="visually-hidden">{wordsOf(name, cell)}</span>
        </PartyLink>
      </span>
    </li>
  );
}
