import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { addDays, dayOf, instantOf, type DayText } from 'contract/amsterdam';
import type { ModuleKey } from 'contract/modules';
import { aDocument } from '../../server/src/stores/documents/test/documents.ts';
import { countBounce } from '../../server/src/domains/alerts/tell/mail-addresses.ts';
import { keepItem } from '../../server/test/kept-item.ts';
import { openProduct, type TestProduct } from '../../server/test/product.ts';
import { dossierOf, threadsOf } from './component-dossiers.ts';
import { meetingsOf } from './component-meetings.ts';
import { listPersons, papersOf } from './component-persons.ts';
import { versionsOfTexts } from './component-versions.ts';
import { rollCallsToLookAt, votesToLookAt, voteWithUnknown } from './component-votes.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product of the component tests listens, and where a subscriber of one's own is asked for. */
    componentProduct: {
      address: string;
      subscribers: string;
      /** At which epoch millisecond its clock stands still. */
      now: number;
    };
  }
}

/** Who is asked for: all modules and no roles when left out. */
export interface Wanted {
  modules?: readonly ModuleKey[];
  roles?: readonly ('org-admin' | 'staff')[];
  /** What an API key of theirs is called; none when left out. */
  apiKey?: string;
  /** Whether they have set a second factor up. */
  factor?: boolean;
  /** How often mail servers refused their address; never when left out. */
  refused?: number;
  /** Name of an item of the Tweede Kamer that could not be read in three runs. */
  keptItem?: string;
}

/** Modules that an organisation had until yesterday. */
export interface Ended {
  organisationId: string;
  modules: readonly ModuleKey[];
}

async function endModules({ people, clock }: TestProduct, { organisationId, modules }: Ended): Promise<void> {
  await people.db
    .updateTable('organisationModules')
    .set({ endsOn: addDays(dayOf(clock.now().getTime()), -1) })
    .where('organisationId', '=', organisationId)
    .where('moduleKey', 'in', modules)
    .execute();
}

/**
 * Opens one product for all component tests. Every test has an organisation of its own, so that none finds what
 * another left behind.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // No day ends while pages are looked at: those go by this clock too (`browser-gaps.ts`).
  const today = dayOf(Date.now());
  const now = instantOf(today, 12, 0);
  const product = await openProduct(new Date(now).toISOString());
  const { there, withdrawn } = meetingsOf(now);
  await product.documents.put([
    ...there,
    withdrawn,
    voteWithUnknown(now),
    ...dossierOf(now),
    ...threadsOf(),
    ...versionsOfTexts(),
  ]);
  await listPersons(product);
  await product.documents.put(papersOf(now));
  await product.documents.withdraw([withdrawn.id]);
  await product.documents.put([
    ...meetings(today),
    ...motions(now),
    ...votesToLookAt(now),
    ...rollCallsToLookAt(now),
  ]);
  const address = await product.app.listen({ port: 0, host: '127.0.0.1' });
  const subscribers = createServer((request, response) => {
    if (request.method === 'DELETE') {
      void text(request)
        .then((body) => endModules(product, JSON.parse(body) as Ended))
        .then(() => response.end());
      return;
    }
    void text(request).then(async (body) => {
      const { apiKey, factor, refused = 0, keptItem, ...wanted } = JSON.parse(body) as Wanted;
      const subscriber = await product.subscriber(wanted);
      const { email, password, token, adminToken } = subscriber;
      const { db } = product.people;
      const { id, organisationId } = await db
        .selectFrom('users')
        .select(['id', 'organisationId'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      if (apiKey !== undefined)
        await subscriber.post('/users/me/api-keys', { name: apiKey, scopes: ['read'] });
      for (let times = 0; times < refused; times += 1) await countBounce(db, id, email, 'unknown', now);
      if (keptItem !== undefined) await keepItem(product, keptItem, { url: 'https://source.example/7' });
      if (factor)
        await db
          .insertInto('secondFactors')
          .values({ userId: id, secret: 'sealed', lastStep: 0, createdAt: now })
          .execute();
      response.end(JSON.stringify({ email, password, token, adminToken, organisationId }));
    });
  });
  await new Promise<void>((ready) => subscribers.listen(0, '127.0.0.1', ready));
  const { port } = subscribers.address() as AddressInfo;
  project.provide('componentProduct', { address, subscribers: `http://127.0.0.1:${port}`, now });
  return async () => {
    subscribers.close();
    await product.close();
  };
}

/** What people of the Flemish dashboard wrote: two of them together, one alone, and the government a draft decree. */
function motions(now: number) {
  const motion = (id: string, ...names: string[]) =>
    aDocument({
      id,
      domain: 'be-flm',
      groupPath: 'vlaams-parlement/motie',
      institution: 'Vlaams Parlement',
      title: `Motie ${id}`,
      text: 'Over het stroomnet.',
      date: now,
      people: names.map((name) => ({ name, party: 'Proefpartij' })),
    });
  const draft = {
    ...motion('x-draft'),
    groupPath: 'vlaams-parlement/ontwerp-decreet',
    title: 'Ontwerp x-draft',
  };
  return [motion('x-both', 'Fien van Aarle', 'Aart de Wit'), motion('x-alone', 'Fien van Aarle'), draft];
}

/** Two meetings a week from today, of the Tweede Kamer and the Eerste Kamer, and one a month later. */
function meetings(today: DayText) {
  const at = (days: number) => Date.parse(`${addDays(today, days)}T09:00:00Z`);
  const meeting = (id: string, house: string, start: number) =>
    aDocument({
      id,
      groupPath: `${house}/agenda`,
      institution: house,
      title: `Debat ${id}`,
      text: 'Over het stroomnet.',
      date: start,
      meeting: { kind: 'committee', start, timeKnown: true, status: 'planned', agendaItems: [] },
    });
  return [
    meeting('x-first', 'tk', at(7)),
    meeting('x-senate', 'ek', at(7)),
    meeting('x-later', 'tk', at(37)),
  ];
}
