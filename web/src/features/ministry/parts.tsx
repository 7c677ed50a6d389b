import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MinistryHead, MinistryPapers } from 'contract/ministries';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { Block } from '#features/person/block.tsx';
import { CommitmentRows } from '#features/person/cards.tsx';
import { opens, opensCommitments } from '#features/person/opens.ts';
import { All, PaperRow } from '#features/person/papers.tsx';
import parts from '#features/person/person.module.css';
import type { Subject } from '#features/person/subject.ts';
import { WordBars } from '#features/person/word-bars.tsx';
import styles from './ministry.module.css';

interface Shown {
  ministry: MinistryHead & Subject;
  papers: MinistryPapers;
  /** Where the reader goes back to. */
  here: string;
}

/** Papers below which bars say too little. */
const barsFrom = 10;

/** What the ministry is to do, late ones first; each number opens those commitments. */
export function Commitments({ ministry, papers: { commitments }, here }: Shown) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const search = ministry.commitments?.search;
  if (!commitments) return null;
  const { counts, ministries, first } = commitments;
  return (
    <Block
      title={t('ministry.commitments.title')}
      extra={<All subject={ministry} counted={ministry.commitments} />}
    >
      <ul className={`${parts.states} ${styles.states}`}>
        {counts.map(({ standing, count }) => {
          const said = t(`ministry.commitments.${standing}`, { number: number(count) });
          return (
            <li key={standing} className={parts.state}>
              {search ? (
                <Link
                  {...opensCommitments(ministry.domain, search, { standing, ministries })}
                  data-standing={standing}
                >
                  {said}
                </Link>
              ) : (
                said
              )}
            </li>
          );
        })}
      </ul>
      <CommitmentRows subject={ministry} commitments={first} here={here} />
    </Block>
  );
}

/** By what kinds of papers the ministry is named, and the newest of these. */
export function NamedIn({ ministry, papers: { kinds, newest }, here }: Shown) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const names = useNames();
  const { domain, documents } = ministry;
  return (
    <>
      {kinds.length > 0 && (
        <Block card title={t('ministry.kinds.title')} extra={<All subject={ministry} counted={documents} />}>
          <ul className={`${parts.rows} ${styles.kinds}`}>
            {kinds.map(({ groupPath, count, search }) => (
              <li key={groupPath}>
                <Link {...opens(domain, search)}>
                  {names.source(domain, groupPath)} <b>{number(count)}</b>
                </Link>
              </li>
            ))}
          </ul>
        </Block>
      )}
      {newest.length > 0 && (
        <Block card title={t('ministry.kinds.newest')}>
          <ul>
            {newest.map((document) => (
              <PaperRow key={document.id} document={document} here={here} />
            ))}
          </ul>
        </Block>
      )}
    </>
  );
}

/** Words of the papers that name the ministry. */
export function Topics({ ministry: { domain, documents }, papers: { topics } }: Omit<Shown, 'here'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const said = (count: number) => t('ministry.topics.stand', { count, number: number(count) });
  return (
    <WordBars
      domain={domain}
      title={t('ministry.topics.title')}
      extra={<span className={parts.quiet}>{said(documents.count)}</span>}
      words={topics.map(({ topic, documents: count, search }) => ({ topic, count, search }))}
      sayCount={said}
      withBars={documents.count >= barsFrom}
      about={t('ministry.topics.about')}
    />
  );
}
