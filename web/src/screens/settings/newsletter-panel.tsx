import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getNewsletterColours } from 'contract/newsletter-colours';
import { call } from '#api/call.ts';
import { ApiError } from '#api/failures.ts';
import { describeError } from '#session/describe.ts';
import { useSession } from '#session/session.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { ColourForm } from './colour-form.tsx';
import { Locked } from './locked.tsx';
import settings from './settings.module.css';

/** Colours of the newsletter, the user's own or everyone's (decisions 3.3–3.5); only with its module. */
export function NewsletterPanel({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  return hasModule('newsletter') ? (
    <Colours onUnsaved={onUnsaved} />
  ) : (
    <Locked
      title={t('settings.newsletter.locked')}
      text={t('settings.newsletter.lockedText')}
      subject={t('settings.sections.newsletter')}
    />
  );
}

function Colours({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const { t } = useTranslation();
  const colours = useQuery({
    queryKey: ['newsletterColours'],
    queryFn: ({ signal }) => call(getNewsletterColours, { signal }),
  });
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
    <ErrorPanel
      headingLevel="h3"
      message={`${t('settings.coloursNotLoaded')} ${describeError(colours.error)}`}
      requestId={colours.error instanceof ApiError ? colours.error.requestId : undefined}
      onRetry={() => void colours.refetch()}
    />
  );
}
