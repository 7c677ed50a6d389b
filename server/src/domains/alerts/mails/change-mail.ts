import type { DocumentId } from 'contract/document-parts';
import { cell, heading, paragraph, small, toned } from '#platform/mail/blocks.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { type Html, markup, oneLine, shortened } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { Change } from '#domains/meetings/index.ts';
import type { MeetingState, When } from '#domains/meetings/index.ts';
import { addressOf, type AgendaMail, agendaMail, titleLink, titleOf } from './agenda-mail.ts';
import { counted, namesOf, type RenderedMail, subjectNamesOf } from './mail.ts';
import { meetingDates } from './meeting-dates.ts';

/** What changed about the meetings that a user follows. */
export interface ChangeMail extends AgendaMail {
  kind: 'agendaChanges' | 'agendaDaily';
  meetings: readonly ChangedMeeting[];
  /** Of a mail in several parts, which one this is. */
  part?: { part: number; parts: number };
}

/** One meeting of such a mail: one line, however much changed. */
export interface ChangedMeeting {
  /** As it is now. */
  state: MeetingState;
  changes: readonly Change[];
  /** Titles of the searches that follow it, and the query of the first. */
  names: readonly string[];
  query: string;
  /** Until when its user knew it otherwise, in epoch milliseconds; a new one was not known. */
  since?: number;
  /** Where it was moved to, when its changes do not tell. */
  movedTo?: When & { from: When };
  /** Titles of the documents that its changes name, where they are known here. */
  titles: ReadonlyMap<DocumentId, string>;
}

const most = { place: 120, item: 160, names: 5 };

/** The mail of changes, in the language of its user (decision 3.25). */
export function changeMail(mail: ChangeMail): RenderedMail {
  const { locale, kind, day, firstName, meetings, part } = mail;
  const count = meetings.length;
  const names = subjectNamesOf(locale, mail.searches);
  const parts = part ? [say(locale, 'agendaMails.part', part)] : [];
  const facts = meetings.map((meeting) => factsOf(mail, meeting));
  return agendaMail(mail, {
    subject: [
      counted(locale, 'agendaMails.changes.subject', count, { names }),
      ...parts.map((words) => `(${words})`),
    ].join(' '),
    head: counted(locale, 'agendaMails.changes.title', count),
    what: [mailDates(locale).longDay(day), say(locale, `agendaMails.changes.${kind}`), ...parts].join(' · '),
    intro: say(locale, `agendaMails.changes.intro.${kind}`, { firstName: oneLine(firstName) }),
    preview: facts.map(({ label, name }) => `${label}: ${name}`).join(' · '),
    cards: [facts.map((one, index) => row(one, index > 0))],
    blocks: facts.map((one) =>
      [`${one.label}: ${one.name}`, one.about, one.changed, one.why, one.address]
        .filter(Boolean)
        .join('\n   '),
    ),
  });
}

interface Facts {
  label: string;
  /** Bad news, or good. */
  tone: 'w' | 'ok';
  name: string;
  address: string;
  /** Where it is held and, where the changes do not tell, when. */
  about: string;
  /** Everything that changed, old → new, in one line; empty for a new meeting. */
  changed: string;
  why: string;
}

function factsOf(mail: ChangeMail, meeting: ChangedMeeting): Facts {
  const { locale } = mail;
  const { state, changes, names, query, movedTo } = meeting;
  const label = movedTo ? 'moved' : labelOf(state, changes);
  const { when } = meetingDates(locale);
  const isNew = changes.some(({ kind }) => kind === 'new');
  const changed = movedTo
    ? [say(locale, 'agendaMails.change.movedTo', { from: when(movedTo.from), to: when(movedTo) })]
    : changes.flatMap((change) => wordsOf(locale, change, meeting, isNew));
  return {
    label: say(locale, `agendaMails.label.${label}`),
    tone: ['cancelled', 'moved', 'withdrawn', 'closed'].includes(label) ? 'w' : 'ok',
    name: titleOf(state),
    address: addressOf(mail, state, query, meeting.since),
    about: [
      state.closed ? '' : oneLine(state.institution),
      movedTo ? '' : when(state),
      ...(state.place === undefined ? [] : [shortened(oneLine(state.place), most.place)]),
      ...(state.closed && label !== 'closed' ? [say(locale, 'agendaMails.label.closed')] : []),
      ...(state.demo ? [say(locale, 'timeline.item.demo')] : []),
    ]
      .filter(Boolean)
      .join(' · '),
    changed: changed.join(' · '),
    why: say(locale, 'agendaMails.why', { names: namesOf(locale, names, most.names) }),
  };
}

type Label = 'new' | 'changed' | 'cancelled' | 'moved' | 'withdrawn' | 'on' | 'closed' | 'open';

function labelOf({ status, closed }: MeetingState, changes: readonly Change[]): Label {
  if (status === 'cancelled' || status === 'moved' || status === 'withdrawn') return status;
  const kinds = changes.map(({ kind }) => kind);
  if (kinds.includes('new')) return 'new';
  if (kinds.includes('standing')) return 'on';
  if (kinds.includes('date')) return 'moved';
  if (kinds.includes('closed')) return closed ? 'closed' : 'open';
  return 'changed';
}

function wordsOf(
  locale: ChangeMail['locale'],
  change: Change,
  { titles, changes }: ChangedMeeting,
  isNew: boolean,
): string[] {
  const words = (values: Record<string, string | number>) => [
    say(locale, `agendaMails.change.${change.kind}`, values),
  ];
  const brief = (text: string) => shortened(oneLine(text), most.item);
  const listed = (names: readonly string[]) => namesOf(locale, names.map(brief), most.names);
  const { when, time } = meetingDates(locale);
  switch (change.kind) {
    case 'new':
      return [];
    case 'date':
      return words({ from: when(change.from), to: when(change.to) });
    case 'time':
      return words({ from: time(change.from), to: time(change.to) });
    case 'place': {
      const place = (text: string | undefined) =>
        text === undefined ? say(locale, 'agendaMails.unknown') : shortened(oneLine(text), most.place);
      return words({ from: place(change.from), to: place(change.to) });
    }
    case 'standing': {
      // A new meeting was never otherwise, and a new date says that it was moved.
      if (isNew || (change.to === 'moved' && changes.some(({ kind }) => kind === 'date'))) return [];
      const standing = (name: string) => say(locale, `agendaMails.standing.${name}`);
      return words({ from: standing(change.from), to: standing(change.to) });
    }
    case 'closed': {
      const access = (closed: boolean) => say(locale, `agendaMails.access.${closed ? 'closed' : 'open'}`);
      return words({ from: access(!change.to), to: access(change.to) });
    }
    case 'itemsAdded':
    case 'itemsRemoved':
      return words({ count: change.titles.length, names: listed(change.titles) });
    case 'documentsAdded':
    case 'documentsRemoved': {
      const named = change.documents.flatMap(({ id, title: own }) => titles.get(id) ?? own ?? []);
      const count = change.documents.length;
      const unnamed = say(locale, 'agendaMails.change.documents', { count });
      return words({ count, names: named.length === count ? listed(named) : unnamed });
    }
  }
}

function row({ label, tone, name, address, about, changed, why }: Facts, line: boolean): Html {
  return cell(
    [
      small([toned(tone, label), markup` · ${about}`], 0),
      heading(titleLink(address, name)),
      changed === '' ? undefined : paragraph(changed, 4),
      small(why, 4),
    ],
    { line },
  );
}
