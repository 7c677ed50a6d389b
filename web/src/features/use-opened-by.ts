import { useTranslation } from 'react-i18next';
import { dashboards, domainIds, type DomainId } from 'contract/dashboards';
import { moduleCodes } from 'contract/modules';
import { useNames } from '#features/names.ts';

/**
 * Names what a module opens, by its code: a dashboard, or the upper house, which is a part of the national tree
 * (decision 1.1) and is named as it is there. Any other code stands for the dashboard of a document.
 */
export function useOpenedBy(): (code: string | undefined, domain: DomainId) => string {
  const { t } = useTranslation();
  const names = useNames();
  return (code, domain) => {
    if (code === moduleCodes.DSModule) return names.source('nl', 'ek');
    const owner = domainIds.find((one) => moduleCodes[dashboards[one].module] === code) ?? domain;
    return t(`shell.domainNames.${owner}`);
  };
}
