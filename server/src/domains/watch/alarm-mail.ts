import type { Locale } from 'contract/users';
import { mailDates } from '#platform/mail/dates.ts';
import { oneLine } from '#platform/mail/html.ts';
import { renderLetter } from '#platform/mail/template.ts';
import { say } from '#platform/words.ts';
import type { Alarm, News } from './alarms.ts';

/** What mails are made with. */
export interface AlarmWords {
  productName: string;
  /** Address of the admin site. */
  site: string;
}

/** What is wrong, as a sentence. */
function alarmIn(locale: Locale, { subject, since }: Alarm): string {
  const [kind, source = ''] = subject.split(':') as [string, string?];
  const name = say(locale, `connectors.${source}`);
  const moment = mailDates(locale).moment(new Date(since).toISOString(), true);
  return say(locale, `mail.alarm.${kind}`, { name, since: moment });
}

/** Tells staff what is wrong, still wrong or well again, all in one mail (decision 9.9). */
export function alarmMail(
  news: News,
  { locale, productName, site, firstName }: AlarmWords & { locale: Locale; firstName: string },
): { subject: string; text: string; html: string; headers: Record<string, string> } {
  const words = (key: string, values: Record<string, string | number> = {}) =>
    say(locale, `mail.alarm.${key}`, values);
  const parts = (['begun', 'reminded', 'ended'] as const).filter((part) => news[part].length > 0);
  const [first] = parts;
  const count = parts.reduce((sum, part) => sum + news[part].length, 0) - 1;
  const one = first === undefined ? '' : alarmIn(locale, news[first][0]!);
  const subject = words(`subject.${first ?? 'ended'}`, { one }) + (count > 0 ? words('more', { count }) : '');
  return {
    subject,
    ...renderLetter({
      locale,
      productName,
      title: subject,
      paragraphs: [
        words('greeting', { firstName: oneLine(firstName) }),
        ...parts.flatMap((part) => [
          words(`heads.${part}`),
          ...news[part].map((alarm) => `• ${alarmIn(locale, alarm)}`),
        ]),
      ],
      button: { label: words('button'), link: `${site}/admin/jobs` },
      closing: [words('why')],
    }),
    headers: {},
  };
}
