import { IconBuildingBank, IconLock } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { Check } from '#features/filters/check.tsx';
import { Zeros } from '#features/filters/zeros.tsx';
import { useFormats } from '#features/formats.ts';
import { writeDay } from '#features/search/period.ts';
import type { ListedSort } from './agenda-state.ts';
import styles from './calendars.module.css';
import type { CalendarsOf, Facet } from './facets.ts';
import { useFilterNames } from './use-filter-names.ts';

/** One choice with what it would leave. */
export function Choice({
  sort,
  facet,
  sign,
  state,
  onToggle,
}: {
  sort: ListedSort;
  facet: Facet;
  sign?: ReactNode;
  state: boolean | 'mixed';
  onToggle: (on: boolean) => void;
}) {
  const { t } = useTranslation();
  const { number, dayAndTime } = useFormats();
  const names = useFilterNames();
  const shown = number(facet.count);
  const { announcedUntil, lastRead } = facet;
  const told = [
    announcedUntil !== undefined && t('agendaPage.filters.announced', { day: writeDay(announcedUntil) }),
    lastRead !== undefined && t('agendaPage.filters.read', { when: dayAndTime(lastRead) }),
  ].filter((part) => part !== false);
  return (
    <Check
      label={names.short(sort, facet)}
      hint={[names.long(sort, facet), ...told].join(', ')}
      sign={sign}
      count={shown}
      countLabel={t('agendaPage.count', { count: facet.count, number: shown })}
      state={state}
      onChange={onToggle}
    />
  );
}

/** The institutions of each dashboard under its name and colour; a dashboard stands for all of its own. */
export function CalendarChoice({
  dashboards,
  chosen,
  onChoose,
}: {
  dashboards: readonly CalendarsOf[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const names = useFilterNames();
  return (
    <>
      {dashboards.map(({ domain, locked, count, calendars }) => {
        const name = names.long('sources', { key: domain });
        if (locked) {
          return (
            <p key={domain} className={styles.locked} data-tip={t('filters.locked')}>
              <IconLock size={14} role="img" aria-hidden={false} aria-label={t('filters.locked')} />
              {name}
            </p>
          );
        }
        const whole = chosen.includes(domain);
        const others = chosen.filter((key) => domainOf(key) !== domain);
        const ticked = calendars.map(({ key }) => key).filter((key) => whole || chosen.includes(key));
        return (
          <div key={domain} className={styles.group} role="group" aria-label={name}>
            <Choice
              sort="sources"
              facet={{ key: domain, count }}
              sign={<DomainDot domain={domain} />}
              state={whole || (ticked.length > 0 && 'mixed')}
              onToggle={(on) => onChoose(on ? [...others, domain] : others)}
            />
            {calendars.length > 1 && (
              <Few all={calendars} kept={ticked}>
                {(facet) => (
                  <Choice
                    key={facet.key}
                    sort="sources"
                    facet={facet}
                    sign={<IconBuildingBank size={15} aria-hidden="true" className={styles.sign} />}
                    state={ticked.includes(facet.key)}
                    onToggle={(on) =>
                      onChoose([
                        ...others,
                        ...(on ? [...ticked, facet.key] : ticked.filter((key) => key !== facet.key)),
                      ])
                    }
                  />
                )}
              </Few>
            )}
          </div>
        );
      })}
    </>
  );
}

/** Institutions of one dashboard that are in sight before the others are asked for. */
const fewWithin = 5;

/** The first of them and those that are kept in sight; the others unfold. */
function Few({
  all,
  kept,
  children,
}: {
  all: readonly Facet[];
  kept: readonly string[];
  children: (facet: Facet) => ReactNode;
}) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const whole = all.length <= fewWithin + 1;
  const first = all.filter(({ key }, index) => whole || index < fewWithin || kept.includes(key));
  const others = all.filter((facet) => !first.includes(facet));
  return (
    <div className={styles.within}>
      {first.map(children)}
      {opened && others.map(children)}
      {others.length > 0 && (
        <Zeros
          label={
            opened ? t('agendaPage.filters.fewer') : t('agendaPage.filters.others', { count: others.length })
          }
          opened={opened}
          onToggle={setOpened}
        />
      )}
    </div>
  );
}

const domainOf = (key: string) => key.split(':', 1)[0] as DomainId;

function DomainDot({ domain }: { domain: DomainId }) {
  const colour = { '--domain': `var(--pm-dom-${domain})` } as React.CSSProperties;
  return <i className={styles.dot} style={colour} aria-hidden="true" />;
}
