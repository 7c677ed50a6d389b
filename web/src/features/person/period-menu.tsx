import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { Menu } from '#ui/menu.tsx';
import styles from './person.module.css';

/** Months that can be counted. */
export const periods: readonly number[] = [3, limits.personMonths, 24, limits.maximumPersonMonths];

/** Over how many months back is counted. */
export function PeriodMenu({ months, onMonths }: { months: number; onMonths: (months: number) => void }) {
  const { t } = useTranslation();
  const said = (count: number) =>
    count > 12 && count % 12 === 0
      ? t('person.period.years', { count: count / 12 })
      : t('person.period.months', { count });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button
          type="button"
          className={styles.period}
          aria-label={`${t('person.period.label')}: ${said(months)}`}
        >
          {said(months)}
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={String(months)} onChange={(value: string) => onMonths(Number(value))}>
          {periods.map((count) => (
            <Menu.RadioItem key={count} value={String(count)}>
              {said(count)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
