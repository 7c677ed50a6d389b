import { CloseButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconAt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import type { Notices } from 'contract/notices';
import { useFormats } from '#features/formats.ts';
import { dossierLink } from '#features/reading/dossier-link.tsx';
import { today } from '#features/search/period.ts';
import styles from './notices.module.css';
import { putMentionAway } from './notices.ts';

/** A note of a colleague that mentions the user, with the way to it; who goes there has seen it. */
export function Mentioned({ mention }: { mention: NonNullable<Notices['mentioned']>[number] }) {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  const { id, at, from, documentId, dossier } = mention;
  const day = weekday(dayOf(Date.parse(at)), today());
  // Local bodies have no notes about dossiers.
  const link = dossier && dossierLink(dossier.domain, dossier.number, '');
  const seen = () => void putMentionAway(id);
  return (
    <p className={styles.bar} data-unprinted>
      <IconAt size={16} aria-hidden="true" />
      <span>
        {from === null ? t('notices.mentionedFormer', { day }) : t('notices.mentioned', { name: from, day })}
      </span>
      {documentId !== undefined && (
        <Link
          to="/document/$documentId/{-$highlightWord}"
          params={{ documentId, highlightWord: undefined }}
          search={{ tab: 'team' }}
          onClick={seen}
        >
          {t('notices.mentionedOpen')}
        </Link>
      )}
      {link && dossier && (
        <Link {...link} search={{ tab: 'team' }} onClick={seen}>
          {t('notices.mentionedDossier', { number: dossier.number })}
        </Link>
      )}
      <CloseButton size="sm" aria-label={t('notices.seen')} onClick={seen} />
    </p>
  );
}
