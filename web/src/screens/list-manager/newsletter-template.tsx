import { Button, Menu, Modal } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsletterSettings } from 'contract/newsletter';
import type { NewsletterTemplateSettings } from 'contract/newsletter-templates';
import { useAbove } from '#features/dialog-above.ts';
import { TemplateList } from '#features/newsletter/template-list.tsx';
import { TemplateName } from '#features/newsletter/template-name.tsx';
import { newsletterTemplates, saveTemplate } from '#features/newsletter/templates.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { sign } from '#ui/sign.tsx';

/** Takes the settings of a newsletter from a template of the organisation, and keeps them as one. */
export function NewsletterTemplate({
  settings: { title: _title, ...settings },
  onApply,
}: {
  settings: NewsletterSettings;
  onApply: (settings: NewsletterTemplateSettings) => void;
}) {
  const { t } = useTranslation();
  const templates = useQuery(newsletterTemplates).data?.data ?? [];
  const [opened, setOpened] = useState<'save' | 'manage'>();
  useAbove(opened !== undefined);
  const close = () => setOpened(undefined);
  const apply = (name: string, chosen: NewsletterTemplateSettings) => {
    onApply(chosen);
    showMessage({
      kind: 'success',
      text: t('newsletter.templates.applied', { name }),
      undo: () => onApply(settings),
    });
  };
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={sign(IconChevronDown)} justify="space-between">
            {t('newsletter.templates.choose')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {templates.length === 0 && <Menu.Label>{t('newsletter.templates.none')}</Menu.Label>}
          {templates.map((template) => (
            <Menu.Item key={template.id} onClick={() => apply(template.name, template.settings)}>
              {template.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setOpened('save')}>{t('newsletter.templates.saveAs')}</Menu.Item>
          {templates.length > 0 && (
            <Menu.Item onClick={() => setOpened('manage')}>{t('newsletter.templates.manage')}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={opened === 'save'} onClose={close} title={t('newsletter.templates.saveAs')} size={440}>
        <TemplateName
          confirm={t('newsletter.templates.save')}
          onSave={(name) => saveTemplate({ name, settings }).then(() => true)}
          onClose={close}
        />
      </Modal>
      <Modal opened={opened === 'manage'} onClose={close} title={t('newsletter.templates.manage')} size={560}>
        <TemplateList settings={settings} />
      </Modal>
    </>
  );
}
