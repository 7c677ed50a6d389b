type Texts = Record<string, Record<string, Record<string, string>>>;

/** What a text was and what it becomes. */
export interface TextChange {
  before: string;
  after: string;
}

/** The texts that changed of some that are sorted by language and section. */
export function changesIn(before: Texts, after: Texts): TextChange[] {
  const flat = (texts: Texts) =>
    Object.values(texts).flatMap((sections) => Object.values(sections).flatMap((one) => Object.values(one)));
  const now = flat(after);
  return flat(before).flatMap((text, place) =>
    now[place] === text ? [] : [{ before: text, after: now[place]! }],
  );
}
