import type { MailSample } from 'contract/mails';
import type { AgendaMail } from './agenda-mail.ts';
import { changeMail } from './change-mail.ts';
import { planningMail } from './planning-mail.ts';
import type { Digest, DigestLine, DigestSearch } from './digest-contents.ts';
import type { AlertMail, Letterhead, RenderedMail } from './mail.ts';
import { digestMail } from './digest.ts';
import { pauseMail } from './pause-mail.ts';
import { webcalMail } from './webcal-mail.ts';
import { confirmMail } from '#platform/mail/confirm-mail.ts';
import { passwordResetMail } from '#platform/mail/password-reset-mail.ts';
import { sampleLine, sampleSteps } from './sample-lines.ts';
import { changedMeetings, plannedMeetings } from './sample-meetings.ts';

type About = Omit<Letterhead, 'firstName'>;
type Written = Pick<RenderedMail, 'subject' | 'text' | 'html'>;

/** Every kind of mail the product sends, with contents composed by us; what they link to does not exist. */
export const samples: Record<MailSample, (about: About) => Written> = {
  direct: (about) => digestMail(digest(about, 'direct', [search(0, 1)])),
  daily: (about) => digestMail({ ...digest(about, 'daily', [search(0, 6), search(1, 2)]), alreadyDirect: 3 }),
  weekly: (about) => digestMail(digest(about, 'weekly', [search(0, 43), search(1, 31), search(2, 28)])),
  nothing: (about) => digestMail(digest(about, 'daily', [])),
  pausedQuery: (about) => pauseMail({ ...paused(about), reason: 'query' }),
  pausedTooBroad: (about) => pauseMail({ ...paused(about), reason: 'tooBroad' }),
  planningBasic: (about) => planning(about, 'basic'),
  planningExtensive: (about) => planning(about, 'extensive'),
  agendaChanges: (about) =>
    changeMail({ ...agendaMail(about), kind: 'agendaChanges', meetings: changedMeetings() }),
  agendaDaily: (about) =>
    changeMail({ ...agendaMail(about), kind: 'agendaDaily', meetings: changedMeetings().slice(1) }),
  webcal: (about) =>
    webcalMail({
      ...letterhead(about),
      webcal: {
        created: '2026-11-20T07:00:00.000Z',
        httpsUrl: `${about.address}/voorbeeld.ics`,
        webcalUrl: `${about.address.replace(/^https?/, 'webcal')}/voorbeeld.ics`,
      },
      subscribeUrl: `${about.address}/voorbeeld`,
      renewed: false,
    }),
  passwordReset: (about) =>
    passwordResetMail(about.locale, {
      ...letterhead(about),
      to: 'tess@voorbeeld.example',
      link: `${about.address}/password-reset`,
    }),
  signUp: (about) => confirming(about, 'signUp', 'tess@voorbeeld.example'),
  replyAddress: (about) => confirming(about, 'replyAddress', 'redactie@voorbeeld.example'),
};

const confirming = (about: About, what: Parameters<typeof confirmMail>[0], to: string): Written =>
  confirmMail(what, { ...about, to, organisation: 'Gemeente Voorbeeld', link: `${about.address}/voorbeeld` });

const searches = [
  {
    title: 'Netcongestie en warmte',
    query: 'netcongestie EN (warmtepomp* OF "collectieve warmte")',
    contexts: ['energie-klimaat', 'ruimte-wonen'],
  },
  { title: 'Warmtepompen', query: 'warmtepomp*', contexts: ['all'] },
  { title: 'Energiewet', query: 'titel:energiewet', contexts: ['energie-klimaat'] },
] satisfies Pick<DigestSearch, 'title' | 'query' | 'contexts'>[];

function search(place: number, count: number): DigestSearch {
  const first = place * 100;
  return {
    id: `voorbeeld-${place + 1}`,
    dashboard: 'nl',
    minimumMatch: 40,
    ...searches[place]!,
    lines: Array.from({ length: count }, (_none, index) => line(first + index, place === 0)),
  };
}

function line(place: number, also: boolean): DigestLine {
  const sample = sampleLine(place);
  return {
    updated: place % 6 === 2,
    line: sample,
    alsoIn: also && place % 3 === 0 ? [searches[1]!.title] : [],
    steps: place === 1 ? [sampleSteps] : [],
  };
}

const letterhead = (about: About): Letterhead => ({ ...about, firstName: 'Tess' });

function alertMail(about: About): AlertMail {
  const link = `${about.address}/unsubscribe/voorbeeld`;
  const unsubscribe = { all: link, search: () => link, agendaSearch: () => link, mail: () => link };
  return { ...letterhead(about), deliveryId: 'voorbeeld', unsubscribe };
}

function digest(about: About, kind: Digest['kind'], of: readonly DigestSearch[]): Digest {
  return { ...alertMail(about), kind, slotDay: '2026-11-20', searches: of, alreadyDirect: 0 };
}

function agendaMail(about: About): AgendaMail {
  const search = { id: 'voorbeeld-agenda', title: 'Netcongestie in de agenda', query: 'netcongestie' };
  return { ...alertMail(about), day: '2026-11-20', searches: [search] };
}

function planning(about: About, type: 'basic' | 'extensive'): Written {
  const meetings = plannedMeetings(type === 'extensive');
  return planningMail({ ...agendaMail(about), type, from: '2026-11-20', to: '2026-12-03', meetings });
}

function paused(about: About) {
  const { title, query } = searches[0]!;
  return { ...letterhead(about), search: { title, query } };
}
