import { describe, expect, it } from 'vitest';
import { citationOf } from './citation.ts';

const document = {
  title: { text: 'Motie over het stroomnet', marks: [] },
  institution: 'Tweede Kamer',
  sourceType: 'Motie',
  numbers: [
    { kind: 'session' as const, value: '2026A1' },
    { kind: 'dossier' as const, value: '36 410, nr. 12' },
  ],
  sources: [{ source: 'tweedekamer', urls: ['https://example.org/motie'] }],
};

describe('a citation', () => {
  it('holds title, institution, date, number and where the source shows it', () => {
    expect(citationOf(document, '20 november 2026', 'https://vizier.example/x')).toBe(
      '‘Motie over het stroomnet’, Tweede Kamer (motie), 20 november 2026, 36 410, nr. 12, https://example.org/motie',
    );
  });
  it('leaves out what is not known and links to us where the source shows nothing', () => {
    const bare = { ...document, sourceType: '', numbers: [], sources: [] };
    expect(citationOf(bare, '20 november 2026', 'https://vizier.example/x')).toBe(
      '‘Motie over het stroomnet’, Tweede Kamer, 20 november 2026, https://vizier.example/x',
    );
  });
});
