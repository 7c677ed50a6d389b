import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transcript } from 'contract/document-parts';
import { clock } from '#features/reading/moments.ts';
import { sign } from '#ui/sign.tsx';
import { SpeakerDot } from './speaker-dot.tsx';
import { describeSpeaker, speakingOf } from './speakers.ts';
import styles from './speakers-menu.module.css';

/** Who spoke and how long; choosing one shows their turns alone. */
export function SpeakersMenu({
  transcript,
  colours,
  only,
  onOnly,
}: {
  transcript: Transcript;
  colours: readonly number[];
  only: string | undefined;
  onOnly: (name: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const speaking = useMemo(() => speakingOf(transcript), [transcript]);
  if (speaking.length < 2) return null;
  return (
    <div className={styles.choice}>
      <Menu position="bottom-end" width={320} withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={sign(IconChevronDown, 15)} className={styles.button}>
            {only === undefined ? t('transcript.speakers') : t('transcript.only', { name: only })}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles.menu}>
          <Menu.RadioGroup value={only ?? ''} onChange={(name) => onOnly(name === '' ? undefined : name)}>
            <Menu.RadioItem value="">{t('transcript.everyone')}</Menu.RadioItem>
            {speaking.map(({ speaker, turns, lasting }) => {
              const one = transcript.speakers[speaker];
              if (!one) return null;
              return (
                <Menu.RadioItem
                  key={one.name}
                  value={one.name}
                  rightSection={
                    <span className={styles.lasting}>
                      {lasting > 0 ? clock(lasting) : t('transcript.turns', { count: turns })}
                    </span>
                  }
                >
                  <span className={styles.person}>
                    <SpeakerDot colour={colours[speaker] ?? 1} />
                    <span>
                      {one.name}
                      <small>{describeSpeaker(one).join(' · ')}</small>
                    </span>
                  </span>
                </Menu.RadioItem>
              );
            })}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      {only !== undefined && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('transcript.showAll')}
          onClick={() => onOnly(undefined)}
        >
          <IconX size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
