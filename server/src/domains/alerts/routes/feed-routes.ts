import type { FastifyInstance } from 'fastify';
import { dashboards } from 'contract/dashboards';
import * as calls from 'contract/feeds';
import { limits } from 'contract/limits';
import { hasModule } from 'contract/modules';
import { actorOf } from '#domains/auth/index.ts';
import { readPreferences } from '#domains/settings/index.ts';
import { type Actor, mayReadDomain, requireModule } from '#platform/access.ts';
import { AppError, invalidInput, notFound } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { answer, answerAs, type Call } from '#platform/http.ts';
import { limitRequests } from '#platform/request-limit.ts';
import { calendarBuilds } from '../feeds/calendar-builds.ts';
import { calendarOf, searchesInCalendar } from '../feeds/calendar.ts';
import {
  ensureAddress,
  type Feed,
  feedBehind,
  renewAddress,
  rssUrl,
  webcalUrls,
} from '../feeds/feed-addresses.ts';
import { answerFeed, feedBody, keptBodies } from '../feeds/feed-bodies.ts';
import type { FeedParts } from '../feeds/feed-parts.ts';
import { rssOf, rssVersion } from '../feeds/rss.ts';
import { setUpWebcal, webcalOf } from '../feeds/webcal.ts';
import { lookedAtFor } from '../follow/calendar-store.ts';
import { markOf } from '../follow/marks.ts';
import { ownSavedSearch } from '../searches/saved-search-store.ts';
import { requireOwn } from '../searches/saved-searches.ts';

/** Feeds: their addresses for who is logged in, and the feeds themselves for whoever has an address. */
export function feedRoutes(app: FastifyInstance, parts: FeedParts): void {
  const { db, address } = parts;

  answer(app, calls.rssAddress, async ({ body: { id, reset } }, { actor: { userId }, actor }) => {
    const row = await requireOwn(db, actor, id);
    requireModule(actor, dashboards[row.dashboard].module);
    if (row.rssEnabled === 0) throw invalidInput('feeds.rss.off', 'body.id');
    const feed: Feed = { kind: 'rss', userId, savedSearchId: id };
    const { secret, createdAt } = await (reset ? renewAddress(parts, feed) : ensureAddress(parts, feed));
    return { data: { httpsUrl: rssUrl(address, secret), created: new Date(createdAt).toISOString() } };
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

/**
 * Answers feeds to whoever has an address: 410 once it was renewed or what it opens has ended, and 404 for one that
 * never was (decisions 3.18, 6.4, 6.6). A feed is made again only when something came in or changed.
 */
function readFeedRoutes(app: FastifyInstance, parts: FeedParts): void {
  const { db, clock, documents, address } = parts;
  const ofFeeds = { most: limits.feedRequests, within: limits.feedWindow };
  const countKnown = limitRequests(app, {
    ...ofFeeds,
    name: 'feed',
    keyOf: ({ params }) => hashOf((params as { secret: string }).secret),
  });
  const countUnknown = limitRequests(app, { ...ofFeeds, name: 'unknown feed', keyOf: ({ ip }) => ip });
  const kept = keptBodies();
  const builds = calendarBuilds({
    ...parts,
    people: db,
    // Whoever asked first may leave; others may wait for the same.
    inTurn: (build) => app.work.run('export', { signal: new AbortController().signal, waited: 0 }, build),
  });

  /** The feed behind a secret and its owner as of now. */
  async function open<K extends Feed['kind']>(kind: K, secret: string, call: Call) {
    const now = clock.now();
    if (!/^[\w-]{43}$/.test(secret)) throw notFound();
    const feed = await feedBehind(db, secret);
    // What never was one gets no row of its own: whoever guesses would fill the store.
    await (feed ? countKnown : countUnknown)(call.request);
    if (feed === 'revoked') throw gone();
    if (feed?.kind !== kind) throw notFound();
    const actor = await actorOf(db, feed.userId, now);
    if (!actor) throw gone();
    const { effective } = await readPreferences(db, actor);
    return { feed: feed as Extract<Feed, { kind: K }>, actor, locale: effective.locale, now };
  }

  answerAs(app, 'documents', calls.readRss, async ({ params: { secret } }, call) => {
    const { feed, actor, locale, now } = await open('rss', secret, call);
    const row = await ownSavedSearch(db, feed.userId, feed.savedSearchId);
    if (row?.rssEnabled !== 1 || !mayReadDomain(actor, row.dashboard)) throw gone();
    const found = await rssVersion(db, row.id);
    const stamp = [row, actor.modules, locale, stretchOf(now), found, await documents.settled()];
    const body = await kept.body(secret, stamp, async () => {
      const text = await rssOf(parts, { row, actor, locale, self: rssUrl(address, secret), now });
      return feedBody('application/rss+xml', text);
    });
    return answerFeed(call.request, call.reply, body);
  });

  answerAs(app, 'documents', calls.readWebcal, async ({ params: { secret } }, call) => {
    const { actor, locale, now } = await open('webcal', secret, call);
    requireAgenda(actor);
    await builds.ready(actor.userId);
    const searches = await searchesInCalendar(db, actor);
    const ids = searches.map(({ id }) => id);
    const mark = (await markOf(db, 'calendars')) ?? 0;
    const stamp = [searches, actor.modules, locale, stretchOf(now), await lookedAtFor(db, ids), mark];
    const body = await kept.body(secret, stamp, async () =>
      feedBody('text/calendar', await calendarOf(parts, { actor, searches, locale, now })),
    );
    return answerFeed(call.request, call.reply, body);
  });

  answer(app, calls.subscribeToWebcal, async ({ params: { secret } }, call) => {
    const { actor } = await open('webcal', secret, call);
    requireAgenda(actor);
    return call.reply.redirect(webcalUrls(address, secret).webcalUrl, 302);
  });
}

/** The time for which a feed is kept at most: what was withdrawn leaves no other trace. */
const stretchOf = (now: Date) => Math.floor(now.getTime() / 1_000 / limits.feedCache);

const gone = () => new AppError(410, 'EC-03', { words: 'feeds.gone' });

function requireAgenda(actor: Actor): void {
  if (!hasModule(actor.modules, 'agenda')) throw gone();
}
