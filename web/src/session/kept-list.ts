import { isListOf, isObjectOf, isOneOf, isText } from '#api/shapes.ts';

/** Milliseconds for which a list can be read without a network: what is older may have changed much. */
export const keptListsLife = 7 * 24 * 60 * 60_000;

/** A list as it is kept for when there is no network: what a person reads of it, and no more. */
export interface KeptList {
  /** The name of the session it was read in; in another it is nobody's. */
  session: string;
  title: string;
  /** When it was read: UTC instant in ISO 8601. */
  readAt: string;
  items: {
    kind: 'document' | 'update' | 'subheading';
    title: string;
    source: string;
    /** Day or instant; empty where there is none. */
    date: string;
    /** Note or description, as plain text. */
    text: string;
  }[];
}

export const isKeptList = isObjectOf<KeptList>({
  session: isText,
  title: isText,
  readAt: isText,
  items: isListOf(
    isObjectOf<KeptList['items'][number]>({
      kind: isOneOf('document', 'update', 'subheading'),
      title: isText,
      source: isText,
      date: isText,
      text: isText,
    }),
  ),
});

/** The cache of this browser in which lists are kept. */
export const listsCache = 'policy-monitor:lists';
