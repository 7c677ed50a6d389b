/** The parts of the page, in order, with the hash that opens each (decision 2.1). */
export const sections = {
  general: 'algemeen',
  security: 'beveiliging',
  email: 'e-mail',
  vacation: 'vakantie',
  calendar: 'agenda',
  newsletter: 'nieuwsbrief',
  readers: 'lezers',
  team: 'team',
  context: 'context',
  api: 'api',
} as const;
export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

/** The part a hash opens; the first one without a hash that is known. */
export function sectionOf(hash: string): SectionName {
  return sectionNames.find((name) => sections[name] === hash) ?? 'general';
}
