import { ColorInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { contrast, nearestForWhite, textOn } from 'contract/colours';
import { useFormats } from '#features/formats.ts';
import styles from './colour-field.module.css';
import { type ColourProblem, problemOf } from './colours.ts';

/** One colour to type or pick; where white text would not read well it says so (decision 5.17, UX 5.6). */
export function ColourField({
  name,
  value,
  problem,
  onChange,
}: {
  name: 'primary' | 'secondary';
  value: string;
  problem: ColourProblem | undefined;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  const { decimal } = useFormats();
  const colour = value.trim().toUpperCase();
  const dark = problemOf(colour) === undefined && textOn(colour) === '#000000';
  const nearest = dark ? nearestForWhite(colour) : '';
  return (
    <div>
      <ColorInput
        name={name}
        required
        size="sm"
        label={t(`newsletter.colours.${name}`)}
        description={t(`newsletter.colours.${name}Hint`)}
        value={value}
        error={problem && t(`newsletter.colours.${problem}`)}
        fixOnBlur={false}
        withEyeDropper={false}
        popoverProps={{ position: 'top-start' }}
        onChange={onChange}
      />
      <div role="status">
        {dark && (
          <div className={styles.contrast}>
            <IconAlertTriangle size={16} aria-hidden="true" />
            <p>
              {t('newsletter.colours.lowContrast', {
                ratio: decimal(Math.floor(contrast(colour, '#FFFFFF') * 10) / 10),
              })}{' '}
              <button type="button" onClick={() => onChange(nearest)}>
                <i className={styles.dot} style={{ background: nearest }} aria-hidden="true" />
                {t('newsletter.colours.takeNearest', { colour: nearest })}
              </button>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
