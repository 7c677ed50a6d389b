import { isBoolean, isListOf, isObjectOf, isOneOf, isOptional, isRecordOf, isText } from '#api/shapes.ts';

interface Config {
  productName: string;
  /** Where password recovery lives, without a slash at its end; empty when this application does it itself. */
  adminUrl: string;
  supportEmail: string;
  /** Where the product is; empty on the pages that are there. */
  productUrl: string;
  /** Whether a service makes summaries, or documents get an extract of their own sentences. */
  summaries: 'ai' | 'extract';
  /** What staff say in the place of the catalogue, by locale and key; only locales of which they say something. */
  words: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;
  /** In which contexts are shown; empty is by name. */
  contextOrder: readonly string[];
  /** Modules that nobody can ask for. */
  notOffered: readonly string[];
  /** Planned maintenance kept whoever asked for the page out. */
  offline?: boolean;
}

const standard: Config = {
  productName: 'Vizier',
  adminUrl: '',
  supportEmail: 'support@vizier.example',
  productUrl: '',
  summaries: 'extract',
  words: {},
  contextOrder: [],
  notOffered: [],
};

const isWritten = isObjectOf<Partial<Config>>({
  productName: isOptional(isText),
  adminUrl: isOptional(isText),
  supportEmail: isOptional(isText),
  productUrl: isOptional(isText),
  summaries: isOptional(isOneOf('ai', 'extract')),
  words: isOptional(isRecordOf(isRecordOf(isText))),
  contextOrder: isOptional(isListOf(isText)),
  notOffered: isOptional(isListOf(isText)),
  offline: isOptional(isBoolean),
});

/**
 * What the server wrote into the page (one build serves everywhere); the defaults hold in development, and where rules
 * are used without a page.
 */
export const config: Config = read(
  typeof document === 'undefined' ? '' : (document.getElementById('config')?.textContent.trim() ?? ''),
);

function read(text: string): Config {
  const written: unknown = text === '' ? {} : JSON.parse(text);
  if (!isWritten(written)) throw new Error('the configuration in the page cannot be read');
  const { adminUrl, ...others } = { ...standard, ...written };
  return { ...others, adminUrl: adminUrl.replace(/\/+$/, '') };
}

/** The admin site, for staff and admins of an organisation (decision 3.1). */
export const adminAddress = `${config.adminUrl}/admin`;
