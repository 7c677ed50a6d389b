import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { type OneLineAsked, OneLineForm } from '../one-line-form.tsx';

/** Asks for the name of a template. */
export function TemplateName(asked: OneLineAsked) {
  const { t } = useTranslation();
  return (
    <OneLineForm
      {...asked}
      label={t('newsletter.templates.name')}
      description={t('newsletter.templates.nameHint')}
      required={t('newsletter.templates.nameRequired')}
      maximum={limits.maximumTemplateName}
    />
  );
}
