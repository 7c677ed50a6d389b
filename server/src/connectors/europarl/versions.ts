import { line } from './read-fields.ts';
import { lastPart, type Expression } from './rows.ts';

/** A version of a document: one language in one format. */
export interface Version {
  language: string;
  mimeType: string;
  /** Path below the portal's address, without host. */
  path: string;
}

const portal = 'https://data.europarl.europa.eu';
const languages = ['en', 'nl', 'fr', 'de'];
/** What reads best first; Word, which nothing here can show, last. */
const formats = ['application/xhtml+xml', 'text/html', 'application/pdf', 'wordprocessingml.document'];

/** The version that is read and kept: English first, in the best format; undefined without any. */
export function versionOf(expressions: readonly Expression[]): Version | undefined {
  const ranked = expressions
    .map((expression) => ({ expression, language: lastPart(expression.id) ?? '' }))
    .sort((a, b) => rank(languages, a.language) - rank(languages, b.language));
  for (const { expression, language } of ranked) {
    const [file] = expression.is_embodied_by
      .map((file) => ({
        path: pathOf(line(file.is_exemplified_by)) ?? '',
        mimeType: file.media_type?.replace(/^.*\/media-types\//, '') ?? '',
      }))
      .filter((file) => file.path && formats.some((format) => file.mimeType.endsWith(format)))
      .sort((a, b) => formatRank(a.mimeType) - formatRank(b.mimeType));
    if (file) return { language, ...file };
  }
  return undefined;
}

/** The path of an address of the portal; undefined for one that leads elsewhere. */
function pathOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address, portal)) return undefined;
  const { origin, pathname, search } = new URL(address, portal);
  return origin === portal ? `${pathname}${search}`.slice(1) : undefined;
}

function rank(list: readonly string[], value: string): number {
  const at = list.indexOf(value);
  return at === -1 ? list.length : at;
}

function formatRank(mimeType: string): number {
  return formats.findIndex((format) => mimeType.endsWith(format));
}
