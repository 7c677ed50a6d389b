import { z } from 'zod';

/**
 * Modules as the product's code names them (specification §6, decision 6.1). Five open a dashboard;
 * the client uses keys only, the code a subscriber sees comes from the module catalogue.
 */
export const moduleKeys = [
  'nlDashboard',
  'nlLrDashboard',
  'EUDashboard',
  'beFedDashboard',
  'beFlmDashboard',
  'agenda',
  'DSModule',
  'listManager',
  'newsletter',
] as const;
/** A module, by the name that programs know it by. @example nlDashboard */
export const ModuleKey = z.enum(moduleKeys);
export type ModuleKey = z.infer<typeof ModuleKey>;

/** Codes fixed by the specification; the other modules get theirs from the admin site's catalogue. */
export const moduleCodes: Record<ModuleKey, string> = {
  nlDashboard: 'MC11',
  nlLrDashboard: 'MC13',
  EUDashboard: 'MC07',
  beFedDashboard: 'MC17',
  beFlmDashboard: 'MC18',
  agenda: 'MC05',
  DSModule: 'DSModule',
  listManager: 'listManager',
  newsletter: 'newsletter',
};

/** A module of an organisation (specification §6). */
export const ModuleEntry = z.object({
  /** The name of the module, the same everywhere. */
  moduleKey: ModuleKey,
  /** Whether the organisation has it today, and what subscribers call it. */
  moduleStatus: z.object({
    /**
     * Today lies within the first and last day of the subscription. False for one that ended in the last twelve months:
     * what was made with it is kept that long, to be read (decision 6.4).
     */
    isActive: z.boolean(),
    /** The code that subscribers know it by, and that refusals name. @example MC11 */
    moduleCode: z.string(),
  }),
  /** What was agreed about it, such as `seats`; keys that are not known may be there. */
  moduleConfiguration: z.record(z.string(), z.unknown()),
});
export type ModuleEntry = z.infer<typeof ModuleEntry>;

/**
 * True when the module is active and every configuration key asked for is present and equal;
 * extra keys do not matter (specification §6, decision 6.2).
 */
export function hasModule(
  modules: readonly ModuleEntry[],
  key: ModuleKey,
  configuration: Record<string, unknown> = {},
): boolean {
  return modules.some(
    (entry) =>
      entry.moduleKey === key &&
      entry.moduleStatus.isActive &&
      Object.entries(configuration).every(
        ([name, value]) => JSON.stringify(entry.moduleConfiguration[name]) === JSON.stringify(value),
      ),
  );
}
