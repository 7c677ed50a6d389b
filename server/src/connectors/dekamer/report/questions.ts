import type { Person } from 'contract/document-parts';
import { captured, capturedAll } from '../../reading/text-parts.ts';

/** One question or interpellation as the heading of an item prints it. */
interface HeadedQuestion {
  /** Such as `56007464C`: committee, plenary or interpellation by its last letter. */
  number: string;
  author: string;
  to?: Person;
  subject?: string;
}

/** `Vraag van A aan B (field) over "C" (56…C)`, alone or as a line of joined questions. */
const printed =
  /^(?:-\s*|Vraag van\s+|Interpellatie van\s+|Toegevoegde vraag van\s+|Samengevoegde (?:vragen|interpellaties?).*? van\s*-?\s*)?(?:(?:de heer|mevrouw)\s+)?(.+?)\s+aan\s+(.+?)\s+over\s+["“«]?(.+?)["”»]?\s*\((?:nr\.\s*)?(\d{2}\d{6}[CPI])\)\s*\.?$/;

/** The questions of a Dutch heading, in their order; lines of another kind are passed over. */
export function questionsOf(heading: readonly string[]): HeadedQuestion[] {
  return heading.flatMap((line) => {
    const [author, to, subject, number] = captured(printed, line);
    if (number) return [{ number, author: author.trim(), to: addressee(to), subject: subject.trim() }];
    return capturedAll(/\((?:nr\.\s*)?(\d{8}[CPI])\)/g, line).map(([each]) => ({ number: each, author: '' }));
  });
}

/** `Maxime Prévot (Buitenlandse Zaken)` or `de minister van …`. */
function addressee(text: string): Person {
  const [name, field] = captured(/^(.+?)\s*\((.+)\)$/, text);
  return name
    ? { name: name.trim(), role: 'bevraagde', function: field.trim() }
    : { name: text.trim(), role: 'bevraagde' };
}

/** Dossiers a heading refers to: `(530/1-5)` is dossier 530, parts 1 to 5, of the current legislature. */
export function dossiersOf(
  heading: readonly string[],
): { dossier: number; from: number; to: number; printed: string }[] {
  return heading.flatMap((line) =>
    [...line.matchAll(/\((?:nrs?\.\s*)?(\d{1,4})\/(\d{1,3})(?:-(\d{1,3}))?\)/g)].map(
      ([, dossier, from, to]) => ({
        dossier: Number(dossier),
        from: Number(from),
        to: Number(to ?? from),
        printed: `${dossier}/${from}${to ? `-${to}` : ''}`,
      }),
    ),
  );
}
