import { aboutParts, ContextContent } from 'contract/admin/contexts';
import { contextCodes } from 'contract/contexts';
import type { WordsPart } from './set-words.ts';

/** What policy contexts are called, their order and their explanation; codes and scores stay (decision 3.8). */
export const contextsPart: WordsPart<ContextContent> = {
  name: 'contexts',
  action: 'contexts.set',
  schema: ContextContent,
  keys: {
    names: Object.fromEntries(contextCodes.map((code) => [code, `contexts.names.${code}`])),
    about: Object.fromEntries(aboutParts.map((part) => [part, `aboutContexts.${part}`])),
  },
  standard: { order: null },
};
