import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Transcript } from 'contract/document-parts';
import { useFormats } from '#features/formats.ts';
import { NewWindow } from '#ui/new-window.tsx';
import styles from './transcript-tab.module.css';

/** Where the source itself shows the debate: a link for each part, with the time it began where there are several. */
export function ShownAt({ transcript: { shown = [], begin } }: { transcript: Transcript }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  return shown.map(({ page, start }) => (
    <a key={page} className={styles.shown} href={page} target="_blank" rel="noopener noreferrer">
      <IconExternalLink size={14} aria-hidden="true" />
      {shown.length === 1 || begin === undefined
        ? t('transcript.shown')
        : t('transcript.shownFrom', { time: time(new Date(Date.parse(begin) + start).toISOString()) })}
      <NewWindow />
    </a>
  ));
}
