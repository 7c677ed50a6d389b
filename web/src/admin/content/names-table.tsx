import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, locales } from 'contract/users';
import { DataTable } from '#ui/data-table.tsx';
import styles from './content.module.css';
import { PutBack } from './put-back.tsx';

type Names<Code extends string> = Record<Locale, Record<Code, string>>;

/** What things are called in each language, beside the codes that stay; those that ship can be put back. */
export function NamesTable<Code extends string>({
  label,
  codes,
  names,
  shipped,
  maxLength,
  more,
  onChange,
}: {
  label: string;
  /** In the order of the rows. */
  codes: readonly Code[];
  names: Names<Code>;
  shipped: Names<Code>;
  maxLength: number;
  /** What stands beside the names of one, before the way back. */
  more: (code: Code, place: number, name: string) => ReactNode;
  onChange: (names: Names<Code>) => void;
}) {
  const { t } = useTranslation();
  const withName = (change: Names<Code>, locale: Locale, code: Code, name: string): Names<Code> => ({
    ...change,
    [locale]: { ...change[locale], [code]: name },
  });
  return (
    <DataTable
      label={label}
      columns={[
        { name: 'code', head: t('adminContent.content.code') },
        ...locales.map((name) => ({ name, head: t(`adminContent.content.nameIn.${name}`) })),
        { name: 'actions', head: t('adminContent.content.actions'), isHidden: true },
      ]}
      rows={codes.map((code, place) => {
        const name = names.nl[code];
        const isChanged = locales.some((locale) => names[locale][code] !== shipped[locale][code]);
        const others = more(code, place, name);
        return {
          key: code,
          cells: [
            code,
            ...locales.map((locale) => (
              <TextInput
                key={locale}
                lang={locale}
                aria-label={t(`adminContent.content.nameIn.${locale}`)}
                maxLength={maxLength}
                value={names[locale][code]}
                error={names[locale][code].trim() === ''}
                onChange={(event) => onChange(withName(names, locale, code, event.currentTarget.value))}
              />
            )),
            (others !== null || isChanged) && (
              <div key="actions" className={styles.actions}>
                {others}
                {isChanged && (
                  <PutBack
                    name={name}
                    onClick={() =>
                      onChange(
                        locales.reduce(
                          (change, locale) => withName(change, locale, code, shipped[locale][code]),
                          names,
                        ),
                      )
                    }
                  />
                )}
              </div>
            ),
          ],
        };
      })}
    />
  );
}
