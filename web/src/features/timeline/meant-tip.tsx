import { useTranslation } from 'react-i18next';
import { meantQuery } from 'contract/query/tips';
import { isListOf, isText } from '#api/shapes.ts';
import { privateValue } from '#session/private-value.ts';
import { QueryTip, type TipProps } from './query-tip.tsx';

const closed = privateValue<readonly string[]>('meantTips', isListOf(isText), []);

/** Tells that a query finds something else with its operators in capitals and without signs of other languages. */
export function MeantTip({ total, ...props }: TipProps) {
  const { t } = useTranslation();
  const query = meantQuery(props.search.query);
  return (
    query !== undefined && (
      <QueryTip
        {...props}
        {...{ closed, query }}
        hint={t('timeline.results.meantHint')}
        isWorth={(count) => count !== total}
      />
    )
  );
}
