import { dayOf, type DayText } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import { documentAddress } from './document-address.ts';
import { cell, heading, link, paragraph, small, toned } from '#platform/mail/blocks.ts';
import { light } from '#platform/mail/colours.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { calm, type Html, markup, oneLine, shortened } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { MeetingState } from '#domains/meetings/index.ts';
import { addressOf, type AgendaMail, agendaMail, titleLink, titleOf } from './agenda-mail.ts';
import { counted, mostBytes, namesOf, type RenderedMail, subjectNamesOf } from './mail.ts';
import { meetingDates } from './meeting-dates.ts';

/** The meetings of the next 14 days (decisions 3.23, 3.24). */
interface PlanningMail extends AgendaMail {
  type: 'basic' | 'extensive';
  /** First and last day, both whole. */
  from: DayText;
  to: DayText;
  /** In order of time. */
  meetings: readonly PlannedMeeting[];
}

/** A meeting of such a mail; behind closed doors it has only title and date (decision 3.33). */
export interface PlannedMeeting {
  state: MeetingState;
  /** Titles of the searches that find it, and the query of the first. */
  names: readonly string[];
  query: string;
  /** Of an extensive mail. */
  more?: {
    items: readonly string[];
    documents: readonly NamedDocument[];
    participants: readonly string[];
    spokespersons: readonly string[];
  };
}

/** A document on an agenda, which may be a meeting itself. */
export interface NamedDocument {
  id: DocumentId;
  domain: MeetingState['domain'];
  title: string;
  isMeeting: boolean;
}

const most = { place: 120, item: 200, items: 12, documents: 8, people: 10, names: 3 };
/** Meetings told of in full, and those of which one line is left; the first that fits is taken. */
const mostMeetings = 60;
const steps = [
  [60, 150],
  [40, 120],
  [25, 90],
  [15, 60],
  [8, 40],
  [3, 20],
  [0, 20],
  [0, 0],
] as const;

/** The planning mail, in the language of its user, as long as fits. */
export function planningMail(mail: PlanningMail): RenderedMail {
  const { locale, meetings, from, to, firstName } = mail;
  const { longDay } = mailDates(locale);
  const count = meetings.length;
  const names = subjectNamesOf(locale, mail.searches);
  const frame = {
    subject: counted(locale, 'agendaMails.planning.subject', count, { names }),
    head: counted(locale, 'agendaMails.planning.title', count),
    what: `${longDay(mail.day)} · ${say(locale, 'agendaMails.planning.kind')}`,
    intro: say(locale, 'agendaMails.planning.intro', {
      firstName: oneLine(firstName),
      from: longDay(from),
      to: longDay(to),
    }),
    preview: meetings
      .slice(0, 4)
      .map(({ state }) => `${meetingDates(locale).when(state)} ${oneLine(state.title)}`)
      .join(' · '),
  };
  for (const [full, brief] of steps) {
    const visible = meetings.slice(0, Math.min(full, mostMeetings));
    const also = meetings.slice(visible.length, visible.length + brief);
    const left = count - visible.length - also.length;
    const rendered = agendaMail(mail, {
      ...frame,
      cards: [...dayCards(mail, visible), ...(also.length + left > 0 ? [alsoCard(mail, also, left)] : [])],
      blocks: textBlocks(mail, visible, also, left),
    });
    if (Buffer.byteLength(rendered.html) < mostBytes || full + brief === 0) return rendered;
  }
  throw new Error('a mail without any meeting always fits');
}

function dayCards(mail: PlanningMail, meetings: readonly PlannedMeeting[]): Html[][] {
  const { longDay } = mailDates(mail.locale);
  return [...Map.groupBy(meetings, ({ state }) => firstVisibleDay(mail, state))].map(([day, ofDay]) => [
    cell([heading(capital(longDay(day)))], { raised: true }),
    ...ofDay.map((one) => row(mail, one)),
  ]);
}

/** One that began before the first day and goes on is told of on the first. */
function firstVisibleDay({ from }: PlanningMail, { start }: MeetingState): DayText {
  const day = dayOf(start);
  return day < from ? from : day;
}

function row(mail: PlanningMail, meeting: PlannedMeeting): Html {
  const { locale, address } = mail;
  const { state, more, query } = meeting;
  const off = labelOf(mail, state);
  const documents =
    more?.documents.map((one) =>
      link(
        one.isMeeting ? addressOf(mail, one, query) : documentAddress(address, one, query),
        brief(one.title),
      ),
    ) ?? [];
  return cell(
    [
      small([...(off ? [toned('w', off), markup` · `] : []), markup`${aboutOf(mail, state)}`], 0),
      heading(titleLink(addressOf(mail, state, query), titleOf(state))),
      ...(more
        ? [
            listOf(locale, 'items', more.items.map(brief), most.items),
            listOf(locale, 'documents', documents, most.documents),
            peopleOf(locale, 'participants', more.participants),
            peopleOf(locale, 'spokespersons', more.spokespersons),
          ]
        : []),
      small(say(locale, 'agendaMails.why', { names: namesOf(locale, meeting.names, most.names) }), 4),
    ],
    { line: true },
  );
}

