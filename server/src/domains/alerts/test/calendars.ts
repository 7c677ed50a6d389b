import type { WebcalSetupResponse } from 'contract/feeds';
import type { SavedSearch } from 'contract/saved-searches';
import { expect } from 'vitest';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct } from '#test/product.ts';
import { calendarConsumer, findForMarked, forgetPastMeetings } from '../follow/follow-calendars.ts';
import { lookForWithdrawn } from '../follow/withdrawn-meetings.ts';
import { eventsIn } from './events-in.ts';
import { followAll } from './follow-all.ts';

/** The product with a subscriber, whose calendar is followed whenever something comes in. */
export async function openCalendars() {
  const product = await openProduct('2026-11-20T09:30:00Z', undefined, {
    BASE_URL: 'https://vizier.example',
  });
  const user = await product.subscriber();
  const lease = await claimed();

  async function claimed(): Promise<Lease> {
    const given = await openLeases(product.people).claim('calendars');
    if (!isLease(given)) throw new Error('nobody else follows here');
    return given;
  }

  /** One look of the worker. */
  async function look(): Promise<void> {
    const following = { ...product, people: product.people.db };
    await forgetPastMeetings(following, lease);
    await lookForWithdrawn(following, lease);
    await followAll([calendarConsumer(following)], following, lease);
    await findForMarked(following, lease);
  }

  async function comesIn(...documents: Document[]): Promise<void> {
    await product.documents.put(documents);
    await look();
  }

  async function save(query: string, fields: object = {}, who = user): Promise<SavedSearch> {
    product.clock.advance(1_000);
    const queryDetails = { query, context: ['all'], groupingDetails: { name: 'nl' }, ...fields };
    const body = { title: `Over ${query}`, queryDetails, includeInWebcal: true, allowIdentical: true };
    const answer = await who.post('/savedsearches', body);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: SavedSearch }>().data;
  }

  async function setUp(body: object = {}, who = user): Promise<WebcalSetupResponse> {
    const answer = await who.post('/users/me/webcal-setup', body);
    expect(answer.statusCode).toBe(200);
    return answer.json<WebcalSetupResponse>();
  }

  const read = (address: string, headers: Record<string, string> = {}) =>
    product.app.inject({ url: new URL(address).pathname, headers });

  async function eventsAt(address: string) {
    const answer = await read(address);
    expect(answer.statusCode).toBe(200);
    return eventsIn(answer.body);
  }

  return {
    ...{ product, user, look, comesIn, save, setUp, read, eventsAt },
    idsAt: async (address: string) => (await eventsAt(address)).map(({ id }) => id),
    async close() {
      await lease.release();
      await product.close();
    },
  };
}

/** A meeting of a committee of the Tweede Kamer, on 1 December 2026 at ten. */
export function aMeeting(
  id: string,
  title: string,
  meeting: Partial<Meeting> = {},
  fields: Partial<Document> = {},
): Document {
  const start = meeting.start ?? Date.parse('2026-12-01T09:00:00Z');
  return aDocument({
    id,
    title,
    text: '',
    groupPath: 'tk/agenda',
    sourceType: 'Commissiedebat',
    date: start,
    ...fields,
    meeting: { kind: 'committee', start, timeKnown: true, status: 'planned', agendaItems: [], ...meeting },
  });
}
