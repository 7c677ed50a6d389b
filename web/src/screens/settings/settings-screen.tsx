import { Link, useLocation, useRouter } from '@tanstack/react-router';
import {
  IconAdjustmentsHorizontal,
  IconBeach,
  IconCalendarShare,
  IconMail,
  IconNews,
  IconPlugConnected,
  IconShieldLock,
  IconTargetArrow,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AskBeforeLeaving } from '#features/ask-before-leaving.tsx';
import { FailurePanel } from '#features/failure-panel.tsx';
import { usePageTitle } from '#session/page-title.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LatePart, lazyPart } from '#ui/late-part.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { ContextPanel } from './context-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { GeneralPanel } from './general-panel.tsx';
import { NewsletterPanel } from './newsletter-panel.tsx';
import { ReadersPanel } from './readers-panel.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { type SectionName, sectionNames, sectionOf, sections } from './sections.ts';
import links from '#ui/side-links.module.css';
import styles from './settings-screen.module.css';
import { TeamPanel } from './team-panel.tsx';
import { type EmailSettings, useEmailConfig } from './use-email-config.ts';
import { VacationPanel } from './vacation-panel.tsx';

const icons: Record<SectionName, typeof IconMail> = {
  general: IconAdjustmentsHorizontal,
  security: IconShieldLock,
  email: IconMail,
  vacation: IconBeach,
  calendar: IconCalendarShare,
  newsletter: IconNews,
  readers: IconUsers,
  team: IconUsersGroup,
  context: IconTargetArrow,
  api: IconPlugConnected,
};

// Few users have programs of their own.
const ApiPanel = lazyPart(() => import('./api-panel.tsx'), 'ApiPanel');

function Api() {
  const { t } = useTranslation();
  return (
    <LatePart
      meanwhile={<SkeletonRows rows={4} height={60} label={t('shell.loading')} />}
      failure={<ErrorPanel headingLevel="h3" message={t('api.notLoaded')} />}
    >
      <ApiPanel />
    </LatePart>
  );
}

/** All a user can set (specification §2, Settings page; UX 5.8): an index, and the part its hash names. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const hash = useLocation({ select: (location) => location.hash });
  const current = sectionOf(hash);
  const email = useEmailConfig();
  const [coloursUnsaved, setColoursUnsaved] = useState(false);
  usePageTitle(t('settings.title'));
  const panels: Record<SectionName, ReactNode> = {
    general: <GeneralPanel />,
    security: <SecurityPanel />,
    email: <Loaded email={email}>{(parts) => <EmailPanel {...parts} />}</Loaded>,
    vacation: <Loaded email={email}>{(parts) => <VacationPanel {...parts} />}</Loaded>,
    calendar: <CalendarPanel />,
    newsletter: <NewsletterPanel onUnsaved={setColoursUnsaved} />,
    readers: <ReadersPanel />,
    team: <TeamPanel />,
    context: <ContextPanel />,
    api: <Api />,
  };
  // What was typed in a part stays while another one is looked at.
  const [opened, setOpened] = useState<readonly SectionName[]>([current]);
  if (!opened.includes(current)) setOpened([...opened, current]);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Index current={current} />
      <div className={styles.content}>
        {sectionNames
          .filter((name) => name === current || opened.includes(name))
          .map((name) => (
            <section key={name} aria-labelledby={`settings-${name}`} hidden={name !== current}>
              <h2 id={`settings-${name}`}>{t(`settings.sections.${name}`)}</h2>
              {panels[name]}
            </section>
          ))}
      </div>
      <AskBeforeLeaving
        unsaved={email.unsaved || coloursUnsaved}
        header={t('settings.leave.header')}
        body={t('settings.leave.body')}
        confirm={t('settings.leave.confirm')}
      />
    </main>
  );
}

function Index({ current }: { current: SectionName }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const router = useRouter();
  useEffect(() => {
    // On a phone the index scrolls sideways; the open part is in sight, also once the router has restored scrolling.
    const show = () =>
      list.current?.querySelector('[data-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
    show();
    return router.subscribe('onRendered', show);
  }, [router, current]);
  return (
    <div className={styles.index}>
      <h1>{t('settings.title')}</h1>
      <nav aria-label={t('settings.index')}>
        <ul ref={list} className={links.links}>
          {sectionNames.map((name) => {
            const Icon = icons[name];
            return (
              <li key={name}>
                <Link
                  to="/settings"
                  hash={sections[name]}
                  replace
                  activeOptions={{ includeHash: true }}
                  aria-current={name === current ? 'page' : undefined}
                  data-current={name === current || undefined}
                >
                  <Icon size={17} aria-hidden="true" />
                  {t(`settings.sections.${name}`)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}

/** The settings of mail once they are there, and otherwise why they are not. */
function Loaded({
  email,
  children,
}: {
  email: EmailSettings;
  children: (parts: EmailSettings & { config: NonNullable<EmailSettings['config']> }) => ReactNode;
}) {
  const { t } = useTranslation();
  const { query, config } = email;
  if (config) return children({ ...email, config });
  if (!query.isError) return <SkeletonRows rows={5} height={60} label={t('shell.loading')} />;
  return (
    <FailurePanel
      headingLevel="h3"
      error={query.error}
      lost={t('settings.emailNotLoaded')}
      onRetry={() => void query.refetch()}
    />
  );
}
