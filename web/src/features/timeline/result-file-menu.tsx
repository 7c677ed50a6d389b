import { Loader, Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv, IconFileTypeDocx } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { exportTable, exportWord } from 'contract/exports';
import { limits } from 'contract/limits';
import type { HitOrder } from 'contract/timeline';
import { call } from '#api/call.ts';
import { downloadAs } from '#features/exports/download-as.ts';
import { useFormats } from '#features/formats.ts';
import { shownTitle } from '#features/lists/shown-title.ts';
import { parametersOf, type SearchState } from '#features/search/search-state.ts';
import { MenuPlace } from '#ui/menu-place.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './results.module.css';

const files = [
  { type: 'docx', icon: IconFileTypeDocx, maximum: limits.maximumWordDocuments },
  { type: 'xlsx', icon: IconFileSpreadsheet, maximum: limits.maximumTableRows },
  { type: 'csv', icon: IconFileTypeCsv, maximum: limits.maximumTableRows },
] as const;

type FileType = (typeof files)[number]['type'];

/**
 * All results as a file; where they are more than it may hold, that is said before it is asked for (UX-2, 10). It is
 * open from the beginning, until the file is there; whoever shows it takes it away again.
 */
export function ResultFileMenu({
  domain,
  search,
  order,
  total,
  onClose,
}: {
  domain: DomainId;
  search: SearchState;
  order: HitOrder;
  total: number;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [making, setMaking] = useState<FileType>();
  const download = async (type: FileType) => {
    setMaking(type);
    const asked = {
      body: { search: { ...parametersOf(domain, search), order } },
      timeout: limits.fileTimeout,
    };
    await downloadAs(type, shownTitle(search.query), () =>
      type === 'docx' ? call(exportWord, asked) : call(exportTable, { ...asked, params: { format: type } }),
    );
    onClose();
  };
  return (
    <Menu opened withinPortal position="bottom-end" offset={0} closeOnItemClick={false} onClose={onClose}>
      <Menu.Target>
        <MenuPlace />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('timeline.file.name')} aria-labelledby={undefined}>
        {files.map(({ type, icon, maximum }) => (
          <Menu.Item
            key={type}
            className={styles.file}
            disabled={total > maximum || making !== undefined}
            leftSection={making === type ? <Loader size={16} /> : sign(icon)}
            onClick={() => void download(type)}
          >
            {t(`timeline.file.${type}`)}
            {total > maximum && (
              <small className={styles.tooMany}>
                {t('timeline.file.tooMany', { maximum: number(maximum) })}
              </small>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
