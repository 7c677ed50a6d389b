import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsletterTemplate, NewsletterTemplateSettings } from 'contract/newsletter-templates';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { showError } from '#session/describe.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import entries from './entries.module.css';
import { TemplateName } from './template-name.tsx';
import { changeTemplate, newsletterTemplates, removeTemplate } from './templates.ts';

/** The templates of the organisation, to rename and remove; beside a newsletter also to bring up to date with it. */
export function TemplateList({ settings }: { settings?: NewsletterTemplateSettings }) {
  const { t } = useTranslation();
  const { data: answer, error, refetch } = useQuery(newsletterTemplates);
  if (!answer) {
    if (!error) return <SkeletonRows rows={2} height={48} label={t('shell.loading')} />;
    return (
      <FailurePanel error={error} lost={t('newsletter.templates.notLoaded')} onRetry={() => void refetch()} />
    );
  }
  if (answer.data.length === 0) {
    return (
      <p className={entries.none}>
        {t('newsletter.templates.none')}. {t('newsletter.templates.noneText')}
      </p>
    );
  }
  return (
    <ul className={entries.entries} aria-label={t('newsletter.templates.title')}>
      {answer.data.map((template) => (
        <Template key={template.id} template={template} settings={settings} />
      ))}
    </ul>
  );
}

function Template({
  template,
  settings,
}: {
  template: NewsletterTemplate;
  settings: NewsletterTemplateSettings | undefined;
}) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [renaming, setRenaming] = useState(false);
  const { name, changedBy, changedAt } = template;
  if (renaming) {
    return (
      <li>
        <TemplateName
          initial={name}
          confirm={t('newsletter.templates.renameSave')}
          onSave={(next) => changeTemplate(template, { name: next }).then(() => true)}
          onClose={() => setRenaming(false)}
        />
      </li>
    );
  }
  const button = (what: 'update' | 'rename' | 'remove', act: () => void) => (
    <Button
      variant="default"
      size="xs"
      aria-label={t(`newsletter.templates.${what}One`, { name })}
      onClick={act}
    >
      {t(`newsletter.templates.${what}`)}
    </Button>
  );
  return (
    <li>
      <div className={entries.words}>
        <strong>{name}</strong>
        <p>
          {t('newsletter.templates.changed', {
            name: changedBy ?? t('newsletter.templates.former'),
            day: date(changedAt),
          })}
        </p>
      </div>
      <div className={entries.actions}>
        {settings && button('update', () => void changeTemplate(template, { settings }).catch(showError))}
        {button('rename', () => setRenaming(true))}
        {button('remove', () => void removeTemplate(template))}
      </div>
    </li>
  );
}
