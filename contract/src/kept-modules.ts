import type { ModuleEntry, ModuleKey } from './modules.ts';

/** Whether a module ended so recently that what was made with it is kept, to be read (decision 6.4). */
export function keepsModule(modules: readonly ModuleEntry[], key: ModuleKey): boolean {
  return modules.some((entry) => entry.moduleKey === key && !entry.moduleStatus.isActive);
}
