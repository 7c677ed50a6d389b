import { dayOf } from 'contract/amsterdam';
import { commitmentStandings } from 'contract/commitment-kinds';
import { dashboards } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { MinistryPapers } from 'contract/ministries';
import { parseQuery } from 'contract/query/parse';
import { inOrder, isCommitment } from '#domains/commitments/index.ts';
import { openLink, papersWithFate, questionsOf, searchOf } from '#domains/persons/index.ts';
import { nameOfTopic } from '#domains/statistics/index.ts';
import type { Head } from '#stores/documents/document.ts';
import type { AskedMinistry } from './asked.ts';
import { papersOf } from './papers.ts';

/** Kinds of papers that are told, and words that are looked for; in so many papers at least. */
const mostKinds = 6;
const candidates = 24;
const minimumPapers = 2;
/** Hits of which the writing of a topic is read. */
const examples = 3;

/** What the ministry promised, sent and answered, and the papers that name it. */
export async function toldOf(asked: AskedMinistry): Promise<MinistryPapers> {
  const { documents, search, actor } = asked;
  const [papers, kinds, newest, topics] = await Promise.all([
    papersOf(asked),
    kindsOf(asked),
    documents.heads(search, { size: limits.personRows }),
    topicsOf(asked),
  ]);
  const questions = papers.questions?.own ?? [];
  const letters = papers.letters?.own ?? [];
  return {
    ...(await commitmentsOf(asked, papers.commitments?.own ?? [])),
    ...(questions.length > 0 ? { questions: await questionsOf(asked, questions) } : {}),
    letters: letters.slice(0, limits.personRows).flatMap((letter) => openLink(actor, letter) ?? []),
    kinds,
    newest: newest.documents.flatMap((document) => openLink(actor, document) ?? []),
    topics,
  };
}

/** How the commitments stand, and those that are late or due first. */
async function commitmentsOf(
  asked: AskedMinistry,
  found: readonly Head[],
): Promise<Pick<MinistryPapers, 'commitments'>> {
  const ordered = inOrder(found.filter(isCommitment), dayOf(asked.now));
  if (ordered.length === 0) return {};
  const own = ordered.map(({ document }) => document);
  const { commitments: first } = await papersWithFate(asked, {
    commitments: { own, counted: { count: own.length, leftOut: 0 } },
  });
  return {
    commitments: {
      ministries: [...new Set(own.flatMap(({ commitment }) => commitment.ministry ?? []))],
      counts: commitmentStandings.flatMap((standing) => {
        const count = ordered.filter((one) => one.standing === standing).length;
        return count > 0 ? [{ standing, count }] : [];
      }),
      first,
    },
  };
}

/** The kinds of papers that name the ministry; each opens exactly those. */
async function kindsOf(asked: AskedMinistry): Promise<MinistryPapers['kinds']> {
  const { documents, search, opens } = asked;
  const found = await documents.buckets(search, 'groupPath', { limit: mostKinds });
  return found.map(({ value, count }) => ({
    groupPath: value,
    count,
    search: { ...opens, groupPaths: [value] },
  }));
}

/** Words of the papers that name the ministry, each with the papers that a search for both finds. */
async function topicsOf(asked: AskedMinistry): Promise<MinistryPapers['topics']> {
  const { documents, search, query: name, words, domain, period } = asked;
  const topics = await documents.buckets(search, 'topic', { limit: candidates });
  const counted = await Promise.all(
    topics.map(async ({ value }) => {
      const query = `${name} ${words.and} "${value}"`;
      // A topic can be what a query takes for something else.
      if (parseQuery(query, dashboards[domain].languages).error) return [];
      const { search: narrowed, opens } = searchOf(asked, { query, period });
      return [{ value, opens, narrowed, count: await documents.count(narrowed) }];
    }),
  );
  const most = counted
    .flat()
    .filter(({ count }) => count >= minimumPapers)
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, limits.personTopics);
  return Promise.all(
    most.map(async ({ value, opens, narrowed, count }) => {
      const { hits } = await documents.search(narrowed, { size: examples });
      return { topic: nameOfTopic(value, hits), documents: count, search: opens };
    }),
  );
}
