import type { KeptItem, WatchedSource } from 'contract/admin/sources';
import {
  askOf,
  dropItem,
  keptItemsOf,
  keptPayload,
  retryItem,
  watchedSources,
  type Wish,
} from '#domains/sources/index.ts';
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
    items: {
      usage: 'SOURCE',
      words: [1, 1],
      run: async ({ db }, [source = '']) => itemsShown(await keptItemsOf(db, source)),
    },
    payload: {
      usage: 'SOURCE ITEM',
      words: [2, 2],
      async run({ db }, [source = '', item = '']) {
        const data = await keptPayload(db, { source, item });
        return { lines: [data.text, ...(data.isCut ? ['… only the beginning is shown'] : [])], data };
      },
    },
    'retry-item': {
      usage: 'SOURCE ITEM',
      words: [2, 2],
      async run(needs, [source = '', item = ''], given) {
        const asked = { source, item, reason: reasonOf(given) };
        return itemsShown(await retryItem(watching(needs), 'command', asked, needs.clock.now().getTime()));
      },
    },
    'drop-item': {
      usage: 'SOURCE ITEM',
      words: [2, 2],
      async run({ db, clock }, [source = '', item = ''], given) {
        const asked = { source, item, reason: reasonOf(given) };
        return itemsShown(await dropItem(db, 'command', asked, clock.now().getTime()));
      },
    },
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
  const lines = data.map(({ source, state, isRead, pausedAt, askedAt, lastSuccess, lastDay, ...kept }) =>
    [
      source,
      isRead ? state : 'not read here',
      lastSuccess ?? '',
      lastDay,
      pausedAt === undefined ? '' : `paused since ${pausedAt}`,
      askedAt === undefined ? '' : `to be read since ${askedAt}`,
      kept.quarantined === 0 ? '' : `set aside: ${kept.quarantined}`,
    ]
      .join('\t')
      .trimEnd(),
  );
  return { lines, data };
}

function itemsShown(data: readonly KeptItem[]): Outcome {
  const lines = data.map(({ item, quarantinedAt, askedAt, runs, firstAt, lastAt, version, fault }) =>
    [
      item,
      quarantinedAt === undefined ? `failed in ${runs}` : `set aside since ${quarantinedAt}`,
      ...(askedAt === undefined ? [] : [`to be read again since ${askedAt}`]),
      `${firstAt} to ${lastAt}`,
      `version ${version}`,
      fault.replaceAll(/\s+/g, ' '),
    ].join('\t'),
  );
  return { lines, data };
}
