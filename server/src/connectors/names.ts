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
  'dekameragenda',
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
  'presscorner',
  'commissionmeetings',
  'ministerraad',
  'vlaamseregering',
  'debatdirect',
] as const;
export type SourceName = (typeof sourceNames)[number];

/**
 * Sources that are read only where they are named: `SOURCES=all` leaves them out. The gazette asks robots to
 * stay away from the pages that hold its texts; the site with the decisions of the Belgian council of ministers has been
 * seen to answer programs with questions to people, so that it would fail for most.
 */
export const byNameOnly: readonly SourceName[] = ['staatsblad', 'ministerraad'];
