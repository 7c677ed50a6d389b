import { useTranslation } from 'react-i18next';
import { type ColourPair, standardColours, textOn } from 'contract/colours';
import { problemOf } from '#features/newsletter/colours.ts';
import styles from './newsletter-sample.module.css';
import newsletter from './newsletter.module.css';

/** What a newsletter looks like in these colours; always on light paper, as mail is. */
export function NewsletterSample({ pair }: { pair: ColourPair }) {
  const { t } = useTranslation();
  // While a colour is being typed the sample keeps a colour that exists.
  const ground = (name: keyof ColourPair) => {
    const colour = problemOf(pair[name]) === undefined ? pair[name].trim() : standardColours[name];
    return { background: colour, color: textOn(colour.toUpperCase()) };
  };
  return (
    <figure className={styles.sample}>
      <figcaption className={newsletter.legend}>{t('settings.newsletter.sample')}</figcaption>
      <div className={styles.paper}>
        <div className={styles.paperHead} style={ground('primary')}>
          <strong>{t('settings.newsletter.sampleTitle')}</strong>
          <span>{t('settings.newsletter.sampleDate')}</span>
        </div>
        <p className={styles.paperSection} style={ground('secondary')}>
          {t('settings.newsletter.sampleHeading')}
        </p>
        <div className={styles.paperItem}>
          <small>{t('settings.newsletter.sampleSource')}</small>
          <strong>{t('settings.newsletter.sampleItem')}</strong>
          <p>{t('settings.newsletter.sampleText')}</p>
        </div>
        <p className={styles.paperSection} style={ground('secondary')}>
          {t('settings.newsletter.sampleSecondHeading')}
        </p>
        <div className={styles.paperItem}>
          <small>{t('settings.newsletter.sampleSecondSource')}</small>
          <strong>{t('settings.newsletter.sampleSecondItem')}</strong>
        </div>
      </div>
    </figure>
  );
}
