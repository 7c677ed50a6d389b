import { dossierAddress } from 'contract/dossier-address';
import { dayOf } from 'contract/amsterdam';
import type { QueryNode } from 'contract/query/tree';
import { limits } from 'contract/limits';
import type { ThreadBill, Transposition } from 'contract/threads';
import { type Head, linkTo, numbersOf } from '#domains/documents/index.ts';
import {
  courseOf,
  findDossier,
  isBill,
  pathsOfBills,
  stagesOf,
  toldVote,
  votesIn,
} from '#domains/dossiers/index.ts';
import { missingModule } from '#domains/files/index.ts';
import { mayReadDomain, scopeOf } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { readDeadline } from './deadline.ts';
import { headsOf, laneDomains, type LaneDomain, type Looking, searchOf } from './lanes.ts';
import { namingsOf } from './naming.ts';
import type { Act } from './numbers.ts';

interface Parts {
  documents: DocumentStore;
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
  const { documents, read } = parts;
  const text = await documents.get(act.document.id);
  const deadline = text && 'text' in text ? readDeadline(text.text) : undefined;
  const countries = await Promise.all(
    laneDomains
      .filter((domain) => domain !== 'eu')
      .map(async (domain) => {
        const locked = !mayReadDomain(looking.actor, domain);
        const bills = locked ? [] : await billsOf(parts, domain, actQuery, looking);
        return {
          domain,
          locked,
          bills: await toldBills(parts, bills, { query: actQuery, numbers }, looking),
          total: bills.length,
          read: read(domain),
        };
      }),
  );
  return { act: linkTo(looking.actor, act.document), ...(deadline ? { deadline } : {}), countries };
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

async function toldBills(
  { documents, now }: Parts,
  bills: readonly Head[],
  { query, numbers }: { query: QueryNode; numbers: readonly string[] },
  { actor, seq }: Looking,
): Promise<ThreadBill[]> {
  const newest = bills.slice(0, limits.maximumThreadPage);
  const namings = await namingsOf(documents, newest, { query, scope: scopeOf(actor), numbers });
  // One that names the directive in its title is about it; others may mention it among many.
  const inTitle = ({ id }: Head) => namings.get(id)?.place !== 'text';
  const first = newest
    .toSorted((one, other) => Number(inTitle(other)) - Number(inTitle(one)))
    .slice(0, limits.shownThreadItems);
  return Promise.all(
    first.map(async (document) => {
      const number = numbersOf(document).find(({ kind }) => kind === 'dossier')?.value;
      const address = number === undefined ? undefined : dossierAddress(number);
      const { domain } = document;
      const dossier = address && (await findDossier(documents, { domain, number: address }, seq));
      const course = dossier ? courseOf(dossier.number, dossier.documents) : undefined;
      const stage = dossier
        ? stagesOf(course, dossier.documents, votesIn(dossier.documents), dayOf(now), {
            isLocked: (one) => missingModule(actor, one) !== undefined,
            evidence: (one) => ({ document: linkTo(actor, one) }),
            vote: toldVote,
          }).findLast(({ state }) => state === 'reached' || state === 'running')
        : undefined;
      return {
        document: linkTo(actor, document),
        naming: namings.get(document.id) ?? { place: 'text' as const },
        ...(number === undefined ? {} : { number }),
        ...(stage && course
          ? { stage: { key: stage.key, course, ...(stage.day === undefined ? {} : { day: stage.day }) } }
          : {}),
      };
    }),
  );
}
