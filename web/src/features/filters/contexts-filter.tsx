import { IconInfoCircle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contextCodes, type ContextCode } from 'contract/contexts';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import type { SearchState } from '#features/search/search-state.ts';
import { Section } from '#features/section.tsx';
import { withWords } from '#session/locale.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LatePart, lazyPart } from '#ui/late-part.tsx';
import { Popover } from '#ui/popover.tsx';
import { useAtOnce } from '#ui/use-at-once.ts';
import { Check } from './check.tsx';
import { byHits, useKeptOrder } from './counts.ts';
import styles from './filters.module.css';
import { useContextCounts } from './use-context-counts.ts';
import { Zeros } from './zeros.tsx';

/** Fetched when a context is chosen: without one there is nothing to match. */
const MinimalMatch = lazyPart(() => import('./minimal-match.tsx'), 'MinimalMatch');

/** Fetched when it is first opened. */
const AboutContexts = lazyPart(() => withWords(import('./about-contexts.tsx'), 'help'), 'AboutContexts');

/** Contexts that are shown before the list is unfolded. */
const shortList = 7;

/** Policy areas and how well a document must fit one of them (decisions 3.8 and 3.9). */
export function ContextsFilter({
  known,
  chosen: settled,
  minimalMatch,
  hidden,
  counted,
  onChoose,
  onMatch,
}: {
  /** Codes the server offers. */
  known: readonly string[];
  chosen: 'all' | readonly ContextCode[];
  minimalMatch: number;
  hidden: number | undefined;
  /** The search that was answered, of which hits are counted per context. */
  counted: SearchState | undefined;
  onChoose: (contexts: 'all' | readonly ContextCode[]) => void;
  onMatch: (percentage: number) => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const offered = names.inOrder(contextCodes.filter((code) => known.includes(code)));
  const [chosen, choose] = useAtOnce(settled, onChoose);
  const isChosen = (code: ContextCode) => chosen !== 'all' && chosen.includes(code);
  const toggle = (code: ContextCode, on: boolean) => {
    const before = chosen === 'all' ? [] : chosen;
    choose(on ? [...before, code] : before.filter((other) => other !== code));
  };
  return (
    <Section
      name="contexts"
      lack="context"
      title={t('filters.contexts')}
      extra={
        <span className={styles.beside}>
          {chosen !== 'all' && <span className={styles.extra}>{`${chosen.length}/${offered.length}`}</span>}
          <Explanation />
        </span>
      }
    >
      <Check
        label={names.context('all')}
        state={chosen === 'all'}
        onChange={(on) => choose(on ? 'all' : [])}
      />
      {chosen.length === 0 && (
        <p role="alert" className={styles.problem}>
          {t('timeline.query.noContext')}
        </p>
      )}
      <Choices offered={offered} counted={counted} isChosen={isChosen} onToggle={toggle} />
      {chosen !== 'all' && chosen.length > 0 && (
        <div className={styles.match}>
          <Suspense>
            <MinimalMatch percentage={minimalMatch} hidden={hidden} onChange={onMatch} />
          </Suspense>
        </div>
      )}
    </Section>
  );
}

/**
 * The boxes, ticked ones first and then by hits; those without hits fold away unless they are ticked (UX-2, Filter
 * order). Nothing is counted while they are folded away themselves.
 */
function Choices({
  offered,
  counted,
  isChosen,
  onToggle,
}: {
  /** In their order. */
  offered: readonly ContextCode[];
  counted: SearchState | undefined;
  isChosen: (code: ContextCode) => boolean;
  onToggle: (code: ContextCode, on: boolean) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const names = useNames();
  const [unfolded, setUnfolded] = useState(false);
  const [withZeros, setWithZeros] = useState(false);
  const counts = useContextCounts(counted, offered);
  const hits = (code: ContextCode) => counts?.of.get(code) ?? 0;
  const ordered =
    useKeptOrder(counted?.query ?? '', counts, counts && byHits(offered, isChosen, hits)) ?? offered;
  const zeros = counts ? ordered.filter((code) => hits(code) === 0 && !isChosen(code)) : [];
  const found = ordered.filter((code) => !zeros.includes(code));
  const shown = found.filter((code, place) => unfolded || place < shortList || isChosen(code));
  const box = (code: ContextCode) => {
    const count = counts && number(hits(code));
    return (
      <Check
        key={code}
        label={names.context(code)}
        count={count}
        countLabel={count && t('filters.documents', { number: count })}
        state={isChosen(code)}
        onChange={(on) => onToggle(code, on)}
      />
    );
  };
  return (
    <>
      {shown.map(box)}
      {found.length > shortList && (
        <button
          type="button"
          className={styles.link}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? t('filters.fewer') : t('filters.allContexts', { count: found.length })}
        </button>
      )}
      {zeros.length > 0 && (
        <Zeros
          label={t('filters.contextsWithout', { count: zeros.length })}
          opened={withZeros}
          onToggle={setWithZeros}
        />
      )}
      {withZeros && zeros.map(box)}
    </>
  );
}

/** What a context is, and what its percentage says (decision 3.8). */
function Explanation() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const title = t('filters.aboutContexts.title');
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={340} trapFocus returnFocus>
      <Popover.Target>
        <IconButton
          icon={IconInfoCircle}
          size={15}
          label={title}
          tip={!opened}
          onClick={() => setOpened(!opened)}
        />
      </Popover.Target>
      <Popover.Dropdown className={styles.explanation} aria-label={title}>
        <h2 tabIndex={-1} data-autofocus>
          {title}
        </h2>
        <LatePart failure={<p>{t('errors.newVersion')}</p>}>
          <AboutContexts />
        </LatePart>
      </Popover.Dropdown>
    </Popover>
  );
}
