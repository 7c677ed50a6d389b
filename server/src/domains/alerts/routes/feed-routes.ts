import type { FastifyInstance } from 'fastify';
import { dashboards } from 'contract/dashboards';
import * as calls from 'contract/feeds';
import { ownSavedSearch } from '../searches/saved-search-store.ts';
import { requireModule } from '#platform/access.ts';
import { invalidInput, notFound } from '#platform/errors.ts';
import { answer } from '#platform/http.ts';
import { ensureAddress, type Feed, renewAddress } from '../feeds/feed-addresses.ts';
import { searchesInCalendar } from '../feeds/calendar.ts';
import { readFeedRoutes, type ReadParts } from './read-feed-routes.ts';
import { rssUrl } from '../feeds/feed-urls.ts';
import { setUpWebcal, webcalOf } from '../feeds/webcal.ts';

/** Feeds: their addresses for who is logged in, and the feeds themselves for whoever has an address. */
export function feedRoutes(app: FastifyInstance, parts: ReadParts): void {
  const { db, baseUrl } = parts;

  answer(app, calls.rssAddress, async ({ body: { id, reset } }, { actor: { userId }, actor }) => {
    const row = await ownSavedSearch(db, userId, id);
    if (!row) throw notFound();
    requireModule(actor, dashboards[row.dashboard].module);
    if (row.rssEnabled === 0) throw invalidInput('feeds.rss.off', 'body.id');
    const feed: Feed = { kind: 'rss', userId, savedSearchId: id };
    const { secret, createdAt } = await (reset ? renewAddress(parts, feed) : ensureAddress(parts, feed));
    return { data: { httpsUrl: rssUrl(baseUrl, secret), created: new Date(createdAt).toISOString() } };
  });

  answer(app, calls.webcalAddress, async (_input, { actor }) => {
    const data = await webcalOf(parts, actor);
    return { ...(data ? { data } : {}), searches: await searchesInCalendar(db, actor) };
  });

  answer(app, calls.setUpWebcal, async ({ body }, { actor }) => {
    const { address, invite } = await setUpWebcal(parts, actor, body);
    return { data: address, ...(invite ? { webcalInvite: invite } : {}) };
  });

  readFeedRoutes(app, parts);
}
