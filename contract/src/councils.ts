import { z } from 'zod';
import { OneLine } from './plain-text.ts';

/** Systems from which councils are read that an installation can name; each is a source of that name. */
export const councilSystems = ['notubiz', 'ibabs', 'gemeenteoplossingen', 'openbesluitvorming'] as const;
export const CouncilSystem = z.enum(councilSystems);
export type CouncilSystem = z.infer<typeof CouncilSystem>;

/** What a council is the council of; a `regeling` is a joint arrangement. */
export const councilKinds = ['provincie', 'gemeente', 'waterschap', 'regeling'] as const;
export const CouncilKind = z.enum(councilKinds);
export type CouncilKind = z.infer<typeof CouncilKind>;

/** How each system calls a council. */
const keyForms: Readonly<Record<CouncilSystem, { form: RegExp; says: string }>> = {
  notubiz: { form: /^[1-9]\d{0,8}$/, says: 'the number of the organisation at NotuBiz' },
  ibabs: { form: /^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/, says: 'the name of the site at iBabs, without blanks' },
  gemeenteoplossingen: {
    form: /^https?:\/\/(?=.{4,120}$)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/,
    says: 'the address of the site without a path, such as https://gemeenteraad.denhelder.nl',
  },
  openbesluitvorming: {
    form: /^[a-z0-9][a-z0-9_-]{0,79}$/,
    says: 'the key of the organisation at openbesluitvorming.nl, in small letters',
  },
};

/** Whether a system can call a council so. */
export const isCouncilKey = (system: CouncilSystem, key: string): boolean => keyForms[system].form.test(key);

const Council = z.strictObject({
  /** Whose system it is read from. */
  system: CouncilSystem,
  /** What the system calls it: a number, the name of a site, an address or a key. */
  key: z.string().trim().min(1).max(130),
  /** Name of the province, municipality or water board, without its kind. */
  name: OneLine.min(2).max(80),
  /** What it is the council of. */
  kind: CouncilKind,
  /** Version of the service of a site of GemeenteOplossingen; the first when absent. Of no other system. */
  version: z.enum(['v1', 'v2']).optional(),
});

/** A council that an installation names, so that it is read. */
export const NamedCouncil = Council.superRefine(({ system, key, version }, context) => {
  if (!isCouncilKey(system, key))
    context.addIssue({ code: 'custom', path: ['key'], message: `must be ${keyForms[system].says}` });
  if (version && system !== 'gemeenteoplossingen')
    context.addIssue({ code: 'custom', path: ['version'], message: `${system} has no versions` });
});
export type NamedCouncil = z.infer<typeof NamedCouncil>;

/** The same for the same council of a system, however its key is written. */
export const councilId = ({ system, key }: Pick<NamedCouncil, 'system' | 'key'>): string =>
  `${system} ${key.toLowerCase()}`;

/** Most councils that staff or a file name. */
const maximumCouncils = 1_000;

/** Councils of which none is named twice, and of those with a system of their own none by the name of another. */
export const NamedCouncils = z
  .array(NamedCouncil)
  .max(maximumCouncils)
  .superRefine((councils, context) => {
    const seen = new Set<string>();
    for (const [at, council] of councils.entries()) {
      const names = [councilId(council), ...ownName(council)];
      if (names.some((name) => seen.has(name)))
        context.addIssue({ code: 'custom', path: [at], message: `${council.name} stands there twice` });
      for (const name of names) seen.add(name);
    }
  });

/** A site of GemeenteOplossingen goes by the name of its council in the ids of documents, so there is one of each. */
const ownName = ({ system, kind, name }: NamedCouncil) =>
  system === 'gemeenteoplossingen' ? [`${system} ${kind} ${name.toLowerCase()}`] : [];

/** The councils that are read where nobody names any: of the others the service lists its own. */
export const standardCouncils: readonly NamedCouncil[] = [
  { system: 'ibabs', key: 'utrecht', name: 'Utrecht', kind: 'gemeente' },
  {
    system: 'gemeenteoplossingen',
    key: 'https://gemeenteraad.denhelder.nl',
    name: 'Den Helder',
    kind: 'gemeente',
  },
];

/** Systems that list their councils themselves: where none is named all of them are read. */
const listedSystems: readonly CouncilSystem[] = ['notubiz', 'openbesluitvorming'];

/** What an installation reads: councils of its file, and those that staff chose beside them. */
interface Choice {
  file: readonly NamedCouncil[];
  /** Undefined while staff have chosen none. */
  staff: readonly NamedCouncil[] | undefined;
}

/**
 * The councils that are read of a system; undefined for all that it lists. Those that ship stand in for a choice of staff,
 * where the file names none of the system.
 */
export function councilsRead(system: CouncilSystem, { file, staff }: Choice): NamedCouncil[] | undefined {
  const of = (some: readonly NamedCouncil[]) => some.filter((one) => one.system === system);
  const fixed = of(file);
  const chosen = staff ? of(staff) : fixed.length > 0 ? [] : of(standardCouncils);
  const known = new Set(fixed.map(councilId));
  const all = [...fixed, ...chosen.filter((one) => !known.has(councilId(one)))];
  return all.length === 0 && listedSystems.includes(system) ? undefined : all;
}
