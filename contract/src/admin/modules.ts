import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { ModuleKey, moduleKeys } from '../modules.ts';
import { OneLine } from '../plain-text.ts';
import { KeptVersion } from './kept-version.ts';
import { Reason } from './reason.ts';

/** Modules that have a screen of their own, which says what they hold where it is locked; the upper house is part of another. */
export const teasedKeys = moduleKeys.filter((key) => key !== 'DSModule');

const Holds = OneLine.min(1).max(limits.maximumModuleText);

/** What modules are called and what they hold in one language. */
const Texts = z.strictObject({
  /** By key; at most 60 characters. */
  names: z.record(ModuleKey, OneLine.min(1).max(limits.maximumModuleName)),
  /** By key, what the screen says that is locked without it; at most 500 characters. */
  holds: z.record(ModuleKey.exclude(['DSModule']), Holds),
});

export const ModuleContent = z.strictObject({
  /** Those that nobody can ask for: their locked screens invite nobody, and staff are not offered them to add. */
  notOffered: z.array(ModuleKey).max(moduleKeys.length),
  /** By language. */
  texts: z.strictObject({ nl: Texts, 'en-gb': Texts }),
});
export type ModuleContent = z.output<typeof ModuleContent>;

const ModulesResponse = z.object({
  version: KeptVersion,
  content: ModuleContent,
  /** What ships with the product. */
  shipped: ModuleContent,
});
export type ModulesResponse = z.infer<typeof ModulesResponse>;

export const getModules = endpoint({
  method: 'GET',
  path: '/admin/modules',
  summary: 'What modules are called, what they hold and which are offered, and how all that ships.',
  access: access.admin('staff'),
  response: ModulesResponse,
});

export const putModules = endpoint({
  method: 'PUT',
  path: '/admin/modules',
  summary: 'Sets what modules are called, what they hold and which are offered.',
  access: access.admin('staff'),
  body: z.strictObject({ version: KeptVersion, content: ModuleContent, reason: Reason }),
  response: ModulesResponse,
  refuses: ['409 EC-06'],
});
