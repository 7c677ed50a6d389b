import type { DomainId } from 'contract/dashboards';
import type { TimelineItem } from 'contract/documents';
import { expect, it } from 'vitest';
import { knownNumber } from './known-number.ts';

const shown = (domain: DomainId, ...numbers: string[]) =>
  knownNumber({
    domain,
    numbers: numbers.map((number) => {
      const [kind, value] = number.split('=') as [TimelineItem['numbers'][number]['kind'], string];
      return { kind, value };
    }),
  })?.value;

it.each<[DomainId, string | undefined, string[]]>([
  [
    'nl',
    '36 914, nr. 8',
    ['document=2026D06779', 'case=2026Z02921', 'dossier=36 914', 'reference=36 914, nr. 8'],
  ],
  ['nl', '36 200-XIII, nr. 12', ['document=2026D1', 'dossier=36 200-XIII, nr. 12']],
  ['nl', '36 410, B', ['dossier=36 410', 'reference=36 410, B']],
  ['nl', '2026Z21655', ['document=2026D48123', 'case=2026Z21655', 'reference=ah-tk-20262027-12']],
  ['nl', 'Staatsblad 2026, 12', ['document=Staatsblad 2026, 12']],
  ['nl', undefined, ['session=2026A05659']],
  ['nl-lr', '2026-90729', ['document=2026-90729-brief-1', 'case=2026-90729']],
  ['eu', 'COM(2026) 101', ['document=52026PC0101', 'reference=COM(2026) 101', 'procedure=2026/0012(COD)']],
  ['eu', 'A10-0012/2026', ['reference=eli-1', 'document=A10-0012/2026', 'pe=PE990.183v02-00']],
  ['eu', 'ST 19026/25 INIT', ['procedure=2025/9007(COD)', 'council=ST 19026/25 INIT']],
  ['eu', '2025/9016(INI)', ['reference=key-1', 'procedure=2025/9016(INI)']],
  ['be-fed', 'DOC 56 1234/001', ['document=56K1234/001', 'reference=DOC 56 1234/001', 'dossier=56K1234']],
  ['be-flm', '914 (2026-2027)', ['dossier=9017', 'document=914 (2026-2027)']],
])('the number of a row is the one people use: %s, %s', (domain, number, numbers) => {
  expect(shown(domain, ...numbers)).toBe(number);
});
