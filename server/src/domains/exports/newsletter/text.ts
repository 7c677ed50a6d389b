import { plainText } from '../rich-text.ts';
import type { Foot, Part } from './page.ts';

/** A newsletter as plain text. */
export function newsletterText({
  title,
  organisation,
  date,
  header,
  intro,
  closing,
  parts,
  foot,
}: {
  title: string;
  organisation: string;
  date: string;
  header: { name: boolean; date: boolean };
  intro: string;
  closing: string;
  parts: readonly Part[];
  foot?: Foot | undefined;
}): string {
  const blocks = [
    [header.name ? organisation : '', header.date ? date : ''].filter((one) => one !== '').join(', '),
    title,
    plainText(intro),
    ...parts.flatMap(({ heading, items }) => [
      heading === undefined ? '' : heading.toUpperCase(),
      ...items.map((item) =>
        [
          item.title ?? '',
          item.facts,
          item.remark ?? '',
          item.note ?? '',
          item.description === undefined ? '' : plainText(item.description),
          item.passage === undefined ? '' : `‘${item.passage}’`,
          item.summary === undefined ? '' : `${item.summary.text}\n${item.summary.made}`,
          ...item.links.map(({ href, text }) => `${text}: ${href}`),
        ]
          .filter((line) => line !== '')
          .join('\n'),
      ),
    ]),
    plainText(closing),
    foot ? `-- \n${foot.why}\n${foot.unsubscribe.words}: ${foot.unsubscribe.href}\n${foot.through}` : '',
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
