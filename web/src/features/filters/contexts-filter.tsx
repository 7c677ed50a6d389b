import { Popover, Slider } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contextCodes, type ContextCode } from 'contract/contexts';
import { limits } from 'contract/limits';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { Section } from '#features/section.tsx';
import { showError } from '#session/describe.ts';
import { usePreferences } from '#session/session.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Check } from './check.tsx';
import styles from './filters.module.css';

/** Contexts that are shown before the list is unfolded, besides the chosen ones. */
const shortList = 7;

/** Policy areas and how well a document must fit one of them (decisions 3.8 and 3.9). */
export function ContextsFilter({
  known,
  chosen,
  minimalMatch,
  hidden,
  onChoose,
  onMatch,
}: {
  /** Codes the server offers. */
  known: readonly string[];
  chosen: 'all' | readonly ContextCode[];
  minimalMatch: number;
  hidden: number | undefined;
  onChoose: (contexts: 'all' | readonly ContextCode[]) => void;
  onMatch: (percentage: number) => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const offered = contextCodes
    .filter((code) => known.includes(code))
    .toSorted((one, other) => names.context(one).localeCompare(names.context(other)));
  const [unfolded, setUnfolded] = useState(false);
  const isChosen = (code: ContextCode) => chosen !== 'all' && chosen.includes(code);
  const shown = unfolded ? offered : offered.filter((code, place) => place < shortList || isChosen(code));
  const toggle = (code: ContextCode, on: boolean) => {
    const before = chosen === 'all' ? [] : chosen;
    onChoose(on ? [...before, code] : before.filter((other) => other !== code));
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
        onChange={(on) => onChoose(on ? 'all' : [])}
      />
      {chosen.length === 0 && (
        <p role="alert" className={styles.problem}>
          {t('timeline.query.noContext')}
        </p>
      )}
      {shown.map((code) => (
        <Check
          key={code}
          label={names.context(code)}
          state={isChosen(code)}
          onChange={(on) => toggle(code, on)}
        />
      ))}
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
        <MinimalMatch percentage={minimalMatch} hidden={hidden} onChange={onMatch} />
      )}
    </Section>
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

/** The slider of the minimum match; the last choice is remembered as a preference (specification §9). */
function MinimalMatch({
  percentage,
  hidden,
  onChange,
}: {
  percentage: number;
  hidden: number | undefined;
  onChange: (percentage: number) => void;
}) {
  const { t } = useTranslation();
  const { number, percentage: percent } = useFormats();
  const { change } = usePreferences();
  const [moved, setMoved] = useState<number>();
  const sliding = moved ?? percentage;
  const id = useId();
  const choose = (value: number) => {
    setMoved(undefined);
    onChange(value);
    void change({ minimalMatchPercentage: value }).catch(showError);
  };
  return (
    <div className={styles.match}>
      <div className={styles.matchHead}>
        <span id={id}>{t('filters.minimalMatch')}</span>
        <b>{percent(sliding)}</b>
      </div>
      <Slider
        value={sliding}
        onChange={setMoved}
        onChangeEnd={choose}
        min={0}
        max={100}
        step={5}
        label={null}
        marks={[{ value: limits.defaultMinimalMatch }]}
        thumbLabel={t('filters.minimalMatch')}
        thumbSize={18}
      />
      <p className={styles.hint}>{t('filters.explainMatch')}</p>
      {hidden !== undefined && hidden > 0 && (
        <p className={styles.hint}>
          {t('filters.hidden', { number: number(hidden), percentage: percent(percentage) })}{' '}
          <button type="button" className={styles.link} onClick={() => onChange(0)}>
            {t('timeline.results.showHidden')}
          </button>
        </p>
      )}
      {sliding !== limits.defaultMinimalMatch && (
        <button type="button" className={styles.link} onClick={() => choose(limits.defaultMinimalMatch)}>
          {t('filters.resetMatch')}
        </button>
      )}
    </div>
  );
}
