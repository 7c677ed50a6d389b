import { IconCheck, IconCircleDotted, IconMinus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type CellKind, kindOfCell } from 'contract/vote-cells';
import type { VoteCell } from 'contract/votes';
import { useFormats } from '#features/formats.ts';

/** A sign for each, so that colour is never alone; who is split has numbers. */
export const cellSigns = {
  for: IconCheck,
  against: IconX,
  abstained: IconCircleDotted,
  absent: IconMinus,
} as const satisfies Record<Exclude<CellKind, 'split'>, typeof IconCheck>;

/** In the order in which they are told. */
const ways = ['for', 'against', 'abstained', 'absent'] as const;

/** Says what a party did in a vote: "Groen Verbond, verdeeld, 1 voor, 21 tegen". Of no cell that nothing is known. */
export function useCellWords(): (party: string, cell: VoteCell | undefined) => string {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (party, cell) => {
    if (!cell) return `${party}, ${t('votes.cells.none')}`;
    const kind = kindOfCell(cell);
    const numbers = ways.flatMap((way) => {
      const count = cell[way] ?? 0;
      return kind === 'split' && count > 0 ? [`${number(count)} ${t(`votes.cells.${way}`)}`] : [];
    });
    const mistake = cell.mistake ? [t('votes.cells.mistake')] : [];
    return [party, t(`votes.cells.${kind}`), ...numbers, ...mistake].join(', ');
  };
}
