import { endOfDay, startOfDay } from 'contract/amsterdam';
import type { Person } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { htmlText } from '../reading/html.ts';
import { oneLine } from '../reading/western-text.ts';
import { dayIn, decisionsUrl, idOf, officialUrl } from './poll.ts';
import type { ItemDetails, NewsItem } from './rows.ts';

const role = 'Op voorstel van';

/** A decision or announcement; undefined, with the reason, without a title or the day of its meeting. */
export function readDecision(
  item: NewsItem,
  details: ItemDetails | undefined,
  themes: Readonly<Record<string, string>>,
  skip: (reason: string) => void,
): Document | undefined {
  const { attributes } = item;
  const title = oneLine(attributes.title ?? attributes.alternativeTitle ?? '');
  if (!title) return void skip('no title');
  const day = dayIn(item);
  if (!day) return void skip(`no day of the meeting of "${title}"`);
  const announced = /^mededeling/i.test(attributes.agendaitemType ?? '');
  const subtitle = oneLine(attributes.alternativeTitle ?? '');
  const id = `vlaamseregering-${idOf(item).replace(/[^\w.~-]+/g, '-')}`;
  const labels = Object.entries(themes).map(([code, name]) => ({
    scheme: 'vlaamse-regering-thema',
    code,
    name,
  }));
  return {
    ...bareDocument(),
    id,
    domain: 'be-flm',
    source: 'vlaamseregering',
    groupPath: 'vlaamse-regering/beslissing',
    sourceType: announced ? 'Mededeling aan de Vlaamse Regering' : 'Beslissing van de Vlaamse Regering',
    institution: 'Vlaamse Regering',
    title,
    titles: { nl: title },
    language: 'nl',
    date: startOfDay(day),
    timeKnown: false,
    sourceDate: attributes.meetingDate ?? day,
    text: [subtitle === title ? '' : subtitle, htmlText(attributes.htmlContent ?? '')]
      .filter(Boolean)
      .join('\n'),
    attachments: (details?.files ?? []).map(({ title: name, path }, index) => ({
      fileId: `${id}~${index + 1}`,
      title: name,
      url: officialUrl(path),
    })),
    people: peopleOf(item, details),
    ...(labels.length ? { labels } : {}),
    identities: [id],
    originalUrls: [pageOf(title, day)],
  };
}

/** Ministers as the details tell them; without these the one that the search names, as it does not pair several. */
function peopleOf({ attributes }: NewsItem, details: ItemDetails | undefined): Person[] {
  if (details?.ministers.length) {
    return details.ministers.map(({ name, title }) => ({
      name,
      role,
      ...(title ? { function: title } : {}),
    }));
  }
  const { mandateeFirstNames, mandateeFamilyNames, mandateeTitles } = attributes;
  if (mandateeFamilyNames.length !== 1 || mandateeFirstNames.length > 1) return [];
  const name = oneLine([...mandateeFirstNames, ...mandateeFamilyNames].join(' '));
  const title = mandateeTitles.length === 1 ? mandateeTitles[0] : undefined;
  return [{ name, role, ...(title ? { function: title } : {}) }];
}

/** The site has no page for one decision; its search by title and day shows it. */
function pageOf(title: string, day: string): string {
  const query = new URLSearchParams({
    search: title,
    dateOption: 'select',
    startDate: new Date(startOfDay(day)).toISOString(),
    endDate: new Date(endOfDay(day)).toISOString(),
  });
  return `${decisionsUrl}?${query}`;
}
