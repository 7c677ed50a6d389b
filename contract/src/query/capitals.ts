const capitals = /^(?:[\p{Lu}\p{Nd}]\p{M}*){2,10}$/u;
const capital = /\p{Lu}/u;

/** Whether this is 2 to 10 capitals and digits, with a capital among them (SEARCH.md, Grammar, `=WHO`). */
export function isInCapitals(raw: string): boolean {
  return capitals.test(raw) && capital.test(raw);
}
