import type { FastifyInstance } from 'fastify';
import { limits } from 'contract/limits';
import * as logos from 'contract/newsletter-logo';
import { notFound } from '#platform/errors.ts';
import { answer, answerAs } from '#platform/http.ts';
import { limitRequests } from '#platform/request-limit.ts';
import { changeLogo, type LogoParts, logoPicture, readLogo, removeLogo } from './newsletter-logo.ts';

/** The logo of an organisation, and the pictures that mail programs fetch (decision 3.4). */
export function logoRoutes(app: FastifyInstance, parts: LogoParts): void {
  answer(app, logos.getNewsletterLogo, async (_input, { actor }) => ({ data: await readLogo(parts, actor) }));
  // Each is looked at in a process of its own.
  const countLogos = limitRequests(app, {
    name: 'newsletter logos',
    most: limits.logoChanges,
    within: limits.logoChangeWindow,
    keyOf: ({ session }) => session!.actor.organisationId,
  });
  answerAs(app, 'export', logos.putNewsletterLogo, async ({ body }, { actor, request }) => {
    await countLogos(request);
    return { data: await changeLogo(parts, actor, body) };
  });
  answer(app, logos.deleteNewsletterLogo, async (_input, { actor }) => ({
    data: await removeLogo(parts, actor),
  }));
  answer(app, logos.readNewsletterLogo, async ({ params: { file } }, { reply }) => {
    const picture = await logoPicture(parts.db, file.slice(0, -'.png'.length));
    if (!picture) throw notFound();
    return (
      reply
        .header('content-type', 'image/png')
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Mail programs show it on pages of their own.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture)
    );
  });
}
