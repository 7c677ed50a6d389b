import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '#features/failure-panel.tsx';
import { newsletterColours } from '#features/newsletter/colours.ts';
import { NewsletterTeaser } from '#features/newsletter/teaser.tsx';
import { useSession } from '#session/session.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { ColourForm } from './colour-form.tsx';
import settings from './settings.module.css';

/** Colours of the newsletter, the user's own or everyone's (decisions 3.3–3.5); only with its module. */
export function NewsletterPanel({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const { hasModule } = useSession();
  return hasModule('newsletter') ? <Colours onUnsaved={onUnsaved} /> : <NewsletterTeaser />;
}

function Colours({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const { t } = useTranslation();
  const colours = useQuery(newsletterColours);
  if (colours.data) {
    return (
      <>
        <p className={settings.intro}>{t('settings.newsletter.intro')}</p>
        <ColourForm colours={colours.data} onUnsaved={onUnsaved} />
      </>
    );
  }
  if (!colours.isError) return <SkeletonRows rows={4} height={60} label={t('shell.loading')} />;
  return (
    <FailurePanel
      headingLevel="h3"
      error={colours.error}
      lost={t('settings.coloursNotLoaded')}
      onRetry={() => void colours.refetch()}
    />
  );
}
