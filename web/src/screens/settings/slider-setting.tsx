import { Slider, type SliderProps } from '@mantine/core';
import type { useMoved } from '#ui/use-moved.ts';
import { ChoiceSetting, type Named } from './setting.tsx';
import settings from './settings.module.css';
import styles from './slider-setting.module.css';

/** A setting on a scale: kept once the thumb is let go, with the way back to what it is by itself. */
export function SliderSetting({
  label,
  hint,
  saving,
  moved: { shown, move, keep },
  written,
  standard,
  reset,
  ...scale
}: Named & {
  /** Where the thumb is now. */
  moved: ReturnType<typeof useMoved>;
  /** The same as it is read. */
  written: string;
  standard: number;
  /** Words of the way back. */
  reset: string;
} & Pick<SliderProps, 'min' | 'max' | 'step' | 'marks'>) {
  return (
    <ChoiceSetting label={label} hint={hint} saving={saving}>
      {(name) => (
        <div className={styles.slider}>
          <Slider
            {...scale}
            value={shown}
            onChange={move}
            onChangeEnd={keep}
            label={null}
            thumbLabel={name}
            thumbSize={18}
          />
          <output>{written}</output>
          {shown !== standard && (
            <button type="button" className={settings.link} onClick={() => keep(standard)}>
              {reset}
            </button>
          )}
        </div>
      )}
    </ChoiceSetting>
  );
}
