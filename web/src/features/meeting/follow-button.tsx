import { Button } from '@mantine/core';
import { IconBell, IconBellFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sign } from '#ui/sign.tsx';
import styles from './meeting.module.css';
import { useFollow } from './use-meeting.ts';

/** Follows a meeting, which mails its changes, or says that it is followed (UX-2, 13). */
export function FollowButton({
  id,
  followed,
  short = false,
}: {
  id: string;
  followed: boolean | undefined;
  /** Where there is little room. */
  short?: boolean;
}) {
  const { t } = useTranslation();
  const { follow } = useFollow(id);
  const words = short
    ? t(followed ? 'meeting.actions.followingShort' : 'meeting.actions.followShort')
    : t(followed ? 'meeting.actions.following' : 'meeting.actions.follow');
  return (
    <Button
      variant={followed ? 'default' : short ? 'default' : 'filled'}
      className={followed ? styles.followed : undefined}
      aria-pressed={followed === true}
      disabled={followed === undefined}
      data-tip={followed ? undefined : t('meeting.actions.followHint')}
      leftSection={sign(followed ? IconBellFilled : IconBell)}
      onClick={() => follow(!followed)}
    >
      {words}
    </Button>
  );
}
