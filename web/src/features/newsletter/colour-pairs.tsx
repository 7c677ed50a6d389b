import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type ColourPair, type ColourPairName, colourPairs } from 'contract/colours';
import styles from './colour-pairs.module.css';

/** The predefined pairs (specification §3). */
export function ColourPairs({ pair, onChoose }: { pair: ColourPair; onChoose: (pair: ColourPair) => void }) {
  const { t } = useTranslation();
  const same = (one: ColourPair) =>
    one.primary === pair.primary.toUpperCase() && one.secondary === pair.secondary.toUpperCase();
  return (
    <fieldset className={styles.pairs}>
      <legend className={styles.legend}>{t('newsletter.colours.pairs')}</legend>
      <div>
        {(Object.entries(colourPairs) as [ColourPairName, ColourPair][]).map(([name, one]) => (
          <label key={name}>
            <input type="radio" name="colour-pair" checked={same(one)} onChange={() => onChoose(one)} />
            <span className={styles.swatch} aria-hidden="true">
              <i style={{ background: one.primary }} />
              <i style={{ background: one.secondary }} />
              {same(one) && <IconCheck size={16} />}
            </span>
            {t(`newsletter.colours.pairNames.${name}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
