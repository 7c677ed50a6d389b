import { fold } from 'contract/query/analyser';

/** Groups as the Chamber prints them (SOURCES.md §1, Groups as printed; earlier legislatures too). */
const groups = [
  'N-VA',
  'VB',
  'MR',
  'PS',
  'PVDA-PTB',
  'PTB-GO!',
  'Les Engagés',
  'Vooruit',
  'cd&v',
  'CD&V',
  'Open Vld',
  'Anders',
  'Ecolo-Groen',
  'Groen',
  'Ecolo',
  'DéFI',
  'FDF',
  'cdH',
  'sp.a',
  'PP',
  'VUWO',
  'Vuye&Wouters',
  'ONAFH',
  'INDEP',
];

/** A name printed `First, Last`, as authors are. */
export function authorName(printed: string): string {
  return printed.replace(/\s*,\s*/, ' ').trim();
}

/** A name printed `Last, First`, as rapporteurs are. */
export function rapporteurName(printed: string): string {
  const [last, first] = printed.split(/\s*,\s*/);
  return first ? `${first} ${last}`.trim() : printed.trim();
}

/** A printed name with its group behind it, apart; undefined when it ends in no group we know. */
export function splitGroup(printed: string): { name: string; party: string } | undefined {
  const party = groups
    .filter((group) => printed.endsWith(` ${group}`))
    .sort((a, b) => b.length - a.length)[0];
  return party ? { name: printed.slice(0, -party.length).trim(), party } : undefined;
}

/** A name for comparing: without accents, capitals, punctuation and order of its words. */
export function nameKey(name: string): string {
  return fold(name)
    .replace(/[’'`]/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .sort()
    .join(' ');
}
