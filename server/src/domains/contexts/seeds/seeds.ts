import type { ContextCode } from 'contract/contexts';

/**
 * Words per context, apart by white space. `word` is that word, `word*` begins with it, `two_words` stand
 * side by side. Accents do not matter.
 */
export type Seeds = Record<ContextCode, string>;
