import type { LinkedDocument } from 'contract/documents';
import type { RelatedDocument } from 'contract/related-documents';
import { describe, expect, it } from 'vitest';
import { relatedGroups } from './related-groups.ts';

const open = (id: string, date: string): LinkedDocument => ({
  id,
  domain: 'nl',
  groupPath: 'tk/motie',
  sourceType: 'Motie',
  institution: 'Tweede Kamer',
  date,
  timeKnown: true,
  language: 'nl',
  confidentiality: 'Openbaar',
  committees: [],
  numbers: [],
  demo: false,
  title: `Titel ${id}`,
  locked: false,
});
const related = (id: string, date: string, relatedness: RelatedDocument['relatedness']): RelatedDocument => ({
  ...open(id, date),
  relatedness,
});

describe('related documents', () => {
  it('stand by relation and newest first, what the source says before what we found, each once', () => {
    const groups = relatedGroups(
      [
        { relation: 'Bijlage bij', id: 'tk-1', title: 'a', document: open('tk-1', '2026-01-01T00:00:00Z') },
        { relation: 'Antwoord op', id: 'tk-2', title: 'b', url: 'https://example.org/b' },
        { relation: 'Bijlage bij', id: 'tk-3', title: 'c', document: open('tk-3', '2026-03-01T00:00:00Z') },
      ],
      [
        related('tk-1', '2026-01-01T00:00:00Z', 'dossier'),
        related('tk-5', '2020-01-01T00:00:00Z', 'similar'),
        related('tk-6', '2026-01-01T00:00:00Z', 'similar'),
        related('tk-7', '2026-01-01T00:00:00Z', 'dossier'),
        related('tk-8', '2026-02-01T00:00:00Z', 'dossier'),
      ],
    );
    expect(groups.map(({ by, entries }) => [by, entries.map(({ key }) => key)])).toEqual([
      [{ relation: 'Bijlage bij' }, ['tk-3', 'tk-1']],
      [{ relation: 'Antwoord op' }, ['tk-2']],
      [{ relatedness: 'dossier' }, ['tk-8', 'tk-7']],
      [{ relatedness: 'similar' }, ['tk-5', 'tk-6']],
    ]);
    expect(groups[0]?.entries[0]?.title).toBe('Titel tk-3');
    expect(groups[1]?.entries[0]).toEqual({ key: 'tk-2', title: 'b', url: 'https://example.org/b' });
  });
});
