import { useTranslation } from 'react-i18next';
import { isListOf, isText } from '#api/shapes.ts';
import { privateValue } from '#session/private-value.ts';
import { QueryTip, type TipProps } from './query-tip.tsx';

const closed = privateValue<readonly string[]>('compoundTips', isListOf(isText), []);

/** How many times the hits of the word the compounds have to find, to be worth a word. */
const worth = 1.5;

/**
 * Tells that a word is found more often with what is written to it, "energie" in "energietransitie", where that is at
 * least half more; for a query that is one plain word. Closed twice it stays away for good.
 */
export function CompoundTip({ total, ...props }: TipProps) {
  const { t } = useTranslation();
  const word = props.search.query.trim();
  return (
    <QueryTip
      {...props}
      {...{ closed }}
      query={`${word}*`}
      hint={t('timeline.results.compoundsHint', { word })}
      enough={2}
      isWorth={(count) => count >= total * worth}
    />
  );
}
