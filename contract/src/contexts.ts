import { z } from 'zod';

/** Policy areas a document is scored against (decision 3.8); names are in the catalogue `contexts`. */
export const contextCodes = [
  'arbeid',
  'asiel-migratie',
  'bestuur',
  'buitenland',
  'cultuur-media',
  'defensie',
  'digitalisering',
  'economie',
  'energie-klimaat',
  'europa',
  'financien',
  'gezondheid',
  'gelijkheid',
  'industrie',
  'justitie',
  'koninkrijk',
  'landbouw-natuur',
  'milieu',
  'mobiliteit',
  'onderwijs',
  'ruimte-wonen',
  'sociale-zekerheid',
  'sport-jeugd',
  'veiligheid',
  'water',
] as const;
/** A policy area, by its code. @example "energie-klimaat" */
export const ContextCode = z.enum(contextCodes);
export type ContextCode = z.infer<typeof ContextCode>;

/** A policy area a search may ask for: `all` alone means no filter (decision 3.8). @example "energie-klimaat" */
export const ContextChoice = z.enum([...contextCodes, 'all']);
export type ContextChoice = z.infer<typeof ContextChoice>;
