import { createRequire } from 'node:module';

// It comes without types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { window: { document: Document } };
};

/** A page as a browser reads it; nothing in it runs or is fetched. */
export const readPage = (html: string): Document => new JSDOM(html).window.document;
