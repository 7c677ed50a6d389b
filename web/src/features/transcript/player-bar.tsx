import { Menu } from '@mantine/core';
import {
  IconFocusCentered,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
  IconVideo,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Transcript } from 'contract/document-parts';
import { useFormats } from '#features/formats.ts';
import { useValue } from '#session/value.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { clock } from '#features/reading/moments.ts';
import styles from './player-bar.module.css';
import { speeds, type Player } from './player.ts';
import { PlayerTrack } from './player-track.tsx';
import { SpeakerDot } from './speaker-dot.tsx';
import { coloursOf, describeSpeaker } from './speakers.ts';
import { step, usePlayerKeys } from './use-player-keys.ts';

/**
 * The sound of a debate: back, play, forward, where it is, speed, and whether the text follows. It stays
 * whatever part of the document is shown (UX 5.5).
 */
export function PlayerBar({
  transcript,
  player,
  hits,
  onFollow,
}: {
  transcript: Transcript;
  player: Player;
  /** Places of the hits in the text. */
  hits: readonly number[];
  /** Shows the text that is to follow. */
  onFollow: () => void;
}) {
  const { t } = useTranslation();
  usePlayerKeys(player);
  const playing = useValue(player.playing);
  const following = useValue(player.following);
  const busy = playing === 'playing' || playing === 'loading';
  return (
    <div role="group" aria-label={t('transcript.player.label')} className={styles.player} data-unprinted>
      <div className={styles.buttons}>
        <IconButton
          icon={IconRewindBackward10}
          size={20}
          label={t('transcript.player.back')}
          onClick={() => player.seek(player.position.now() - step)}
        />
        <button
          type="button"
          className={styles.play}
          data-loading={playing === 'loading' || undefined}
          aria-label={busy ? t('transcript.player.pause') : t('transcript.player.play')}
          onClick={player.toggle}
        >
          {busy ? (
            <IconPlayerPauseFilled size={20} aria-hidden="true" />
          ) : (
            <IconPlayerPlayFilled size={20} aria-hidden="true" />
          )}
        </button>
        <IconButton
          icon={IconRewindForward10}
          size={20}
          label={t('transcript.player.forward')}
          onClick={() => player.seek(player.position.now() + step)}
        />
      </div>
      <div className={styles.middle}>
        {playing === 'failed' ? (
          <p role="alert" className={styles.failed}>
            {t('transcript.player.failed')}{' '}
            <button type="button" className={styles.retry} onClick={player.play}>
              {t('transcript.player.retry')}
            </button>
          </p>
        ) : (
          <Now transcript={transcript} player={player} />
        )}
        <PlayerTrack transcript={transcript} player={player} hits={hits} />
      </div>
      <div className={styles.choices}>
        <SpeedMenu player={player} />
        {player.screen && <PictureChoice player={player} />}
        <button
          type="button"
          className={styles.follow}
          aria-pressed={following}
          onClick={() => {
            player.following.set(!following);
            if (!following) onFollow();
          }}
        >
          <IconFocusCentered size={16} aria-hidden="true" />
          <span>{t('transcript.player.follow')}</span>
        </button>
      </div>
      <span className="visually-hidden" role="status">
        {playing === 'loading' && t('transcript.player.loading')}
      </span>
    </div>
  );
}

/** The picture beside the sound; without it the sound alone is fetched. */
function PictureChoice({ player }: { player: Player }) {
  const { t } = useTranslation();
  const pictured = useValue(player.pictured);
  return (
    <button
      type="button"
      className={styles.follow}
      aria-pressed={pictured}
      onClick={() => player.setPictured(!pictured)}
    >
      <IconVideo size={16} aria-hidden="true" />
      <span>{t('transcript.player.picture')}</span>
    </button>
  );
}

/** Who speaks, and how far it is. */
function Now({ transcript, player }: { transcript: Transcript; player: Player }) {
  const { t } = useTranslation();
  const spoken = useValue(player.spoken);
  const number = spoken === undefined ? undefined : transcript.blocks[spoken]?.speaker;
  const speaker = number === undefined ? undefined : transcript.speakers[number];
  return (
    <p className={styles.now}>
      {speaker && number !== undefined ? (
        <span className={styles.who}>
          <SpeakerDot colour={coloursOf(transcript.speakers)[number] ?? 1} />
          <b>{speaker.name}</b>
          <span>{describeSpeaker(speaker)[0]}</span>
        </span>
      ) : (
        <span className={styles.who}>{t('transcript.player.notStarted')}</span>
      )}
      <Clock player={player} />
    </p>
  );
}

function Clock({ player }: { player: Player }) {
  const position = useValue(player.position);
  const total = useValue(player.total);
  return (
    <span className={styles.clock} aria-hidden="true">
      <b>{clock(position)}</b> / {clock(total)}
    </span>
  );
}

function SpeedMenu({ player }: { player: Player }) {
  const { t } = useTranslation();
  const { decimal } = useFormats();
  const speed = useValue(player.speed);
  return (
    <Menu position="top" width={120}>
      <Menu.Target>
        <button
          type="button"
          className={styles.speed}
          aria-label={t('transcript.player.speedNow', { speed: decimal(speed) })}
        >
          {decimal(speed)}×
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={String(speed)} onChange={(next) => player.setSpeed(Number(next))}>
          {speeds.map((one) => (
            <Menu.RadioItem key={one} value={String(one)}>
              {decimal(one)}×
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
