import { dayOf, type DayText, isDay } from 'contract/amsterdam';
import type { Commitment, CommitmentState } from 'contract/document-parts';
import { readDueDay } from '../reading/due-days.ts';
import type { ToezeggingRow } from './meeting-rows.ts';
import { documentIdOf, line } from './read-fields.ts';

/** What the words of the chamber mean, in lower case; any other word is none that we know. */
const states = new Map<string, CommitmentState>([
  ['openstaand', 'open'],
  ['deels afgedaan', 'partly'],
  ['deels nagekomen', 'partly'],
  ['afgedaan', 'fulfilled'],
  ['nagekomen', 'fulfilled'],
  ['niet nagekomen', 'unfulfilled'],
  ['vervallen', 'lapsed'],
]);

/** What was read of the row beside it. */
interface Read extends Pick<Commitment, 'by' | 'to' | 'toParties' | 'meeting'> {
  /** The day it was made. */
  said: DayText;
  text: string;
}

/** How a promise stands, as the chamber notes it; the day it is due is that of the text where the chamber notes none. */
export function readCommitment(row: ToezeggingRow, { said, text, ...read }: Read): Commitment {
  const stateText = line(row.Status);
  const ministry = line(row.Ministerie);
  const noted = notedDay(row.DatumNakoming);
  const inText = noted === undefined ? readDueDay(text, said) : undefined;
  const due = noted ?? inText;
  return {
    state: states.get(stateText?.toLowerCase() ?? '') ?? 'unknown',
    ...(stateText ? { stateText } : {}),
    ...(due === undefined ? {} : { due }),
    ...(inText === undefined ? {} : { dueInText: true as const }),
    ...(ministry ? { ministry } : {}),
    ...read,
    fulfilledBy: fulfilledBy(row.KamerbriefNakoming),
  };
}

/** The service writes days as midnights, and none as one of the year 1. */
function notedDay(written: string | null | undefined): DayText | undefined {
  if (!written || written.startsWith('0001-')) return undefined;
  const instant = Date.parse(written);
  const day =
    /^\d{4}-\d\d-\d\d(?:T00:00|$)/.test(written) || Number.isNaN(instant)
      ? written.slice(0, 10)
      : dayOf(instant);
  return isDay(day) ? day : undefined;
}

/** The papers by which the chamber notes it as fulfilled; before 2026 a text. */
function fulfilledBy(papers: ToezeggingRow['KamerbriefNakoming']): Commitment['fulfilledBy'] {
  if (!Array.isArray(papers)) {
    const title = line(papers);
    return title ? [{ title }] : [];
  }
  return papers.flatMap(({ DocumentNummer: number, Onderwerp, Titel, Verwijderd }) =>
    number && !Verwijderd
      ? [{ id: documentIdOf(number), title: line(Onderwerp) ?? line(Titel) ?? number }]
      : [],
  );
}
