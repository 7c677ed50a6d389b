/** Characters of a sentence that says something by itself, and of what is quoted. */
const shortest = 50;
const longest = 320;

/** Where a sentence ends: a sign with a space or the end behind it. */
const end = /[.!?]+["”’]?(?=\s|$)/gu;
/** What ends so goes on: an abbreviation, or the initial of a name. */
const goesOn =
  /(?:^|[\s(])(?:\p{L}|dr|mr|ir|drs|prof|ing|nr|art|bijv|bv|mevr|dhr|ca|resp|incl|excl|vs|st|mw|no|mme)\.$/iu;

/**
 * The first whole sentence of a turn that says something by itself, word for word; undefined where there is none of
 * a length to be quoted.
 */
export function quotable(said: string): string | undefined {
  for (const paragraph of said.split('\n')) {
    let from = 0;
    for (const { index, 0: sign } of paragraph.matchAll(end)) {
      const until = index + sign.length;
      const sentence = paragraph.slice(from, until).trim();
      if (goesOn.test(sentence)) continue;
      from = until;
      if (sentence.length >= shortest && sentence.length <= longest) return sentence;
    }
  }
  return undefined;
}
