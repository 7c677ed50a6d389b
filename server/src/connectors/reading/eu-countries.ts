/**
 * Countries that elect or elected members of the European Parliament, by ISO 3166-1: the code of two letters and that of
 * three, by which the Publications Office knows them.
 */
const codes =
  'AT AUT BE BEL BG BGR CY CYP CZ CZE DE DEU DK DNK EE EST ES ESP FI FIN FR FRA GB GBR GR GRC HR HRV HU HUN IE IRL IT ITA ' +
  'LT LTU LU LUX LV LVA MT MLT NL NLD PL POL PT PRT RO ROU SE SWE SI SVN SK SVK';

/** What the institutions write in place of the code of ISO. */
const ownCodes: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };

const known = new Map<string, string>(Object.entries(ownCodes));
for (const [, two, three] of codes.matchAll(/(\w\w) (\w{3})/g)) known.set(two!, two!).set(three!, two!);

/** The code of two letters for one that a service of the Union gives; undefined for anything else. */
export const euCountry = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : known.get(code.trim().toUpperCase());
