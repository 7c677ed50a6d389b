import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import type { BodyOf } from 'contract/endpoint';
import {
  changeNewsletterTemplate,
  createNewsletterTemplate,
  deleteNewsletterTemplate,
  getNewsletterTemplates,
  type NewsletterTemplate,
} from 'contract/newsletter-templates';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { showError } from '#session/describe.ts';
import { showMessage } from '#ui/message-bar.tsx';

/** The templates of the user's organisation; those of colleagues come when they are looked at again. */
export const newsletterTemplates = queryOptions({
  queryKey: ['newsletterTemplates'],
  queryFn: ({ signal }) => call(getNewsletterTemplates, { signal }),
  staleTime: 0,
});

/** Keeps settings under a name. @throws what the call throws, as where the name is taken */
export async function saveTemplate(body: BodyOf<typeof createNewsletterTemplate>): Promise<void> {
  await call(createNewsletterTemplate, { body });
  await refresh();
  say(i18next.t('newsletter.templates.saved', { name: body.name }));
}

/** Changes name or settings and says so. @throws what the call throws, as where the name is taken */
export async function changeTemplate(
  { id }: NewsletterTemplate,
  body: BodyOf<typeof changeNewsletterTemplate>,
): Promise<void> {
  const { name } = (await call(changeNewsletterTemplate, { params: { id }, body })).data;
  await refresh();
  say(i18next.t(body.settings ? 'newsletter.templates.updated' : 'newsletter.templates.renamed', { name }));
}

/** Removes a template and offers to undo that. */
export async function removeTemplate({ id, name, settings }: NewsletterTemplate): Promise<void> {
  try {
    await call(deleteNewsletterTemplate, { params: { id }, body: {} });
    showMessage({
      kind: 'info',
      text: i18next.t('newsletter.templates.removed', { name }),
      undo: () => void saveTemplate({ name, settings }).catch(showError),
    });
  } catch (failure) {
    showError(failure);
  }
  await refresh();
}

const refresh = () =>
  queries.invalidateQueries({ queryKey: newsletterTemplates.queryKey }).catch(() => undefined);
const say = (text: string) => showMessage({ kind: 'success', text });
