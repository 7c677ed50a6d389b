import { IconCalendar, IconCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#ui/late-part.tsx';
import { Popover } from '#ui/popover.tsx';
import styles from './period-button.module.css';
import type { Days, Reach } from './typed-days.ts';

/** Fetched when the popover is first opened. */
const TypedPeriod = lazyPart(() => import('./typed-period.tsx'), 'TypedPeriod');

/** A period that one click chooses. */
interface PeriodPreset {
  key: string;
  name: string;
  chosen: boolean;
  choose: () => void;
}

/** A button that says the period and opens other ones: by one click, typed or picked (UX 5.2). */
export function PeriodPopover({
  label,
  days,
  presets,
  reach,
  outside,
  onChoose,
}: {
  /** The period as the button says it. */
  label: string;
  days: Days;
  presets: readonly PeriodPreset[];
  reach: Reach;
  /** What is said of a day beyond that. */
  outside: string;
  onChoose: (days: Days) => void;
}) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.button}
          data-open-period=""
          aria-label={t('timeline.period.label', { period: label })}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendar size={16} aria-hidden="true" />
          <span>{label}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} aria-label={t('timeline.period.title')}>
        <ul className={styles.presets}>
          {presets.map(({ key, name, chosen, choose }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.preset}
                aria-pressed={chosen}
                onClick={() => {
                  setOpened(false);
                  choose();
                }}
              >
                <span>{name}</span>
                {chosen && <IconCheck size={15} aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
        <Suspense fallback={<div className={styles.room} />}>
          <TypedPeriod
            days={days}
            reach={reach}
            outside={outside}
            onChoose={(typed) => {
              setOpened(false);
              onChoose(typed);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
