import type { WatchedSource } from 'contract/admin/sources';
import { askOf, watchedSources, type Wish } from '#domains/sources/index.ts';
import { reasonOf } from './asked.ts';
import type { AdminNeeds, Outcome, Subject, Verb } from './subject.ts';

/** The public sources, and what staff ask of the processes that read them (decision 9.9). */
export const sourceSubject: Subject = {
  name: 'source',
  verbs: {
    list: {
      usage: '',
      words: [0, 0],
      run: async (needs) => shown(await watchedSources(watching(needs), needs.clock.now().getTime())),
    },
    read: wishing('read'),
    pause: wishing('pause'),
    resume: wishing('resume'),
  },
};

function wishing(wish: Wish): Verb {
  return {
    usage: 'SOURCE',
    words: [1, 1],
    async run(needs, [source = ''], given) {
      const asked = { source, wish, reason: reasonOf(given) };
      const data = await askOf(watching(needs), 'command', asked, needs.clock.now().getTime());
      return { ...shown([data]), data };
    },
  };
}

const watching = ({ db, leases, sources }: AdminNeeds) => ({ people: db, leases, names: sources });

function shown(data: readonly WatchedSource[]): Outcome {
  const lines = data.map(({ source, state, isRead, pausedAt, askedAt, lastSuccess, lastDay }) =>
    [
      source,
      isRead ? state : 'not read here',
      lastSuccess ?? '',
      lastDay,
      pausedAt === undefined ? '' : `paused since ${pausedAt}`,
      askedAt === undefined ? '' : `to be read since ${askedAt}`,
    ]
      .join('\t')
      .trimEnd(),
  );
  return { lines, data };
}
