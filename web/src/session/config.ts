import { domainIds } from 'contract/dashboards';
import type { TreesInUse } from 'contract/sources';
import type { Grouping, PathAlias, SourceNode } from 'contract/sources/grouping';
import {
  isBoolean,
  isListOf,
  isNumber,
  isObjectOf,
  isOneOf,
  isOptional,
  isRecordOf,
  isText,
} from '#api/shapes.ts';

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
  /** The source trees that staff published. */
  sourceTrees: TreesInUse;
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
  sourceTrees: {},
};

const isTree = isObjectOf<Omit<Grouping, 'standing'>>({
  name: isOneOf(...domainIds),
  version: isNumber,
  nodes: isListOf(isObjectOf<Pick<SourceNode, 'code'>>({ code: isText })),
  aliases: isListOf((_alias): _alias is PathAlias => false),
  moved: isRecordOf(isListOf(isText)),
});

const isWritten = isObjectOf<Partial<Config>>({
  productName: isOptional(isText),
  adminUrl: isOptional(isText),
  supportEmail: isOptional(isText),
  productUrl: isOptional(isText),
  summaries: isOptional(isOneOf('ai', 'extract')),
  words: isOptional(isRecordOf(isRecordOf(isText))),
  contextOrder: isOptional(isListOf(isText)),
  notOffered: isOptional(isListOf(isText)),
  sourceTrees: isOptional(isRecordOf(isTree, isOneOf(...domainIds))),
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
