import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useValue } from '#session/value.ts';
import styles from './debate-picture.module.css';
import type { Player } from './player.ts';

/** The picture of a debate above its player, while somebody wants to see it. */
export function DebatePicture({ player, screen }: { player: Player; screen: HTMLMediaElement }) {
  const { t } = useTranslation();
  const pictured = useValue(player.pictured);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    // The element is the player's own. Out of the page it is paused, and the player goes on with the sound alone.
    box?.append(screen);
    return () => screen.remove();
  }, [screen, pictured]);
  if (!pictured) return null;
  return (
    <div
      ref={place}
      role="group"
      aria-label={t('transcript.player.pictureLabel')}
      className={styles.picture}
      data-unprinted
    />
  );
}
