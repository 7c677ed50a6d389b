import type { DomainId } from 'contract/dashboards';
import type { TimelineItem } from 'contract/documents';

/** What is looked for in `kind value`, best first, per dashboard; what none of them finds keeps its source's order. */
const preferred: Record<DomainId, readonly RegExp[]> = {
  nl: [/^\w+ \d{2} \d{3}[^,]*, ./, /^case /, /^dossier /],
  'nl-lr': [/^case /, /^reference /],
  eu: [
    /^\w+ (?:COM|JOIN|SWD|SEC|C)\(\d{4}\)/,
    /^\w+ [A-Z]+\d*-\d{4}\/\d{4}/,
    /^council /,
    /^pe /,
    /^procedure /,
  ],
  'be-fed': [/^reference DOC /, /^document /],
  'be-flm': [/^document /],
};

/**
 * The number people use for a document: "36 914, nr. 8" rather than what its source stores it under (UX-2, Type line).
 * The number of a session is none of its own.
 */
export function knownNumber({
  domain,
  numbers,
}: Pick<TimelineItem, 'domain' | 'numbers'>): TimelineItem['numbers'][number] | undefined {
  const own = numbers.filter(({ kind }) => kind !== 'session');
  for (const wanted of preferred[domain]) {
    const found = own.find(({ kind, value }) => wanted.test(`${kind} ${value}`));
    if (found) return found;
  }
  return own[0];
}
