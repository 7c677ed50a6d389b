import { dayOf, isDay, startOfDay } from 'contract/amsterdam';
import type { Document } from '#stores/documents/document.ts';
import { proceduresIn, referencesIn, relationsTo } from '../doceo/references.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { htmlText } from '../reading/html.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { oneLine } from '../reading/western-text.ts';
import type { Detail, ListRow } from './rows.ts';

const site = 'https://ec.europa.eu/commission/presscorner/';
const titleLanguages = ['nl', 'en', 'fr', 'de'] as const;

/**
 * A release: in the first of English, French, Dutch and German that it is in, with its titles in the others (decision
 * 3.12). Undefined, with the reason, without a title or day.
 */
export function readRelease(
  reference: string,
  language: string,
  rows: readonly ListRow[],
  detail: Detail | undefined,
  skip: (reason: string) => void,
): Document | undefined {
  const row = rows.find(({ languageCode }) => languageCode === language) ?? rows[0];
  const titles: Document['titles'] = {};
  for (const one of titleLanguages) {
    const title = rows.find(({ languageCode }) => languageCode === one)?.title;
    if (title) titles[one] = oneLine(title);
  }
  const given = detail?.docuLanguageResource;
  const title = oneLine(given?.title ?? row?.title ?? '');
  if (!title) return void skip('no title');
  const own = titleLanguages.find((one) => one === language);
  if (own) titles[own] = title;
  const day = (detail?.eventDate ?? row?.eventDate)?.slice(0, 10);
  if (!day || !isDay(day)) return void skip(`no day of "${title}"`);
  const type = detail?.docutypeResource ?? row?.docutype;
  const text = textOf(given, row);
  const labels = (detail?.policiesResource ?? []).flatMap(({ code, description }) =>
    description ? [{ scheme: 'commission-policy', ...(code ? { code } : {}), name: description }] : [],
  );
  const name = reference.toLowerCase().replace(/[^a-z0-9.~-]+/g, '_');
  return {
    ...bareDocument(),
    id: `presscorner-${name}`,
    domain: 'eu',
    source: 'presscorner',
    groupPath: 'commission/press',
    sourceType: type?.description ?? type?.code ?? 'Press material',
    institution: 'European Commission',
    title,
    titles,
    language,
    ...momentOf(day, detail?.publishDate),
    text,
    people: (detail?.commissionerResource ?? []).flatMap(({ shortDescription }) =>
      shortDescription ? [{ name: oneLine(shortDescription), role: roleOf(type?.code) }] : [],
    ),
    numbers: [{ kind: 'reference', value: reference }],
    ...(labels.length ? { labels } : {}),
    identities: [`presscorner-${name}`],
    relations: relationsTo(referencesIn(text), proceduresIn(text)),
    originalUrls: [`${site}detail/${language}/${name}`],
  };
}

/** Only a speech names its speaker; elsewhere it is the commissioner who is responsible. */
function roleOf(type: string | undefined): string {
  return type?.toUpperCase() === 'SPEECH' ? 'Speaker' : 'Commissioner responsible';
}

function textOf(given: Detail['docuLanguageResource'] | undefined, row: ListRow | undefined): string {
  const body = given?.htmlContent ?? row?.leadText ?? '';
  // Stray punctuation stands in elements of its own, between which no blank belongs.
  const whole = body.replace(/<span dir="rtl">([\p{P}\s]*)<\/span>/giu, '$1');
  return [given?.subtitle ? oneLine(given.subtitle) : '', htmlText(whole)].filter(Boolean).join('\n');
}

/** When it was published where that was on its day; a day alone where it came before or after, or at midnight. */
function momentOf(
  day: string,
  published: string | undefined,
): Pick<Document, 'date' | 'timeKnown' | 'sourceDate'> {
  const local = readLocalTime(published)?.instant;
  const instant = local ?? (published ? Date.parse(published) : Number.NaN);
  if (!published || Number.isNaN(instant) || dayOf(instant) !== day || startOfDay(day) === instant)
    return { date: startOfDay(day), timeKnown: false, sourceDate: day };
  return { date: instant, timeKnown: true, sourceDate: published };
}
