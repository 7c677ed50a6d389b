/** What the pages of each kind say of themselves: the keys of their texts, whole, so that each is found where it is said. */
export const subjectWords = {
  person: {
    page: 'person.page',
    loading: 'person.loading',
    missing: { title: 'person.missing.title', text: 'person.missing.text' },
    outside: { title: 'person.outside.title', text: 'person.outside.text' },
  },
  party: {
    page: 'party.page',
    loading: 'party.loading',
    missing: { title: 'party.missing.title', text: 'party.missing.text' },
    outside: { title: 'party.outside.title', text: 'party.outside.text' },
  },
  ministry: {
    page: 'ministry.page',
    loading: 'ministry.loading',
    missing: { title: 'ministry.missing.title', text: 'ministry.missing.text' },
    outside: { title: 'ministry.outside.title', text: 'ministry.outside.text' },
  },
} as const;

/** Whose page it is. */
export type SubjectKind = keyof typeof subjectWords;