const brief = (text: string): string => shortened(oneLine(text), most.item);

/** Time, body and place. */
function aboutOf({ locale, from }: PlanningMail, state: MeetingState): string {
  const dates = meetingDates(locale);
  const ownDay = dayOf(state.start) >= from && (state.timeKnown || state.end === undefined);
  return [
    ownDay ? dates.time(state) : dates.when(state),
    state.closed ? '' : oneLine(state.institution),
    state.place === undefined ? '' : shortened(oneLine(state.place), most.place),
    state.demo ? say(locale, 'timeline.item.demo') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What keeps the meeting from being an ordinary one. */
function labelOf({ locale }: PlanningMail, { status, closed }: MeetingState): string | undefined {
  if (status === 'cancelled' || status === 'moved') return say(locale, `agendaMails.label.${status}`);
  return closed ? say(locale, 'agendaMails.label.closed') : undefined;
}

/** A list under its name; of what is too much of it the number. */
function listOf(
  locale: PlanningMail['locale'],
  name: 'items' | 'documents',
  lines: readonly (string | Html)[],
  most: number,
): Html | undefined {
  if (lines.length === 0) return undefined;
  const rest = lines.length - most;
  return markup`${small(markup`<b style="font-weight:600">${say(locale, `agendaMails.${name}`)}</b>`, 8)}<ul class="t2" style="margin:2px 0 0;padding-left:20px;font-size:14px;line-height:20px;color:${light.text2}">${lines
    .slice(0, most)
    .map(
      (one) => markup`<li>${one}</li>`,
    )}${rest > 0 ? markup`<li>${say(locale, 'agendaMails.andMore', { names: '…', count: rest })}</li>` : undefined}</ul>`;
}

function peopleOf(
  locale: PlanningMail['locale'],
  name: 'participants' | 'spokespersons',
  people: readonly string[],
): Html | undefined {
  if (people.length === 0) return undefined;
  return small(
    [
      markup`<b style="font-weight:600">${say(locale, `agendaMails.${name}`)}:</b> `,
      markup`${namesOf(locale, people, most.people)}`,
    ],
    6,
  );
}

/** Those for which there is no room in full: a line each, and the number of the rest. */
function alsoCard(mail: PlanningMail, also: readonly PlannedMeeting[], left: number): Html[] {
  const { locale, address } = mail;
  const { when } = meetingDates(locale);
  return [
    cell([heading(say(locale, 'agendaMails.planning.more'))], { raised: true }),
    cell([
      ...also.map((one) =>
        small(
          [
            markup`${when(one.state)} · `,
            link(addressOf(mail, one.state, one.query), shortened(calm(one.state.title), most.place)),
          ],
          4,
        ),
      ),
      ...(left > 0
        ? [
            paragraph([
              markup`${counted(locale, 'agendaMails.planning.left', left)} · `,
              link(`${address}/saved-searches`, say(locale, 'agendaMails.planning.leftHint')),
            ]),
          ]
        : []),
    ]),
  ];
}

function textBlocks(
  mail: PlanningMail,
  visible: readonly PlannedMeeting[],
  also: readonly PlannedMeeting[],
  left: number,
): string[] {
  const { locale, address } = mail;
  const { when } = meetingDates(locale);
  const block = (meeting: PlannedMeeting) => {
    const { state, more, names, query } = meeting;
    const lists = { ...more, documents: more?.documents.map(({ title: name }) => name) };
    return [
      [labelOf(mail, state), when(state)].filter(Boolean).join(' · '),
      oneLine(state.title),
      [state.closed ? '' : oneLine(state.institution), oneLine(state.place ?? '')]
        .filter(Boolean)
        .join(' · '),
      ...(['items', 'documents', 'participants', 'spokespersons'] as const).map((name) =>
        lists[name]?.length
          ? `${say(locale, `agendaMails.${name}`)}: ${namesOf(locale, lists[name], most.items)}`
          : '',
      ),
      say(locale, 'agendaMails.why', { names: namesOf(locale, names, most.names) }),
      addressOf(mail, state, query),
    ]
      .filter(Boolean)
      .join('\n   ');
  };
  return [
    ...visible.map(block),
    ...(also.length > 0 ? [say(locale, 'agendaMails.planning.more')] : []),
    ...also.map(
      ({ state, query }) => `${when(state)} · ${oneLine(state.title)}\n   ${addressOf(mail, state, query)}`,
    ),
    ...(left > 0
      ? [
          `${counted(locale, 'agendaMails.planning.left', left)}. ${say(locale, 'agendaMails.planning.leftHint')}: ${address}/saved-searches`,
        ]
      : []),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
