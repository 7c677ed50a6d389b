import type { AuditAction } from 'contract/admin/audit';
import { type Locale, locales } from 'contract/users';
import { words } from 'contract/words';
import { z } from 'zod';
import type { Doer } from '#domains/audit/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { keep, readKept } from '#domains/kept-content/index.ts';

/** Texts by language and key of the catalogue. */
const SetWords = z.object({
  nl: z.record(z.string(), z.string()),
  'en-gb': z.record(z.string(), z.string()),
});
type SetWords = z.infer<typeof SetWords>;

/** Keys of the catalogue, by the section and the name that a content has their texts under. */
type Keys = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** Texts by language, section and name. */
export type Texts = Record<Locale, Record<string, Record<string, string>>>;

/** A part of the content that is texts of the catalogue and something besides. */
export interface WordsPart<Content extends { texts: Texts }> {
  /** What it is kept as. */
  name: string;
  action: AuditAction;
  schema: z.ZodType<Content>;
  keys: Keys;
  /** What it has besides texts, as it ships. */
  standard: Omit<Content, 'texts'>;
  /** Refuses what does not fit beside its form. @throws AppError */
  check?: (content: Content) => void;
}

/** What is kept of one: the texts that differ from those that ship, so that the others follow the product. */
const State = z.object({ words: SetWords, others: z.record(z.string(), z.unknown()) });

const perLocale = <Of>(of: (locale: Locale) => Of) =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Of>;

/** A text as it ships. */
function shippedText(locale: Locale, key: string): string {
  let node: unknown = words[locale];
  for (const step of key.split('.')) node = (node as Record<string, unknown>)[step];
  return node as string;
}

const filled = (keys: Keys, textOf: (locale: Locale, key: string) => string): Texts =>
  perLocale((locale) =>
    Object.fromEntries(
      Object.entries(keys).map(([section, named]) => [
        section,
        Object.fromEntries(Object.entries(named).map(([name, key]) => [name, textOf(locale, key)])),
      ]),
    ),
  );

const byKey = (keys: Keys, texts: Texts): SetWords =>
  perLocale((locale) =>
    Object.fromEntries(
      Object.entries(keys).flatMap(([section, named]) =>
        Object.entries(named).map(([name, key]) => [key, texts[locale][section]![name]!]),
      ),
    ),
  );

/** The texts that are not those of `others`. */
const differing = (texts: SetWords, others: SetWords): SetWords =>
  perLocale((locale) =>
    Object.fromEntries(Object.entries(texts[locale]).filter(([key, text]) => others[locale][key] !== text)),
  );

/** What staff set of a part: the texts they changed, and what it has besides. */
export async function setOf<Content extends { texts: Texts }>(
  db: PeopleStore,
  { name, schema, keys, standard }: WordsPart<Content>,
): Promise<{ version: number; words: SetWords; content: Content }> {
  const { version, state } = await readKept(db, name, State);
  const set = state?.words ?? { nl: {}, 'en-gb': {} };
  const texts = filled(keys, (locale, key) => set[locale][key] ?? shippedText(locale, key));
  const kept = schema.safeParse({ ...standard, ...state?.others, texts });
  // What an earlier version kept and this one does not understand is as it ships.
  return { version, words: set, content: kept.success ? kept.data : schema.parse({ ...standard, texts }) };
}

/** A part as staff set it and as it ships. */
export async function partForStaff<Content extends { texts: Texts }>(
  db: PeopleStore,
  part: WordsPart<Content>,
): Promise<{ version: number; content: Content; shipped: Content }> {
  const { version, content } = await setOf(db, part);
  return { version, content, shipped: shippedPart(part) };
}

/** A part as it ships with the product. */
export const shippedPart = <Content extends { texts: Texts }>({
  schema,
  keys,
  standard,
}: WordsPart<Content>): Content => schema.parse({ ...standard, texts: filled(keys, shippedText) });

/**
 * Sets a part of the content.
 * @throws EC-06 when somebody changed it since `version`
 */
export function setPart<Content extends { texts: Texts }>(
  db: PeopleStore,
  doer: Doer,
  part: WordsPart<Content>,
  asked: { version: number; content: Content; reason?: string | undefined },
  now: number,
): Promise<{ version: number; content: Content; shipped: Content }> {
  part.check?.(asked.content);
  return db.transaction().execute(async (transaction) => {
    const { content: before, shipped } = await partForStaff(transaction, part);
    const { texts, ...others } = asked.content;
    const [was, is] = [byKey(part.keys, before.texts), byKey(part.keys, texts)];
    const changed = Object.keys(others).filter(
      (name) => written(before, name) !== written(asked.content, name),
    );
    const told = (differ: SetWords, content: Content) => ({
      ...Object.fromEntries(Object.entries(differ).filter(([, some]) => Object.keys(some).length > 0)),
      ...Object.fromEntries(Object.entries(content).filter(([name]) => changed.includes(name))),
    });
    const change = {
      ...{ name: part.name, action: part.action, target: part.name, reason: asked.reason },
      version: asked.version,
      state: { words: differing(is, byKey(part.keys, shipped.texts)), others },
      before: told(differing(was, is), before),
      after: told(differing(is, was), asked.content),
    };
    await keep(transaction, doer, change, now);
    return partForStaff(transaction, part);
  });
}

const written = (content: object, name: string) => JSON.stringify((content as Record<string, unknown>)[name]);
