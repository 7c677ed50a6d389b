import { Button } from '@mantine/core';
import { IconBell, IconBellFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from 'contract/saved-searches';
import { sign } from '#ui/sign.tsx';
import styles from './follow-button.module.css';
import { rateOf } from './mail-rate.ts';
import { searchOf } from './search-actions.ts';
import type { Following } from './use-following.ts';
import { useMailTimes } from './use-mail-times.ts';

/** "Follow", which makes a saved search in one click, or "Following", which takes that back (UX-3, All pages). */
export function FollowButton({
  following: { saved, ready, toggle },
  names,
}: {
  following: Following;
  /** What it says, where that is more than "Follow" and "Following". */
  names?: { follow: string; following: string };
}) {
  const { t } = useTranslation();
  const followed = saved !== undefined;
  return (
    <Button
      variant="default"
      className={followed ? styles.followed : undefined}
      aria-pressed={followed}
      // It keeps the focus while it is answered.
      aria-disabled={!ready}
      data-tip={followed ? undefined : t('searches.follow.hint')}
      leftSection={sign(followed ? IconBellFilled : IconBell)}
      onClick={() => ready && toggle()}
    >
      {followed
        ? (names?.following ?? t('searches.follow.following'))
        : (names?.follow ?? t('searches.follow.follow'))}
    </Button>
  );
}

/** Beside the button: the saved search that follows, and when it mails. */
export function FollowNote({ saved }: { saved: SavedSearch | undefined }) {
  const { t } = useTranslation();
  const { time, day } = useMailTimes();
  if (!saved) return null;
  const mail = t(`searches.follow.mail.${rateOf(saved)}`, { time, day });
  return (
    <p className={styles.note}>
      {t('searches.follow.search')} <Link {...searchOf(saved)}>{saved.title}</Link>, {mail}
    </p>
  );
}
