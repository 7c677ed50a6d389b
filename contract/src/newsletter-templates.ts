import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { NewsletterSettings } from './newsletter.ts';
import { OneLine } from './plain-text.ts';

/** Everything of a newsletter but its title, which belongs to one list. */
export const NewsletterTemplateSettings = NewsletterSettings.omit({ title: true });
export type NewsletterTemplateSettings = z.output<typeof NewsletterTemplateSettings>;

/** Our id of a template. @example c8Rk2vNq5tXw7yZ0bHjLpA */
const TemplateId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
/** What a template is called, on one line. @example "Weekbericht" */
const Name = OneLine.min(1).max(limits.maximumTemplateName);

/** A way of making newsletters that an organisation keeps under a name, for everyone with the module. */
export const NewsletterTemplate = z.object({
  id: TemplateId,
  /** What it is called, on one line. */
  name: z.string(),
  settings: NewsletterTemplateSettings,
  /** Who changed it last; null once the account is gone. */
  changedBy: z.string().nullable(),
  /** UTC instant in ISO 8601. */
  changedAt: z.iso.datetime(),
});
export type NewsletterTemplate = z.infer<typeof NewsletterTemplate>;

const mayMake = access.module('newsletter');
const ofTemplate = { id: TemplateId };
const Kept = z.object({ data: NewsletterTemplate });

export const getNewsletterTemplates = endpoint({
  method: 'GET',
  path: '/newsletters/templates',
  summary: 'The templates of the organisation, by name.',
  access: mayMake,
  response: z.object({
    /** By name. */
    data: z.array(NewsletterTemplate),
    /** Templates that an organisation may have. */
    maximum: z.number().int(),
  }),
});

export const createNewsletterTemplate = endpoint({
  method: 'POST',
  path: '/newsletters/templates',
  summary:
    'Keeps how a newsletter is made under a name; intro and closing come back cleaned. The same again is the first one. ' +
    'EC-06 for a name that another template has, EC-05 when there are too many.',
  access: mayMake,
  refuses: ['400 EC-05', '409 EC-06'],
  body: z.strictObject({ name: Name, settings: NewsletterTemplateSettings }),
  response: Kept,
});

export const changeNewsletterTemplate = endpoint({
  method: 'PUT',
  path: '/newsletters/templates/{id}',
  summary: 'Gives a template another name, other settings, or both; errors as for a new one.',
  access: mayMake,
  refuses: ['409 EC-06'],
  params: ofTemplate,
  body: z.strictObject({ name: Name.optional(), settings: NewsletterTemplateSettings.optional() }),
  response: Kept,
});

export const deleteNewsletterTemplate = endpoint({
  method: 'DELETE',
  path: '/newsletters/templates/{id}',
  summary: 'Removes a template; newsletters that were made with it stay as they are.',
  access: mayMake,
  params: ofTemplate,
  body: z.strictObject({}),
  response: z.object({ removed: z.literal(true) }),
});
