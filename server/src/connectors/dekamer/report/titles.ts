import type { ReportItem } from './items.ts';

/** A title for each language: the heading, or of joined questions what they are about. */
export function titleOf(item: ReportItem): { nl: string; fr?: string } {
  const nl = joined(item.heading.nl.length ? item.heading.nl : item.heading.fr);
  const fr = item.heading.fr.length ? joined(item.heading.fr) : undefined;
  return { nl, ...(fr ? { fr } : {}) };
}

function joined(lines: readonly string[]): string {
  if (lines.length < 2 || !lines.some((line) => line.startsWith('-'))) return lines.join(' ');
  const lead = lines
    .filter((line) => !line.startsWith('-'))
    .join(' ')
    .replace(/\s+(van|de)\s*:?$/i, '');
  const subjects = lines.flatMap((line) => /["“«](.+)["”»]/.exec(line)?.[1] ?? []);
  return `${lead}: ${[...new Set(subjects)].join('; ')}`;
}
