/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** What people always fetch first, in this order; each is one file with all that it needs and those before have not. */
const steps = {
  start: /\/web\/(index\.html|src\/main\.tsx|src\/screens\/login\/login-screen\.tsx)$/,
  shell: /\/web\/src\/screens\/(shell\/shell|dashboard\/dashboard-screen)\.tsx$/,
  results:
    /\/web\/src\/features\/(statistics\/(sidebar-cards|histogram)\.tsx|saved-searches\/search-actions\.ts)$/,
  saved: /\/web\/src\/features\/saved-searches\/saved-list\.tsx$/,
};

/**
 * The files in which the build puts what the same screens always fetch together: many small ones compress badly and
 * cost a request each. Everything else the bundler places itself.
 */
export const chunkGroups = [
  // Libraries change rarely: their own file stays in the browser's cache over our releases.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next)\//,
    priority: 9,
  },
  {
    name: 'controls',
    test: /node_modules\/(@mantine|@floating-ui)\//,
    minShareCount: 5,
    priority: 5,
  },
  // Apart, so that whoever draws one sign needs no control with it.
  {
    name: 'signs',
    test: /node_modules\/@tabler\//,
    minShareCount: 5,
    priority: 5,
  },
  ...Object.entries(steps).map(([name, step], index) => ({
    name: (id: string, modules: Modules) =>
      importersOf(id, modules).some((one) => step.test(one)) ? name : null,
    test: /\/(contract|web)\/(src|locales)\//,
    debugName: name,
    priority: 8 - index,
  })),
];

/** The module and all that import it, themselves or through others, when they are loaded. */
function importersOf(id: string, modules: Modules): string[] {
  const seen = new Set([id]);
  for (const one of seen)
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  return [...seen];
}
