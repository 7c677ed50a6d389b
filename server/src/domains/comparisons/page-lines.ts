/** Lines that a printed page repeats and that are no words of the text: its running head, foot and number. */
const pageLines: readonly RegExp[] = [
  /^(Tweede|Eerste) Kamer(?: der Staten-Generaal)?,? (?:vergader|zittings)jaar\b/iu,
  /^kst-?\d/iu,
  /^ISSN\b/u,
  /^[’'‘]s-Gravenhage \d{4}$/u,
  /^Sdu Uitgevers\b/u,
  /^\d{2} \d{3}(?: \([^)]{1,12}\))?,? nr\. \d+ \d+$/u,
  /^DOC \d{2}$/u,
  /^DOC \d{2} ?\d{4}\/\d{3}(?: \d+)?$/u,
  /^\d{4}\/\d{3}$/u,
  /^K ?A ?M ?E ?R •/u,
  /^C ?H ?A ?M ?B ?R ?E +\d/u,
  /^(?:EN|FR|NL|DE) (?:\d+ )?(?:EN|FR|NL|DE)$/u,
  /^[LC] \d+\/\d+(?: (?:EN|FR|NL|DE))?(?: .{0,60})?$/u,
  /^(?:Official Journal of the European (?:Union|Communities)|Journal officiel de l[’']Union européenne|Publicatieblad van de Europese Unie)\b.{0,40}$/iu,
  /^(?:EN|FR|NL|DE)$/u,
  /^(?:OJ|PB|JO) [LC], \d{1,2}[./]\d{1,2}[./]\d{4}$/u,
  /^ELI: http/u,
  /^\d{1,4}$/u,
  /^\d{1,4}\/\d{1,4}$/u,
];

/** Whether a line, without the spaces around it, belongs to the printed page and not to the text. */
export const isPageLine = (line: string): boolean => pageLines.some((pattern) => pattern.test(line));
