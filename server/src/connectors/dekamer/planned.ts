import type { DayText } from 'contract/amsterdam';

/** `plenary`, or the code of a committee. */
export type Body = string;

/** Parts of a day as reports print them, in small letters. */
const dayParts = ['voormiddag', 'namiddag', 'avond'] as const;
type DayPart = (typeof dayParts)[number];

/** The part of a day an hour falls in; the afternoon where the hour is not known. */
export function partOfDay(hour: number | undefined): DayPart {
  if (hour === undefined) return 'namiddag';
  return hour < 12 ? 'voormiddag' : hour < 18 ? 'namiddag' : 'avond';
}

/** The id under which the source of agendas has a meeting that is to come. */
export function plannedAgendaId(body: Body, day: DayText, part: DayPart): string {
  return `dekameragenda-${body}-${day}-${part}`;
}

/**
 * The agendas that a report stands in for: those of its body on its day, in its part of the day where it
 * prints one.
 */
export function agendasReported(body: Body, day: DayText, part: string | undefined): string[] {
  const printed = dayParts.filter((one) => one === part?.toLowerCase());
  return (printed.length ? printed : dayParts).flatMap((one) => {
    const id = plannedAgendaId(body, day, one);
    return [id, `${id}-2`];
  });
}

/** The part of the day that the title of a reported sitting ends with, `(namiddag)`. */
export function printedPart(title: string): string | undefined {
  return /\((\p{L}+)\)$/u.exec(title)?.[1];
}

/** What names a plenary sitting that has been announced, whoever announces it. */
export function announcedIdentity(day: DayText, { hour, minute }: { hour: number; minute: number }): string {
  const clock = `${String(hour).padStart(2, '0')}${String(minute).padStart(2, '0')}`;
  return `kamer-plenair-${day}-${clock}`;
}
