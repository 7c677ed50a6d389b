import type { Paragraph } from './blocks.ts';

/** How deep a heading stands below the title of its document. */
export type HeadingLevel = 2 | 3;

/** What divides a text and is counted, in the languages of our sources; an article and what is as small stands below. */
const divisions =
  'boek|deel|hoofdstuk|titel|bijlage|book|part|chapter|title|annex|livre|partie|chapitre|titre|annexe|teil|kapitel|anhang';
const smaller =
  'afdeling|paragraaf|artikel|amendement|vraag|antwoord|antwoord op vraag|section|article|amendment|question|answer|abschnitt';
const counted = new RegExp(
  `^(?<word>${divisions}|${smaller})\\s+(?<number>(?:\\d{1,3}[a-z]{0,6}(?:[.:]\\d{1,3}[a-z]?)*|[IVXLC]{1,7}|premier|première|[A-Z]))(?<rest>\\b.*)$`,
  'iu',
);
const isDivision = new RegExp(`^(?:${divisions})$`, 'iu');
/** What may stand behind the number: nothing, or a name after a sign or a space. */
const name = /^\.?$|^\s*[.:–—-]\s+(?:[–—-]\s+)?(?=\p{Lu})|^\s+(?=\p{Lu}\p{Ll}|\p{Lu}{3})/u;
/** Words that follow the number of an article somewhere else: a reference, no name. */
const reference =
  /^\s+(?:lid|absatz|absätze|unterabsatz|buchstabe|nummer|satz|wet|grondwet|besluit|verordening|richtlijn|verdrag|treaty|directive|regulation|charter|handvest|avg|awb|evrm|veu|vweu|teu|tfeu)(?!\p{L})/iu;
/** `3.2 Name`. With one number alone it is more often an item of a list. */
const numbered = /^(?<top>\d{1,2})(?:\.\d{1,2}){1,3}\.?\s+\p{Lu}\p{Ll}+(?:\s[^.:;!?]*[^\s\d.:;!?])?$/u;
/** Parts of a paper that have no number. */
const named =
  /^(?:(?:nadere )?memorie van (?:toelichting|antwoord)|(?:algemene |nota van )?toelichting|inleiding|conclusies?|samenvatting|inhoudsopgave|algemeen deel|artikelsgewijs deel|artikelsgewijze toelichting|explanatory (?:statement|memorandum)|introduction|conclusions?|summary|executive summary|exposé des motifs|commentaire des articles|begründung|einleitung)$/iu;

/** Characters of the longest line that is taken for a heading. */
const longest = 100;
/** A short line that does not end as a sentence does, and the whole paragraphs it stands between. */
const short = /^\p{Lu}(?=.{3,69}$)(?:\S+\s){0,8}\S*[\p{L}\d)]$/u;
const whole = /^.{120,}[.!?:”’")]$/su;
const begun = /^\p{Lu}.{159,}[.!?:]$/su;

/**
 * The paragraphs of a text that are headings by their form, by where they start. Sources send lines without saying
 * what they are, so a heading is missed rather than a sentence taken for one: what goes on, what refers to something
 * and what stands in a list of its like is none.
 */
export function headingsOf(text: string, paragraphs: readonly Paragraph[]): Map<number, HeadingLevel> {
  const lines = paragraphs.map(({ start, end }) =>
    end - start > longest ? '' : text.slice(start, end).trim(),
  );
  const full = ({ start, end }: Paragraph) => text.slice(start, end).trim();
  const kinds = lines.map((line, index): Kind | undefined => {
    const [before, after] = [paragraphs[index - 1], paragraphs[index + 1]];
    const apart = short.test(line) && before && after && whole.test(full(before)) && begun.test(full(after));
    return kindOf(line) ?? (apart ? { word: line, level: 3 } : undefined);
  });
  const found = new Map<number, HeadingLevel>();
  paragraphs.forEach(({ start }, index) => {
    const kind = kinds[index];
    const next = lines[index + 1];
    if (!kind || next === undefined) return;
    // A table of contents or of references: nothing stands below it.
    if (kinds[index - 1]?.word === kind.word || kinds[index + 1]?.word === kind.word) return;
    if (goesOn.test(endOf(text, paragraphs[index - 1])) || goesOn.test(lines[index] ?? '')) return;
    if (/^(?:\p{Ll}|[–—-]$)/u.test(next)) return;
    found.set(start, kind.level);
  });
  // No level is passed over below the title.
  if (![...found.values()].includes(2)) for (const start of found.keys()) found.set(start, 2);
  return found;
}

interface Kind {
  /** What is counted; those of the same are not each other's headings. */
  word: string;
  level: HeadingLevel;
}

function kindOf(line: string): Kind | undefined {
  if (line === '' || /[,;!?]$|\.{3}|\p{L}\.$/u.test(line)) return undefined;
  if (named.test(line)) return { word: line, level: 2 };
  const { word, rest = '' } = counted.exec(line)?.groups ?? {};
  if (word !== undefined) {
    if (!/^\p{Lu}/u.test(word) || !name.test(rest) || reference.test(rest)) return undefined;
    return { word: word.toLowerCase(), level: isDivision.test(word) ? 2 : 3 };
  }
  const { top } = numbered.exec(line)?.groups ?? {};
  return top === undefined ? undefined : { word: top, level: 3 };
}

const endOf = (text: string, line: Paragraph | undefined) =>
  line ? text.slice(Math.max(line.start, line.end - 40), line.end).trimEnd() : '';

/** The end of a line that goes on with the next one: a word that leads to another. */
const goesOn =
  /[,(–-]$|(?:^|\s)(?:[Aa]rtikel(?:en|n)?|[Aa]rticles?|[Hh]oofdstuk|[Cc]hapter|a|under|for|of|the|and|to|in|by|an|de|het|een|van|en|of|op|aan|bij|met|uit|la|le|les|du|des|et|à|au|aux|der|die|das|und|den|dem|des|zu|with|from|dans|avec|pour|gemäß|nach|door|voor|naar|over|volgens|krachtens)$/u;
