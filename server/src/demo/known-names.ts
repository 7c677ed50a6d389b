import type { DomainId } from 'contract/dashboards';
import type { Named } from '#stores/documents/entities/known-name.ts';
import type { BelgianMember } from './belgian-members.ts';
import { addDays, type Day, dayOf } from './calendar.ts';
import { members as federalMembers } from './federal/house.ts';
import { members as flemishMembers } from './flemish/house.ts';
import { committee, type CommitteeCode, committeeNames, ministries } from './government.ts';
import { members, parties } from './parliament.ts';
import { around, seeded } from './random.ts';

/** A list of names as a source of a domain delivers it. */
interface DemoList {
  domain: DomainId;
  names: Named[];
}

/** First names by their initial, those of women first. */
const givenNames: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  A: [
    ['Anneke', 'Aisha', 'Anouk'],
    ['Arjen', 'Ahmed', 'Aart'],
  ],
  B: [
    ['Barbara', 'Bente', 'Britt'],
    ['Bram', 'Bas', 'Berend'],
  ],
  C: [
    ['Carla', 'Chantal', 'Cisca'],
    ['Cas', 'Corné', 'Chris'],
  ],
  D: [
    ['Daphne', 'Dieuwke', 'Dunya'],
    ['Daan', 'Dirk', 'Driss'],
  ],
  E: [
    ['Els', 'Esma', 'Evelien'],
    ['Erik', 'Ewout', 'Emre'],
  ],
  F: [
    ['Femke', 'Fatima', 'Floor'],
    ['Folkert', 'Frank', 'Farid'],
  ],
  G: [
    ['Geertje', 'Gerda', 'Gülsen'],
    ['Geert', 'Gijs', 'Gerrit'],
  ],
  H: [
    ['Hanneke', 'Hilde', 'Hafsa'],
    ['Hans', 'Hidde', 'Harm'],
  ],
  J: [
    ['Jolanda', 'Judith', 'Jamila'],
    ['Jeroen', 'Joost', 'Jelle'],
  ],
  K: [
    ['Karin', 'Kim', 'Katja'],
    ['Koen', 'Kees', 'Karim'],
  ],
  L: [
    ['Lotte', 'Leyla', 'Lisette'],
    ['Lars', 'Luuk', 'Lucas'],
  ],
  M: [
    ['Marijke', 'Mirjam', 'Meryem'],
    ['Maarten', 'Mark', 'Mehmet'],
  ],
  N: [
    ['Nienke', 'Noor', 'Nadia'],
    ['Niels', 'Nico', 'Nabil'],
  ],
  P: [
    ['Paula', 'Petra', 'Pleun'],
    ['Pieter', 'Paul', 'Pepijn'],
  ],
  R: [
    ['Roos', 'Renske', 'Rachida'],
    ['Ruben', 'Rob', 'Rachid'],
  ],
  S: [
    ['Sanne', 'Saskia', 'Samira'],
    ['Sander', 'Sjoerd', 'Samir'],
  ],
  T: [
    ['Tineke', 'Tamar', 'Tess'],
    ['Thijs', 'Tom', 'Tarik'],
  ],
  W: [
    ['Wendy', 'Willemijn', 'Wieke'],
    ['Willem', 'Wouter', 'Wietse'],
  ],
};

/** When the demo's Tweede Kamer was installed, and days since its newest member was. */
const installed = '2023-12-06';
const newestSince = 20;

/** The parties, members and ministers of the demo with keys of their own, as the lists of real sources have them. */
export function demoNames(now: Date): DemoList[] {
  const today = dayOf(now);
  const ofBelgium = (domain: DomainId, listed: readonly BelgianMember[]): DemoList => ({
    domain,
    names: [
      ...[...new Set(listed.map(({ party }) => party))].map((name) => partyOf(domain, name)),
      ...listed.map(({ name, surname, party, language }): Named => ({
        kind: 'person',
        name,
        surname,
        person: keyOf(name),
        party,
        function: language === 'nl' ? 'Volksvertegenwoordiger' : 'Représentant',
        from: '2024-07-10',
      })),
    ],
  });
  const ministers = Object.values(ministries).map(({ name, minister }): Named => ({
    ...partsOf(minister),
    kind: 'person',
    person: keyOf(minister.name),
    function: `Minister van ${name}`,
  }));
  return [
    {
      domain: 'nl',
      names: [
        ...parties.map(({ name }) => partyOf('nl', name)),
        ...members.map(({ name, woman, party }, place): Named => ({
          ...partsOf({ name, woman }),
          kind: 'person',
          person: keyOf(name),
          party,
          function: 'Tweede Kamerlid',
          from: place === members.length - 1 ? written(addDays(today, -newestSince)) : installed,
        })),
        ...members.flatMap(({ name }, place) => seatsOf(keyOf(name), place)),
        ...ministers,
      ],
    },
    ofBelgium('be-fed', federalMembers),
    ofBelgium('be-flm', flemishMembers),
  ];
}

/** Committees of a member: two as such, of which some lead one, and one in the place of others; by the place in the list. */
function seatsOf(person: string, place: number): Named[] {
  const codes = Object.keys(committeeNames) as CommitteeCode[];
  const seat = (kind: Named['kind'], step: number, position?: string): Named => ({
    kind,
    ...committee(codes[(place * 5 + step) % codes.length]!),
    person,
    ...(position === undefined ? {} : { function: position }),
    from: installed,
  });
  return [
    seat('committeeMember', 0),
    seat('committeeMember', 1, place % 12 === 7 ? 'Voorzitter' : undefined),
    seat('committeeSubstitute', 4),
  ];
}

/** `R.A. Bosveldt` with the first name that such a list tells. */
function partsOf({ name, woman }: { name: string; woman: boolean }) {
  const [, initials = '', surname = name] = /^((?:\p{L}\.)+) (.+)$/u.exec(name) ?? [];
  const [women, men] = givenNames[initials.charAt(0)] ?? [[initials], [initials]];
  const given = around(woman ? women : men, Math.floor(seeded(`given ${name}`)() * 3));
  return { name: `${given} ${surname}`, surname, initials };
}

/** Keys of a source are its own in all domains. */
const partyOf = (domain: DomainId, name: string): Named => ({
  kind: 'party',
  id: `${domain}-${keyOf(name)}`,
  name,
});

/** A key such as a source could give. */
function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]+/g, '-');
}

function written(day: Day): string {
  return new Date(day).toISOString().slice(0, 10);
}
