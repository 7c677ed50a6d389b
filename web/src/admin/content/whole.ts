/** Whether every text of some that are sorted by language and section says something. */
export const isWhole = (texts: Record<string, Record<string, Record<string, string>>>): boolean =>
  Object.values(texts)
    .flatMap((sections) => Object.values(sections))
    .flatMap((section) => Object.values(section))
    .every((text) => text.trim() !== '');
