import type { MinistryHead } from 'contract/ministries';
import type { AskedMinistry } from './asked.ts';
import { headsOfMinistry } from './ministers.ts';
import { papersOf } from './papers.ts';

/** What the ministry is called, who was at its head, and what is counted of it. */
export async function headOfMinistry(asked: AskedMinistry): Promise<MinistryHead> {
  const { name, domain, query, period, documents, search, opens } = asked;
  const [papers, count] = await Promise.all([papersOf(asked), documents.count(search)]);
  const own = [papers.commitments, papers.letters].flatMap((found) => found?.own ?? []);
  const newestFirst = own.toSorted((one, other) => other.date - one.date);
  const counted = Object.entries(papers).map(([kind, { counted: numbers }]) => [kind, numbers]);
  return {
    ...{ name, domain, period },
    ministers: headsOfMinistry(asked, newestFirst),
    queries: { all: query },
    documents: { count, leftOut: 0, search: opens },
    ...(Object.fromEntries(counted) as Pick<MinistryHead, 'commitments' | 'letters'>),
  };
}
