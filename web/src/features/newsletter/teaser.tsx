import { useTranslation } from 'react-i18next';
import { LockedPart } from '#features/locked-part.tsx';

/** What the newsletter is, for who does not have its module. */
export function NewsletterTeaser() {
  const { t } = useTranslation();
  return (
    <LockedPart
      module="newsletter"
      title={t('newsletter.teaser.title')}
      text={t('newsletter.teaser.text')}
      subject={t('newsletter.teaser.subject')}
    />
  );
}
