import * as calls from 'contract/admin/announcements';
import { moduleNamed } from '#domains/accounts/index.ts';
import {
  addAnnouncement,
  announcements,
  changeAnnouncement,
  removeAnnouncement,
} from '#domains/notices/index.ts';
import { writtenInstant } from '#platform/written-time.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { bodyOf, instantOption, reasonOf } from './asked.ts';
import { organisationOf } from './look-up.ts';
import { type Given, type Outcome, Refusal, type Subject, textOf, textsOf } from './subject.ts';

const fields = ['nl', 'en', 'from', 'until', 'kind', 'module', 'for'];
const usage = '--nl TEXT --en TEXT --from "YYYY-MM-DD HH:MM" --until "YYYY-MM-DD HH:MM"';
const others = '[--kind info|warning] [--module MODULE|all] [--for ORGANISATION|all]...';

/** What staff tell users in a bar (decision 6.7). */
export const announcementSubject: Subject = {
  name: 'announcement',
  options: {
    nl: { type: 'string' },
    en: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    kind: { type: 'string' },
    module: { type: 'string' },
    for: { type: 'string', multiple: true },
  },
  verbs: {
    add: {
      usage: `${usage} ${others}`,
      words: [0, 0],
      options: fields,
      async run({ db, clock }, _words, given) {
        const said = { kind: 'info', module: null, organisationIds: [], ...(await saidIn(db, given)) };
        const body = bodyOf(calls.addAnnouncement, said, given);
        return shown(await addAnnouncement(db, 'command', body, clock.now().getTime()));
      },
    },
    change: {
      usage: `ID [${usage}] ${others}`,
      words: [1, 1],
      options: fields,
      async run({ db, clock }, [id = ''], given) {
        const kept = (await announcements(db)).data.find((one) => one.id === id);
        if (!kept) throw new Refusal(`There is no announcement ${id}.`);
        const { id: _, organisations: __, seen: ___, ...before } = kept;
        const body = bodyOf(calls.changeAnnouncement, { ...before, ...(await saidIn(db, given)) }, given);
        return shown(await changeAnnouncement(db, 'command', { id, ...body }, clock.now().getTime()));
      },
    },
    remove: {
      usage: 'ID',
      words: [1, 1],
      async run({ db, clock }, [id = ''], given) {
        const asked = { id, reason: reasonOf(given) };
        return shown(await removeAnnouncement(db, 'command', asked, clock.now().getTime()));
      },
    },
    list: { usage: '', words: [0, 0], run: async ({ db }) => shown(await announcements(db)) },
  },
};

/** What was said of it, by the names of the call; what was not said is left out. */
async function saidIn(db: PeopleStore, given: Given): Promise<Partial<calls.NewAnnouncement>> {
  const [textNl, textEn, kind] = [textOf(given, 'nl'), textOf(given, 'en'), textOf(given, 'kind')];
  const [startsAt, endsAt] = [instantOption(given, 'from'), instantOption(given, 'until')];
  const module = textOf(given, 'module');
  const whom = textsOf(given, 'for');
  const organisationIds: string[] = [];
  for (const one of whom) if (one !== 'all') organisationIds.push((await organisationOf(db, one)).id);
  return {
    ...(textNl === undefined ? {} : { textNl }),
    ...(textEn === undefined ? {} : { textEn }),
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(endsAt === undefined ? {} : { endsAt }),
    // What is none of them is for the call to refuse.
    ...(kind === undefined ? {} : { kind: kind as 'info' }),
    ...(module === undefined ? {} : { module: moduleOption(module) }),
    ...(whom.length === 0 ? {} : { organisationIds }),
  };
}

function moduleOption(written: string) {
  if (written === 'all') return null;
  const key = moduleNamed(written);
  if (!key) throw new Refusal(`There is no module ${written}.`);
  return key;
}

function shown({ data }: calls.AnnouncementsResponse): Outcome {
  const lines = data.map(({ id, kind, startsAt, endsAt, module, organisations, textNl }) =>
    [
      ...[id, kind, writtenInstant(startsAt), writtenInstant(endsAt), module ?? 'all'],
      ...[organisations.join(', ') || 'all', textNl],
    ].join('\t'),
  );
  return { lines: lines.length === 0 ? ['There are no announcements.'] : lines, data };
}
