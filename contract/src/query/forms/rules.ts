/** One way of telling the forms of a word. */
interface FormRule {
  /** What the bench calls it. */
  name: string;
  /** Forms of the folded word by this rule, the word among them or not; none where the rule says nothing. */
  formsOf: (word: string) => readonly string[];
}

/** The rules of one language, in the order they are asked in. */
export interface FormRules {
  /** Whether the language has forms for this word at all: it has not for `the`, numbers and other scripts. */
  bends: (word: string) => boolean;
  /** Tier by tier; all rules of the first tier of which one says something are believed. The first tier is of lists. */
  tiers: readonly (readonly FormRule[])[];
  /** Whether a form is a word of its own, and so none of this word's. */
  isFalseFriend: (word: string, form: string) => boolean;
}

/**
 * The further forms of a folded word, the likeliest first, without repetition, and whether a list knows the word.
 *
 * @param without - the name of a rule, or 'false friends', that is left out, to measure what it is worth
 */
export function formsByRules(
  { bends, tiers, isFalseFriend }: FormRules,
  word: string,
  without?: string,
): { forms: string[]; known: boolean } {
  if (!bends(word)) return { forms: [], known: false };
  for (const [tier, rules] of tiers.entries()) {
    const forms = new Set<string>();
    for (const { name, formsOf } of rules) {
      if (name !== without) for (const form of formsOf(word)) forms.add(form);
    }
    if (forms.size === 0) continue;
    forms.delete(word);
    const own = [...forms].filter(
      (form) => form.length > 1 && (without === 'false friends' || !isFalseFriend(word, form)),
    );
    return { forms: own, known: tier === 0 };
  }
  return { forms: [], known: false };
}
