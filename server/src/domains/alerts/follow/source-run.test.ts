import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyReading, type SourceConnector } from '#connectors/connector.ts';
import { byItem } from '#connectors/items/item-source.ts';
import { ActiviteitRow } from '#connectors/tweedekamer/meeting-rows.ts';
import { readMeeting } from '#connectors/tweedekamer/read-meeting.ts';
import { identityStore, keptItems, runSource, sourceStates } from '#domains/sources/index.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { composeChanges } from '../tell/compose-changes.ts';
import { agendaSearchConsumer, followNew } from './follow-agenda-searches.ts';
import { followAll } from '../test/follow-all.ts';
import { lookForWithdrawn } from './withdrawn-meetings.ts';
import type { AgendaRow } from '../searches/agenda-search-store.ts';
import { waitingFor } from './meeting-changes.ts';
import { saveAgendaSearch } from '../test/meetings.ts';

let product: TestProduct;
let user: Subscriber;
let lease: Lease;
beforeEach(async () => {
  product = await openProduct();
  user = await product.subscriber();
  const claimed = await openLeases(product.people).claim('agenda-searches');
  if (!isLease(claimed)) throw new Error('nobody else follows here');
  lease = claimed;
  await look();
});
afterEach(async () => {
  await lease.release();
  await product.close();
});

async function look() {
  const following = { ...product, people: product.people.db };
  await followNew(following, lease);
  await followAll([agendaSearchConsumer(following)], following, lease);
  await lookForWithdrawn(following, lease);
}

/** An activity as the service of the Tweede Kamer gives it, composed for this test. */
function activity(number: string, day: string, fields: object = {}) {
  return ActiviteitRow.parse({
    Id: `id-${number}`,
    Soort: 'Commissiedebat',
    Nummer: number,
    Onderwerp: 'Proefnetten',
    DatumSoort: 'Dag',
    Datum: `${day}T00:00:00+01:00`,
    Aanvangstijd: `${day}T10:00:00+01:00`,
    Eindtijd: `${day}T12:30:00+01:00`,
    Besloten: false,
    Status: 'Gepland',
    Kamer: 'Tweede Kamer',
    GewijzigdOp: '2026-11-20T09:00:00+01:00',
    Reservering: [{ StatusNaam: 'Definitief', Zaal: [{ Naam: 'Proefzaal' }] }],
    Agendapunt: [{ Nummer: '1', Onderwerp: 'Verzwaring van het stroomnet', Volgorde: 1 }],
    ...fields,
  });
}

/** One run of the source that delivers these activities; `since` makes it a back-fill. */
async function run(rows: ActiviteitRow[], since?: number) {
  const connector: SourceConnector<ActiviteitRow> = {
    source: 'tweedekamer',
    domain: 'nl',
    rhythm: 1,
    news: 1,
    proven: true,
    cursorAt: () => ({ at: 0 }),
    async *poll() {
      yield { raw: [...rows], cursor: { at: 1 } };
    },
    itemOf: ({ Id }) => ({ id: Id }),
    read: async (row) => ({
      ...emptyReading(),
      documents: [readMeeting({ ...row, Nummer: row.Nummer! }).document],
    }),
  };
  await runSource(byItem(connector), {
    store: product.documents,
    files: product.files,
    state: sourceStates(product.people.db, lease),
    identities: identityStore(product.people.db, lease),
    items: keptItems(product.people.db, lease),
    lease,
    signal: new AbortController().signal,
    ...(since === undefined ? {} : { since }),
  });
}

/** What waits to be told, as a mail would join it. */
async function waiting() {
  const { db } = product.people;
  const searches: AgendaRow[] = await db.selectFrom('agendaSearches').selectAll().execute();
  const rows = await waitingFor(db, searches[0]!.userId);
  return composeChanges(rows, searches, () => true).map(
    ({ after, changes }) => `${after.id}: ${changes.map(({ kind }) => kind).join(' ')}`,
  );
}

test('source run: runs of a source that move and change a meeting come to one line; a back-fill and a first reading to none', async () => {
  await saveAgendaSearch(product, user, 'stroomnet', ['dailyChanges']);
  await look();
  await run([activity('2026A00001', '2026-11-24'), activity('2026A00002', '2026-11-25')]);
  await look();
  expect(await waiting()).toEqual([]);
  // Read again without a change, and once more with what nobody counts as one.
  await run([activity('2026A00001', '2026-11-24'), activity('2026A00002', '2026-11-25')]);
  await run([activity('2026A00001', '2026-11-24', { GewijzigdOp: '2026-11-20T10:00:00+01:00' })]);
  await look();
  expect(await waiting()).toEqual([]);
  const other = { Nummer: '2026A00009', Onderwerp: 'Proefnetten' };
  await run([
    activity('2026A00001', '2026-11-24', { Status: 'Verplaatst', VervangenDoor: [other] }),
    activity('2026A00009', '2026-11-27', {
      VervangenVanuit: [{ Nummer: '2026A00001', Onderwerp: 'Proefnetten' }],
    }),
  ]);
  await look();
  await run([
    activity('2026A00009', '2026-11-27', {
      VervangenVanuit: [{ Nummer: '2026A00001', Onderwerp: 'Proefnetten' }],
      Reservering: [{ StatusNaam: 'Definitief', Zaal: [{ Naam: 'Grote zaal' }] }],
      Agendapunt: [
        { Nummer: '1', Onderwerp: 'Verzwaring van het stroom-net', Volgorde: 2 },
        { Nummer: '2', Onderwerp: 'Proefdijken', Volgorde: 1, Document: [{ DocumentNummer: '2026D00001' }] },
      ],
    }),
    activity('2026A00002', '2026-11-25', { Status: 'Geannuleerd' }),
  ]);
  await look();
  await run([activity('2026A00003', '2026-11-26')], 0);
  await look();
  expect(await waiting()).toEqual([
    'tk-2026A00002: standing',
    'tk-2026A00009: date place itemsAdded documentsAdded',
  ]);
});
