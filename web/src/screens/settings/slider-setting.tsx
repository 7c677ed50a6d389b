import { Slider, type SliderProps } from '@mantine/core';
import type { Saving } from './save-mark.tsx';
import { ChoiceSetting } from './setting.tsx';
import settings from './settings.module.css';
import styles from './slider-setting.module.css';

/** A setting on a scale: kept once the thumb is let go, with the way back to what it is by itself. */
export function SliderSetting({
  label,
  hint,
  saving,
  shown,
  written,
  standard,
  reset,
  onMove,
  onKeep,
  ...scale
}: {
  label: string;
  hint: string;
  saving: Saving | undefined;
  /** Where the thumb is now. */
  shown: number;
  /** The same as it is read. */
  written: string;
  standard: number;
  /** Words of the way back. */
  reset: string;
  onMove: (value: number) => void;
  onKeep: (value: number) => void;
} & Pick<SliderProps, 'min' | 'max' | 'step' | 'marks'>) {
  return (
    <ChoiceSetting label={label} hint={hint} saving={saving}>
      {(name) => (
        <div className={styles.slider}>
          <Slider
            {...scale}
            value={shown}
            onChange={onMove}
            onChangeEnd={onKeep}
            label={null}
            thumbLabel={name}
            thumbSize={18}
          />
          <output>{written}</output>
          {shown !== standard && (
            <button type="button" className={settings.link} onClick={() => onKeep(standard)}>
              {reset}
            </button>
          )}
        </div>
      )}
    </ChoiceSetting>
  );
}
