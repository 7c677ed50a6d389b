import { around } from '../random.ts';
import { groups, people } from './groups.ts';

/** A Member of the demo's European Parliament as roll calls name them. */
export interface Voter {
  name: string;
  party: string;
  /** ISO 3166-1 alpha-2; of the newest, whom no list has yet, it is not known. */
  country?: string;
}

/** Seats of the countries, as they were divided in 2024: as many as the groups have together. */
const countrySeats =
  'DE96 FR81 IT76 ES61 PL53 RO33 NL31 BE22 CZ21 GR21 HU21 PT21 SE21 AT20 BG17 DK15 FI15 SK15 IE14 HR12 LT11 LV9 SI9 EE7 ' +
  'CY6 LU6 MT6';
/** Has no factor in common with the seats, so that every seat gets a country and every group members of most. */
const stride = 331;
const newest = 3;

const given = people.map((name) => name.slice(0, name.indexOf(' ')));
const family = people.map((name) => name.slice(name.indexOf(' ') + 1));

/** All Members, group by group: those who write papers under their own names, the others under names made of theirs. */
export const voters: readonly Voter[] = allVoters();

function allVoters(): Voter[] {
  const seats = [...countrySeats.matchAll(/([A-Z]{2})(\d+)/g)].flatMap(([, country, count]) =>
    Array<string>(Number(count)).fill(country!),
  );
  const parties = groups.flatMap(({ name, seats: size }, place) => {
    const own = people.filter((_, nth) => nth % 7 === place);
    return Array.from({ length: size }, (_, nth) => ({ party: name, own: own[nth] }));
  });
  let made = 0;
  return parties.map(({ party, own }, nth): Voter => {
    if (own === undefined) made += 1;
    // Nobody is called as one of those who write papers: first names shift along the family names.
    const shift = 1 + Math.floor(made / people.length);
    const name = own ?? `${around(given, made)} ${around(family, made + shift)}`;
    const isNewest = nth >= parties.length - newest;
    return { name, party, ...(isNewest ? {} : { country: around(seats, nth * stride) }) };
  });
}
