import { IconInfoCircle } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contextCodes, type ContextCode } from 'contract/contexts';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import type { SearchState } from '#features/search/search-state.ts';
import { Section } from '#features/section.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { useAtOnce } from '#ui/use-at-once.ts';
import { Check } from './check.tsx';
import styles from './filters.module.css';
import { useContextCounts } from './use-context-counts.ts';

/** Fetched when a context is chosen: without one there is nothing to match. */
const MinimalMatch = lazy(async () => ({ default: (await import('./minimal-match.tsx')).MinimalMatch }));

/** Contexts that are shown before the list is unfolded, besides the chosen ones. */
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
  const offered = contextCodes
    .filter((code) => known.includes(code))
    .toSorted((one, other) => names.context(one).localeCompare(names.context(other)));
  const [unfolded, setUnfolded] = useState(false);
  const [chosen, choose] = useAtOnce(settled, onChoose);
  const isChosen = (code: ContextCode) => chosen !== 'all' && chosen.includes(code);
  const shown = unfolded ? offered : offered.filter((code, place) => place < shortList || isChosen(code));
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
      <Choices codes={shown} counted={counted} isChosen={isChosen} onToggle={toggle} />
      {offered.length > shortList && (
        <button
          type="button"
          className={styles.link}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? t('filters.fewer') : t('filters.allContexts', { count: offered.length })}
        </button>
      )}
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

/** The boxes; hits are counted of those in sight only, and not at all while they are folded away. */
function Choices({
  codes,
  counted,
  isChosen,
  onToggle,
}: {
  codes: readonly ContextCode[];
  counted: SearchState | undefined;
  isChosen: (code: ContextCode) => boolean;
  onToggle: (code: ContextCode, on: boolean) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const names = useNames();
  const counts = useContextCounts(counted, codes);
  return codes.map((code) => {
    const count = counts?.get(code);
    const shown = count === undefined ? undefined : number(count);
    return (
      <Check
        key={code}
        label={names.context(code)}
        count={shown}
        countLabel={shown && t('filters.documents', { number: shown })}
        state={isChosen(code)}
        onChange={(on) => onToggle(code, on)}
      />
    );
  });
}

/** What a context is, and what its percentage says (decision 3.8). */
function Explanation() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const title = t('filters.aboutContexts.title');
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={340} trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={title} tip={!opened} onClick={() => setOpened(!opened)}>
          <IconInfoCircle size={15} aria-hidden="true" />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown className={styles.explanation} aria-label={title}>
        <h2 tabIndex={-1} data-autofocus>
          {title}
        </h2>
        {(['what', 'score', 'passing', 'unscored'] as const).map((part) => (
          <p key={part}>{t(`filters.aboutContexts.${part}`)}</p>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
