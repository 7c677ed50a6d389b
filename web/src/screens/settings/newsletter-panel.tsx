import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '#features/failure-panel.tsx';
import { newsletterColours } from '#features/newsletter/colours.ts';
import { LogoPart } from '#features/newsletter/logo-part.tsx';
import { NewsletterTeaser } from '#features/newsletter/teaser.tsx';
import { TemplateList } from '#features/newsletter/template-list.tsx';
import { useSession } from '#session/session.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { ColourForm } from './colour-form.tsx';
import styles from './newsletter.module.css';
import { SettingGroup } from './setting.tsx';
import settings from './settings.module.css';

/** Colours of the newsletter, the user's own or everyone's (3.3–3.5), logo and templates; only with its module. */
export function NewsletterPanel({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const { hasModule } = useSession();
  if (!hasModule('newsletter')) return <NewsletterTeaser />;
  return (
    <>
      <Colours onUnsaved={onUnsaved} />
      <House />
    </>
  );
}

/** What is everyone's beside the colours: logo and templates. */
function House() {
  const { t } = useTranslation();
  const { organisation } = useSession().user;
  return (
    <div className={styles.house}>
      <SettingGroup title={t('newsletter.logo.title')} hint={t('newsletter.logo.hint')}>
        <div className={settings.padded}>
          <LogoPart />
        </div>
      </SettingGroup>
      <SettingGroup
        title={t('newsletter.templates.title')}
        hint={t('newsletter.templates.hint', { organisation })}
      >
        <TemplateList />
      </SettingGroup>
    </div>
  );
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
