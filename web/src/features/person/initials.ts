/** The first letters of the first name and of the surname: RB of `Roos van Bosveldt`. */
export function initialsOf(name: string): string {
  const capitals = name.split(/[\s.-]+/u).flatMap((word) => /^\p{Lu}/u.exec(word)?.[0] ?? []);
  return [...new Set([0, capitals.length - 1])].map((place) => capitals[place] ?? '').join('');
}
