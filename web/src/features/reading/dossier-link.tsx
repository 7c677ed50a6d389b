import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DomainId } from 'contract/dashboards';
import type { DocumentNumber } from 'contract/document-parts';
import { dossierAddress } from 'contract/dossier-address';

/** What a dossier is told by: numbers of something that is in it, and whose they are. */
interface InDossier {
  domain: DomainId;
  numbers: readonly DocumentNumber[];
  /** Local bodies number for themselves. */
  institution: string;
}

const kinds = ['dossier', 'procedure', 'case'] as const;

/** The number of the dossier, else procedure, else case that numbers belong to; papers have theirs behind it. */
function ownNumber({ domain, numbers }: Omit<InDossier, 'institution'>): string | undefined {
  for (const kind of kinds) {
    const found = numbers.find((number) => number.kind === kind)?.value;
    if (found !== undefined) return found.replace(/, .*$/, '');
  }
  if (domain !== 'be-flm') return undefined;
  // Of a Flemish initiative the number of a part has that of the whole in front.
  return numbers
    .map(({ value }) => /^(.+) – Nr\. \d+$/.exec(value)?.[1])
    .find((whole) => whole !== undefined);
}

/** The page of a dossier; undefined for a number that no address can have. */
export function dossierLink(domain: DomainId, number: string, institution: string) {
  const address = dossierAddress(number);
  if (address === undefined) return undefined;
  const search: Record<string, string> = domain === 'nl-lr' ? { of: institution } : {};
  return { to: '/$domain/dossier/$number', params: { domain, number: address }, search } as const;
}

/** A number, or other words, that lead to the dossier it is in, where it is in one. */
export function DossierLink({
  item,
  number = ownNumber(item),
  children,
  ...shown
}: {
  item: InDossier;
  /** The dossier that is meant, of several. */
  number?: string | undefined;
  className?: string | undefined;
  tabIndex?: number | undefined;
  children: ReactNode;
}) {
  const link = number === undefined ? undefined : dossierLink(item.domain, number, item.institution);
  if (!link) return children;
  return (
    <Link {...link} {...shown}>
      {children}
    </Link>
  );
}
