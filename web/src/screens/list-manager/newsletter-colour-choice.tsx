import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ColourPair, standardColours } from 'contract/colours';
import { ColourField } from '#features/newsletter/colour-field.tsx';
import { ColourPairs } from '#features/newsletter/colour-pairs.tsx';
import { newsletterColours, problemOf } from '#features/newsletter/colours.ts';
import { useSession } from '#session/session.ts';
import styles from './newsletter.module.css';

/** The colours that apply to all newsletters of the user, or others for this one (decision 3.4). */
export function NewsletterColourChoice({
  colours,
  onChange,
}: {
  colours: ColourPair | null;
  onChange: (colours: ColourPair | null) => void;
}) {
  const { t } = useTranslation();
  const { organisation } = useSession().user;
  const applying = useQuery(newsletterColours).data;
  const [typed, setTyped] = useState(colours);
  const begun = typed && isUsable(typed) ? typed : (applying?.effective ?? standardColours);
  const choose = (pair: ColourPair) => {
    setTyped(pair);
    // A colour that is only half typed changes nothing yet.
    if (!isUsable(pair)) return;
    const [primary, secondary] = [pair.primary, pair.secondary].map((one) => one.trim().toUpperCase());
    onChange({ primary: primary!, secondary: secondary! });
  };
  const own = colours !== null && typed !== null;
  return (
    <>
      <SegmentedControl
        aria-label={t('newsletter.house.colours')}
        value={own ? 'own' : 'effective'}
        onChange={(value) => {
          if (value === 'own') return choose(begun);
          onChange(null);
        }}
        data={[
          { value: 'effective', label: t('newsletter.house.effective') },
          { value: 'own', label: t('newsletter.house.own') },
        ]}
      />
      {own ? (
        <>
          <ColourPairs pair={typed} onChoose={choose} />
          <div className={styles.colours}>
            {(['primary', 'secondary'] as const).map((name) => (
              <ColourField
                key={name}
                name={name}
                value={typed[name]}
                problem={problemOf(typed[name])}
                onChange={(value) => choose({ ...typed, [name]: value })}
              />
            ))}
          </div>
        </>
      ) : (
        applying && (
          <p className={styles.quiet}>
            {t(`newsletter.house.${applying.origin}`, { organisation })}{' '}
            <Link to="/settings" hash="nieuwsbrief">
              {t('newsletter.house.change')}
            </Link>
          </p>
        )
      )}
    </>
  );
}

const isUsable = ({ primary, secondary }: ColourPair): boolean =>
  problemOf(primary) === undefined && problemOf(secondary) === undefined;
