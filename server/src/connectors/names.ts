/** The connectors by the name that `SOURCES`, `SOURCE_<NAME>_URL` and `npm run ingest` use. */
export const sourceNames = [
  'tweedekamer',
  'vlos',
  'eerstekamer',
  'notubiz',
  'europarl',
  'doceo',
  'vlaamsparlement',
  'ibabs',
  'dekamer',
  'dekamervragen',
  'staatsblad',
  'officielebekendmakingen',
  'lokalebekendmakingen',
  'openbesluitvorming',
  'gemeenteoplossingen',
  'rijksoverheid',
  'eurlex',
  'haveyoursay',
  'council',
] as const;
export type SourceName = (typeof sourceNames)[number];
