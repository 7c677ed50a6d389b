/** Lists of the service, and the agendas of committees beside it, in the order they are read. */
export const lists = [
  'plenary-documents',
  'adopted-texts',
  'committee-documents',
  'parliamentary-questions',
  'plenary-session-documents',
  'procedures',
  'meetings',
  'committee-meetings',
] as const;
/** A list of the service by its path. */
export type List = (typeof lists)[number];
