import { isDay, startOfDay } from 'contract/amsterdam';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document } from '#stores/documents/document.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { htmlText } from '../reading/html.ts';
import { oneLine } from '../reading/western-text.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../reading/xml-tree.ts';

/** What the lists are published as; a meeting has no page of its own. */
const datasetPage =
  'https://data.europa.eu/data/datasets/european-commission-meetings-with-interest-representatives';
const registerPage = 'https://ec.europa.eu/transparencyregister/public/consultation/displaylobbyist.do?id=';
const registerNumber = /\b\d{6,15}-\d{2}\b/g;

/** An organisation that was met, with its number in the transparency register. */
interface Entity {
  name: string;
  number?: string;
}

export const meetingId = (key: string) => `commissionmeetings-${key}`;

/**
 * A meeting of the Commission with interest representatives, by its day.
 * @throws SourceFault of kind `shape` for one without a day, or that says neither whom it was with nor what about
 */
export function readMeeting(key: string, element: XmlElement): Document {
  const value = (name: string, of: XmlElement | undefined = element) => lineOf(textOf(childOf(of, name)));
  const written = value('date');
  const day = written.slice(0, 10);
  const entities = childrenOf(childOf(element, 'entities'), 'entity').flatMap((one) =>
    entitiesOf(value('name', one), value('id', one)),
  );
  const title = value('subject') || (entities[0] ? `Meeting with ${entities[0].name}` : '');
  if (!isDay(day) || !title) {
    const detail = `meeting ${key}: ${isDay(day) ? 'neither a subject nor anybody met' : `no day: ${written}`}`;
    throw new SourceFault('shape', { url: datasetPage, detail });
  }
  const cabinet = value('cabinet');
  const department = value('dgname') || value('dgacronym');
  const officials = childrenOf(childOf(element, 'representatives'), 'representative').flatMap((one) => {
    const [name, title] = [value('name', one), value('title', one)];
    return name ? [{ name, role: 'Commission representative', ...(title ? { function: title } : {}) }] : [];
  });
  const location = value('location');
  return {
    ...bareDocument(),
    id: meetingId(key),
    domain: 'eu',
    source: 'commissionmeetings',
    groupPath: 'commission/interest-meeting',
    sourceType: 'Meeting with interest representatives',
    institution: 'European Commission',
    title,
    titles: { en: title },
    language: 'en',
    date: startOfDay(day),
    timeKnown: false,
    sourceDate: written,
    text: [
      cabinet || department,
      entities.length ? `With: ${entities.map(nameAndNumber).join('; ')}` : '',
      officials.length ? `Represented by: ${officials.map(official).join('; ')}` : '',
      location ? `Location: ${location}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
    people: officials,
    organisations: [
      ...(cabinet ? [{ name: cabinet, relation: 'Cabinet' }] : []),
      ...(department ? [{ name: department, relation: 'Directorate-General' }] : []),
      ...entities.map(({ name }) => ({ name, relation: 'Interest representative' })),
    ],
    identities: [meetingId(key)],
    relations: entities.flatMap(({ name, number }) =>
      number
        ? [{ relation: 'Transparency register', title: `${name} (${number})`, url: registerPage + number }]
        : [],
    ),
    originalUrls: [datasetPage],
  };
}

const nameAndNumber = ({ name, number }: Entity) => (number ? `${name} (${number})` : name);
const official = ({ name, function: title }: { name: string; function?: string }) =>
  title ? `${name} (${title})` : name;

/** One organisation, or those of a cell that names several: only as many names as numbers can be paired. */
function entitiesOf(name: string, ids: string): Entity[] {
  const numbers = [...new Set(ids.match(registerNumber) ?? [])];
  if (!name) return numbers.map((number) => ({ name: number, number }));
  const [number, ...others] = numbers;
  if (others.length === 0) return [{ name, ...(number ? { number } : {}) }];
  const names = name.split(',').map((one) => one.trim());
  if (names.length === numbers.length) {
    return names.map((one, index) => ({ name: one, number: numbers[index]! }));
  }
  return [{ name }, ...numbers.map((one) => ({ name: one, number: one }))];
}

/** The lists escape what they say twice. */
const lineOf = (text: string | undefined) => oneLine(htmlText(text ?? ''));
