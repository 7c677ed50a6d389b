import { Button } from '@mantine/core';
import { IconPlayerPlay, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isVideoFile, type SupportVideo } from 'contract/support';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './videos.module.css';

/** Videos that explain the product; without them the way to what there is (decision 1.5). */
export function Videos({
  videos,
  onQuestions,
}: {
  videos: readonly SupportVideo[];
  onQuestions: () => void;
}) {
  const { t } = useTranslation();
  if (videos.length > 0) {
    return (
      <ul className={styles.videos}>
        {videos.map((video) => (
          <li key={video.id}>
            <Video video={video} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <EmptyState icon={sign(IconVideo, 28)} title={t('support.videos.none')}>
      <p>{t('support.videos.instead')}</p>
      <Button variant="default" onClick={onQuestions}>
        {t('support.videos.questions')}
      </Button>
    </EmptyState>
  );
}

/** One video; nothing is fetched of it, and nobody else learns of the reader, before it is played. */
function Video({ video: { title, address, description } }: { video: SupportVideo }) {
  const { t } = useTranslation();
  const [isPlaying, setPlaying] = useState(false);
  const { origin, host } = new URL(address, location.origin);
  return (
    <article className={styles.video}>
      <h2>{title}</h2>
      {description && <p>{description}</p>}
      {!isPlaying && (
        <div className={styles.play}>
          <Button
            leftSection={sign(IconPlayerPlay)}
            aria-label={t('support.videos.playOne', { title })}
            onClick={() => setPlaying(true)}
          >
            {t('support.videos.play')}
          </Button>
          {origin !== location.origin && <small>{t('support.videos.from', { host })}</small>}
        </div>
      )}
      {isPlaying &&
        (isVideoFile(address) ? (
          <video className={styles.screen} src={address} title={title} controls autoPlay />
        ) : (
          <iframe
            className={styles.screen}
            src={address}
            title={title}
            allow="fullscreen; autoplay"
            referrerPolicy="strict-origin"
            sandbox="allow-scripts allow-same-origin allow-presentation"
          />
        ))}
    </article>
  );
}
