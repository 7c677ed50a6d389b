import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { Search } from '#features/search/use-search-state.ts';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { showMessage } from '#ui/message-bar.tsx';
import type { Applied } from './applied.ts';
import { criteriaOf } from './criteria.ts';
import styles from './save-button.module.css';
import { saveSearch } from './saving.ts';

/** Saves the search that is shown; the key `s` does the same. Only once it has run (decision 5.11). */
export function SaveButton({
  domain,
  search,
  applied,
  ran,
}: {
  domain: DomainId;
  search: Search;
  applied: Applied;
  /** The results on the screen are those of what the field and the filters say. */
  ran: boolean;
}) {
  const { t } = useTranslation();
  const { saved, modified } = applied;
  const save = () => {
    if (!ran) return showMessage({ kind: 'info', text: t('timeline.query.runFirst') });
    const criteria = criteriaOf(domain, search.run);
    const asked = { domain, criteria, ran };
    if (saved && !modified) return saveSearch({ ...asked, saved });
    saveSearch({
      ...asked,
      ...(search.origin.shared === undefined ? {} : { title: search.origin.shared }),
      onSaved: ({ id }) => search.begin(search.run, { saved: id }),
    });
  };
  useShortcut('s', save);
  const there = saved !== undefined && !modified;
  const Icon = there ? IconStarFilled : IconStar;
  const name = t(there ? 'timeline.query.changeSaved' : 'timeline.query.saveSearch');
  return (
    <Button
      data-tip={ran ? name : t('timeline.query.runFirst')}
      variant="default"
      className={styles.save}
      // It keeps its place among the tab stops, so that its tooltip can be reached by keyboard.
      aria-disabled={!ran}
      data-disabled={!ran || undefined}
      aria-label={name}
      onClick={save}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={styles.label}>{t(there ? 'timeline.query.saved' : 'timeline.query.save')}</span>
    </Button>
  );
}
