import { dayOf } from 'contract/amsterdam';
import { countryName } from 'contract/country-names';
import type { Parsed } from 'contract/endpoint';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { kindOfCell, type VotesPer } from 'contract/vote-cells';
import type { exportVotes, VoteCell, VoteRow } from 'contract/votes';
import { documentPage } from '#domains/documents/index.ts';
import { fileName } from '#domains/exports/index.ts';
import { asQueryError } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import { limitReached } from '#platform/errors.ts';
import { oneLine } from '#platform/mail/html.ts';
import { type TableCell, writeTable } from '#platform/table/table.ts';
import { say } from '#platform/words.ts';
import type { PlacedBallot } from '#stores/documents/votes/ballot.ts';
import { narrowingOf, type Parts, searchAsked } from './asked.ts';
import { rowOf } from './page.ts';

/** In characters, of the columns before the parties and after them. */
const before = (withOpinions: boolean) => ({
  ...{ date: 12, type: 20, numbers: 20, subject: 60, by: 18 },
  ...(withOpinions ? { opinion: 18 } : {}),
  ...{ outcome: 14, for: 8, against: 8 },
});
const after = (per: VotesPer) => ({
  ...{ abstentions: 12, manner: 16, counted: 24 },
  ...(per === 'country' ? { withoutCountry: 16 } : {}),
  ...{ deviating: 40, page: 48, sourceAddress: 48 },
});
const partyWidth = 14;

/**
 * The votes of a search as a table, newest first: what is known of each, a column for each party or country, and where it stands at
 * the source.
 * @throws as the timeline; EC-05 for more rows than a table may have
 */
export async function votesTable(
  parts: Parts & { baseUrl: string },
  { actor, locale }: { actor: Actor; locale: Locale },
  { params: { format }, body }: Pick<Parsed<typeof exportVotes>, 'params' | 'body'>,
): Promise<{ bytes: Buffer; name: string }> {
  const { documents, clock, baseUrl } = parts;
  const { per } = body;
  const search = await searchAsked(parts, actor, body);
  return asQueryError(body.query, async () => {
    const maximum = limits.maximumTableRows;
    const found = await documents.votes(search, { per, narrowing: narrowingOf(body), size: maximum });
    if (found.total > maximum)
      throw limitReached('refusals.tooManyForTable', { maximum, number: found.total });
    // Of one source alone: elsewhere a column would be empty.
    const withOpinions = found.page.some(({ ballot }) => ballot.opinion !== undefined);
    const rows = found.page.map((one) =>
      cellsOf(
        locale,
        { ...rowOf(one, per), by: one.ballot.by },
        { parties: found.parties, per, withOpinions, document: one.document, baseUrl },
      ),
    );
    const head = (widths: Record<string, number>) =>
      Object.entries(widths).map(([name, width]) => ({ head: say(locale, `votes.table.${name}`), width }));
    const bytes = await writeTable(format, {
      locale,
      name: say(locale, 'votes.table.sheet'),
      columns: [
        ...head(before(withOpinions)),
        ...found.parties.map(({ name }) => ({
          head: per === 'country' ? countryName(name, locale) : oneLine(name),
          width: partyWidth,
        })),
        ...head(after(per)),
      ],
      rows,
    });
    const title = say(locale, 'votes.table.title', { query: oneLine(body.query) });
    return { bytes, name: fileName(title, dayOf(clock.now().getTime())) };
  });
}

function cellsOf(
  locale: Locale,
  row: VoteRow & { by: string | undefined },
  {
    parties,
    per,
    withOpinions,
    document,
    baseUrl,
  }: {
    parties: readonly { name: string }[];
    per: VotesPer;
    withOpinions: boolean;
    document: PlacedBallot['document'];
    baseUrl: string;
  },
): TableCell[] {
  const { counts, counted } = row;
  const number = (value: number | undefined) => (value === undefined ? undefined : String(value));
  const of = new Map(row.cells.map((cell) => [cell.party, cell]));
  return [
    { at: Date.parse(row.date), show: 'day' },
    oneLine(row.sourceType),
    row.numbers.map(({ value }) => oneLine(value)).join(', '),
    oneLine(row.subject),
    row.by === undefined ? undefined : oneLine(row.by),
    ...(withOpinions ? [oneLine(row.opinion ?? '')] : []),
    say(locale, `votes.outcomes.${row.outcome}`),
    number(counts?.for),
    number(counts?.against),
    ...parties.map(({ name }) => {
      const cell = of.get(name);
      return cell && cellText(locale, cell);
    }),
    number(counts?.abstentions),
    say(locale, `votes.manners.${row.manner}`),
    counted &&
      say(locale, 'votes.table.ours', { for: String(counted.for), against: String(counted.against) }),
    ...(per === 'country' ? [number(row.withoutCountry)] : []),
    row.deviating.map(({ name, party }) => `${oneLine(name)} (${oneLine(party)})`).join(', '),
    documentPage(baseUrl, document),
    document.originalUrls[0],
  ];
}

/** What a party or country did, in words; of a split one with its numbers. */
function cellText(locale: Locale, cell: VoteCell): string {
  const kind = kindOfCell(cell);
  const name = say(locale, `votes.cells.${kind}`);
  const numbers = (['for', 'against', 'abstained'] as const).flatMap((side) => {
    const number = cell[side] ?? 0;
    return number > 0 ? [`${number} ${say(locale, `votes.cells.${side}`)}`] : [];
  });
  const told = kind === 'split' && numbers.length > 0 ? `${name}: ${numbers.join(', ')}` : name;
  return cell.mistake ? `${told} (${say(locale, 'votes.cells.mistake')})` : told;
}
