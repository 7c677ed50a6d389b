import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TextVersion } from 'contract/comparisons';
import { useFormats } from '#features/formats.ts';
import { Menu } from '#ui/menu.tsx';
import styles from './version-choice.module.css';
import { useCompareNames } from './version-names.ts';

/** One of the two versions, and the others to choose from; a scan and what is locked cannot be chosen. */
export function VersionChoice({
  which,
  chosen,
  versions,
  onChoose,
}: {
  which: 'from' | 'to';
  chosen: TextVersion | undefined;
  versions: ReadonlyMap<string, TextVersion>;
  onChoose: (key: string) => void;
}) {
  const { t } = useTranslation();
  const label = t(which === 'from' ? 'compare.chooseFrom' : 'compare.chooseTo');
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <button type="button" className={styles.choice}>
          <span className="visually-hidden">{label}: </span>
          <span className={styles.which} aria-hidden="true">
            {t(`compare.${which}`)}
          </span>
          {chosen && <Version version={chosen} />}
          <IconChevronDown size={15} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{label}</Menu.Label>
        {[...versions].map(([key, version]) => (
          <Menu.Item
            key={key}
            disabled={version.document.locked || version.hasText === false}
            aria-current={version === chosen || undefined}
            onClick={() => onChoose(key)}
          >
            <Version version={version} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** `Wetsvoorstel nr. 2, 14 apr 2026`, with why it cannot be compared. */
export function Version({ version }: { version: TextVersion }) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const names = useCompareNames();
  const { document, label, hasText } = version;
  const facts = [label, document.locked ? '' : shortDate(document.date)].filter((fact) => fact !== '');
  return (
    <span className={styles.version}>
      <b>{names.version(version)}</b> {facts.join(', ')}
      {document.locked && (
        <small>
          <IconLock size={13} aria-hidden="true" /> {t('compare.locked')}
        </small>
      )}
      {hasText === false && <small>{t('compare.scanned')}</small>}
    </span>
  );
}
