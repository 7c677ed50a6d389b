import { Popover } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './search-tips.module.css';

const rows = ['and', 'or', 'not', 'phrase', 'wildcard', 'group', 'near', 'field'] as const;

/** A button that opens the table of search symbols; "Probeer" hands over an example. */
export function SearchTips({ onTry }: { onTry: (example: string) => void }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const title = t('timeline.tips.title');
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={560}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <IconButton label={title} tip={!opened} onClick={() => setOpened(!opened)}>
          <IconHelpCircle size={17} aria-hidden="true" />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={title} className={styles.dropdown}>
        <h2>{title}</h2>
        <p>{t('timeline.tips.intro')}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('timeline.tips.symbol')}</th>
              <th scope="col">{t('timeline.tips.meaning')}</th>
              <th scope="col">{t('timeline.tips.example')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const example = t(`timeline.tips.rows.${row}.example`);
              return (
                <tr key={row}>
                  <th scope="row">{t(`timeline.tips.rows.${row}.symbol`)}</th>
                  <td>{t(`timeline.tips.rows.${row}.meaning`)}</td>
                  <td>
                    <code>{example}</code>
                    <button
                      type="button"
                      aria-label={t('timeline.tips.tryExample', { example })}
                      onClick={() => {
                        setOpened(false);
                        onTry(example);
                      }}
                    >
                      {t('timeline.tips.try')}
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Popover.Dropdown>
    </Popover>
  );
}
