import { IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import styles from './search-tips.module.css';
import { TipsTable } from './tips-table.tsx';

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
        <TipsTable
          onTry={(example) => {
            setOpened(false);
            onTry(example);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
