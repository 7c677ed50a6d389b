import { registerHooks } from 'node:module';

/** What a developer writes for a domain `fr-nat`, by file of the contract: the line behind which, and the lines. */
const written: Record<string, (readonly [behind: string, added: string])[]> = {
  'dashboards.ts': [
    ["export const domainIds = ['nl', 'nl-lr', 'eu', 'be-fed', 'be-flm'", ", 'fr-nat'"],
    [
      'export const dashboards: Record<DomainId, Dashboard> = {',
      `'fr-nat': {
        domain: 'fr-nat', module: 'frNatDashboard', address: 'common', grouping: 'fr-nat', contextRequired: false,
        committeeFilter: 'committees', languages: ['fr'], analyticsCodes: ['IG'], commitmentPaths: [],
      },`,
    ],
  ],
  'modules.ts': [
    ['export const moduleKeys = [', "'frNatDashboard',"],
    ['export const moduleCodes: Record<ModuleKey, string> = {', "frNatDashboard: 'MC99',"],
  ],
  'sources.ts': [
    ['export const groupings: Record<DomainId, Grouping> = {', "'fr-nat': { ...beFlm, name: 'fr-nat' },"],
  ],
  'summaries.ts': [
    ['export const summarisedTypes: Record<DomainId, readonly string[]> = {', "'fr-nat': ['vp/motie'],"],
  ],
  'filters.ts': [['const filterPaths: Record<DomainId, string> = {', "'fr-nat': '/fr/filters',"]],
};

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const file = /\/contract\/src\/([\w-]+\.ts)$/.exec(url)?.[1];
    if (file === undefined || !written[file]) return loaded;
    let source = Buffer.from(loaded.source as Uint8Array).toString();
    for (const [behind, added] of written[file]) {
      if (!source.includes(behind)) throw new Error(`${file} has no line "${behind}"`);
      source = source.replace(behind, () => behind + added);
    }
    return { ...loaded, source };
  },
});
