import type { DeclaredCall } from './declared-calls.ts';

interface Tag {
  name: string;
  description: string;
  /** The files of the contract whose calls it is of. */
  files: readonly string[];
}

const tags: readonly Tag[] = [
  {
    name: 'Searching',
    description: 'What a dashboard finds, and what it can be narrowed to.',
    files: ['timeline', 'query-suggestions', 'today', 'filters', 'highlight-word', 'freshness'],
  },
  { name: 'Statistics', description: 'Numbers of what a search finds.', files: ['statistics'] },
  {
    name: 'Documents',
    description: 'Documents with their texts, summaries and files, and as Word, Excel or CSV.',
    files: [
      'documents',
      'comparisons',
      'related-documents',
      'dossiers',
      'persons',
      'summary-calls',
      'files',
      'exports',
    ],
  },
  {
    name: 'Agenda',
    description: 'Meetings, and searches of them that are saved.',
    files: ['agendas', 'agenda-meeting', 'agenda-filter-types', 'agenda-searches'],
  },
  { name: 'Saved searches', description: 'Searches that tell what comes in.', files: ['saved-searches'] },
  {
    name: 'Lists',
    description: 'Collections of documents and own updates.',
    files: [
      'lists',
      'list-item-calls',
      'list-exports',
      'list-quotations',
      'list-share',
      'list-suggestions',
      'list-transfer',
    ],
  },
  {
    name: 'Newsletters',
    description: 'Lists as newsletters, how these look, and their readers.',
    files: [
      ...['newsletter', 'newsletter-colours', 'newsletter-issues', 'newsletter-logo', 'newsletter-templates'],
      ...['address-lists', 'reply-address'],
    ],
  },
  {
    name: 'Mails and feeds',
    description: 'What the product sends and says of itself, and where it can be read without it.',
    files: [
      'deliveries',
      'email-config',
      'push',
      'mailed-documents',
      'notices',
      'feeds',
      'maintenance',
      'support',
    ],
  },
  {
    name: 'Team',
    description: 'What an organisation has together about documents: notes, labels and who follows what.',
    files: ['team', 'team-labels'],
  },
  { name: 'Programs', description: 'API keys and webhooks.', files: ['api-keys', 'webhooks'] },
  {
    name: 'Account',
    description: 'Sessions, password and preferences.',
    files: ['users', 'own-account', 'sign-on', 'sign-on-offer'],
  },
];

const ofFile = (file: string): Tag | undefined => tags.find(({ files }) => files.includes(file));

/** What a call is filed under: its tag, or the name of the file that declares it. */
export function tagOf({ file }: DeclaredCall): string {
  return ofFile(file)?.name ?? file.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ');
}

/** The tags of calls, in their order. */
export function tagsOf(calls: readonly DeclaredCall[]): { name: string; description?: string }[] {
  const used = new Set(calls.map(tagOf));
  const listed = tags.filter(({ name }) => used.delete(name));
  return [
    ...listed.map(({ name, description }) => ({ name, description })),
    ...[...used].map((name) => ({ name })),
  ];
}

/** Calls by their tags and, within one, by the files of it. */
export function inOrder(calls: readonly DeclaredCall[]): DeclaredCall[] {
  const files = tags.flatMap((tag) => tag.files);
  const place = ({ file }: DeclaredCall) => (files.includes(file) ? files.indexOf(file) : files.length);
  return calls.toSorted((one, other) => place(one) - place(other));
}
