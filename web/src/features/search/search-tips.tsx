import { IconHelpCircle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withWords } from '#session/locale.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/late-part.tsx';
import { Popover } from '#ui/popover.tsx';
import styles from './search-tips.module.css';

/** Fetched when the tips are first opened; where that fails it is said in its place. */
const TipsTable = lazyPart(() => withWords(import('./tips-table.tsx'), 'help'), 'TipsTable', NotFetched);

function NotFetched() {
  const { t } = useTranslation();
  return <p>{t(navigator.onLine ? 'errors.newVersion' : 'errors.noConnection')}</p>;
}

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
        <IconButton icon={IconHelpCircle} label={title} tip={!opened} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={title} className={styles.dropdown}>
        <h2>{title}</h2>
        <p>{t('timeline.tips.intro')}</p>
        <Suspense>
          <TipsTable
            onTry={(example) => {
              setOpened(false);
              onTry(example);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
