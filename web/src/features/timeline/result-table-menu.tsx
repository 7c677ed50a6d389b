import { Loader, Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { exportTable } from 'contract/exports';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { shownTitle } from '#features/lists/shown-title.ts';
import { today } from '#features/search/period.ts';
import { parametersOf, type SearchState } from '#features/search/search-state.ts';
import { showError } from '#session/describe.ts';
import { saveFile } from '#ui/charts/save-file.ts';
import { MenuPlace } from '#ui/menu-place.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './results.module.css';

const formats = [
  ['xlsx', IconFileSpreadsheet],
  ['csv', IconFileTypeCsv],
] as const;
type Format = (typeof formats)[number][0];

/**
 * All results as a table; of more than one may hold that is said before it is asked for (UX-2, 10). It is open from the
 * beginning, until the file is there; whoever shows it takes it away again.
 */
export function ResultTableMenu({
  domain,
  search,
  total,
  onClose,
}: {
  domain: DomainId;
  search: SearchState;
  total: number;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [making, setMaking] = useState<Format>();
  const tooMany = total > limits.maximumTableRows;
  const download = async (format: Format) => {
    setMaking(format);
    try {
      const content = await call(exportTable, {
        params: { format },
        body: { search: parametersOf(domain, search) },
        timeout: limits.fileTimeout,
      });
      saveFile(new Blob([content]), `${shownTitle(search.query)} ${today()}.${format}`);
      showMessage({ kind: 'success', text: t('timeline.table.done') });
    } catch (error) {
      showError(error);
    }
    onClose();
  };
  return (
    <Menu opened withinPortal position="bottom-end" offset={0} closeOnItemClick={false} onClose={onClose}>
      <Menu.Target>
        <MenuPlace />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('timeline.table.name')} aria-labelledby={undefined}>
        {tooMany && (
          <Menu.Label className={styles.tooMany}>
            {t('timeline.table.tooMany', { maximum: number(limits.maximumTableRows) })}
          </Menu.Label>
        )}
        {formats.map(([format, icon]) => (
          <Menu.Item
            key={format}
            disabled={tooMany || making !== undefined}
            leftSection={making === format ? <Loader size={16} /> : sign(icon)}
            onClick={() => void download(format)}
          >
            {t(`timeline.table.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
