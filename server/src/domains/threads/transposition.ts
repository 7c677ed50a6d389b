import { dossierAddress } from 'contract/dossier-address';
import { dayOf } from 'contract/amsterdam';
import type { QueryNode } from 'contract/query/tree';
import { limits } from 'contract/limits';
import type { ThreadBill, Transposition } from 'contract/threads';
import { linkTo, numbersOf } from '#domains/documents/index.ts';
import {
  type Act,
  courseOf,
  findDossier,
  type FoundDossier,
  type InFeed,
  isBill,
  nextMeetingsOf,
  pathsOfBills,
  readDeadline,
  stagesOf,
  toldVote,
  votesIn,
} from '#domains/dossiers/index.ts';
import { missingModule } from '#domains/files/index.ts';
import { mayReadDomain, scopeOf } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
import { headsOf, laneDomains, type LaneDomain, type Looking, searchOf } from './lanes.ts';
import { namingsOf } from './naming.ts';

interface Parts {
  documents: DocumentStore;
  inFeed: InFeed;
  read: (domain: LaneDomain) => Transposition['countries'][number]['read'];
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The transposition of a directive: the last day that its article on it names, and by country the bills that name the directive.
 * That none was found is no word on whether it was transposed.
 */
export async function transpositionOf(
  parts: Parts,
  { act, actQuery, numbers }: { act: Act; actQuery: QueryNode; numbers: readonly string[] },
  looking: Looking,
): Promise<Transposition> {
  const { documents, inFeed, read, now } = parts;
  const { actor } = looking;
  const text = await documents.get(act.document.id);
  const deadline = text && 'text' in text ? readDeadline(text.text) : undefined;
  const countries = await Promise.all(
    laneDomains
      .filter((domain) => domain !== 'eu')
      .map(async (domain) => {
        const locked = !mayReadDomain(actor, domain);
        const bills = locked ? [] : await billsOf(parts, domain, actQuery, looking);
        const told = await toldBills(parts, bills, { query: actQuery, numbers }, looking);
        return { told, country: { domain, locked, total: bills.length, read: read(domain) } };
      }),
  );
  // A bill that only mentions it has meetings about other things.
  const dossiers = countries.flatMap(({ told }) =>
    told.flatMap(({ bill, dossier }) => (bill.naming.place === 'text' ? [] : (dossier ?? []))),
  );
  return {
    act: linkTo(actor, act.document),
    ...(deadline ? { deadline } : {}),
    countries: countries.map(({ told, country }) => ({ ...country, bills: told.map(({ bill }) => bill) })),
    next: await nextMeetingsOf(dossiers, { actor, now }, inFeed),
  };
}

async function billsOf(
  { documents }: Parts,
  domain: LaneDomain,
  actQuery: QueryNode,
  { actor, seq }: Looking,
): Promise<Head[]> {
  const search = searchOf(domain, actQuery, scopeOf(actor), seq);
  const filters = { ...search.filters, groupPaths: pathsOfBills(domain) };
  const found = await headsOf(documents, { ...search, filters });
  return found.documents.filter(isBill);
}

/** A bill with its dossier, where it has one. */
interface ToldBill {
  bill: ThreadBill;
  dossier: FoundDossier | undefined;
}

async function toldBills(
  { documents, now }: Parts,
  bills: readonly Head[],
  { query, numbers }: { query: QueryNode; numbers: readonly string[] },
  { actor, seq }: Looking,
): Promise<ToldBill[]> {
  const newest = bills.slice(0, limits.maximumThreadPage);
  const namings = await namingsOf(documents, newest, { query, scope: scopeOf(actor), numbers });
  // One that names the directive in its title is about it; others may mention it among many.
  const inTitle = ({ id }: Head) => namings.get(id)?.place !== 'text';
  const first = newest
    .toSorted((one, other) => Number(inTitle(other)) - Number(inTitle(one)))
    .slice(0, limits.shownThreadItems);
  return Promise.all(
    first.map(async (document): Promise<ToldBill> => {
      const number = numbersOf(document).find(({ kind }) => kind === 'dossier')?.value;
      const address = number === undefined ? undefined : dossierAddress(number);
      const { domain } = document;
      const dossier =
        address === undefined ? undefined : await findDossier(documents, { domain, number: address }, seq);
      const course = dossier ? courseOf(dossier.number, dossier.documents) : undefined;
      const stage = dossier
        ? stagesOf(course, dossier.documents, votesIn(dossier.documents), dayOf(now), {
            isLocked: (one) => missingModule(actor, one) !== undefined,
            evidence: (one) => ({ document: linkTo(actor, one) }),
            vote: toldVote,
          }).findLast(({ state }) => state === 'reached' || state === 'running')
        : undefined;
      const bill: ThreadBill = {
        document: linkTo(actor, document),
        naming: namings.get(document.id) ?? { place: 'text' as const },
        ...(number === undefined ? {} : { number }),
        ...(stage && course
          ? { stage: { key: stage.key, course, ...(stage.day === undefined ? {} : { day: stage.day }) } }
          : {}),
      };
      return { bill, dossier };
    }),
  );
}
