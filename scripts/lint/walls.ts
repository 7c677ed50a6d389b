import type { CreateRule, ESTree } from '@oxlint/plugins';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A part of the house that others may or may not look into. */
interface Room {
  /** Whose files these are; the first room that fits counts. */
  files: RegExp;
  /** The rooms it may import beside itself. */
  may: readonly string[];
}

/** Docs: ARCHITECTURE.md, 'Who may import whom'. What is in no room may import everything, and no room may import it. */
const rooms: Record<string, Room> = {
  contract: { files: /^contract\//, may: [] },
  platform: { files: /^server\/src\/platform\//, may: ['contract'] },
  'a store': { files: /^server\/src\/stores\//, may: ['contract', 'platform'] },
  connectors: { files: /^server\/src\/connectors\//, may: ['contract', 'platform', 'a store'] },
  'the sources': {
    files: /^server\/src\/domains\/sources\//,
    may: ['contract', 'platform', 'a store', 'connectors', 'a domain', 'what meetings share'],
  },
  'what meetings share': {
    files: /^server\/src\/domains\/meetings\//,
    may: ['contract', 'platform', 'a store'],
  },
  'a domain': {
    files: /^server\/src\/domains\//,
    may: ['contract', 'platform', 'a store', 'the sources', 'what meetings share'],
  },
  ui: { files: /^web\/src\/ui\//, may: ['contract'] },
  api: { files: /^web\/src\/api\//, may: ['contract'] },
  session: { files: /^web\/src\/session\//, may: ['contract', 'api', 'ui'] },
  features: { files: /^web\/src\/features\//, may: ['contract', 'api', 'ui', 'session'] },
  screens: { files: /^web\/src\/screens\//, may: ['contract', 'api', 'ui', 'session', 'features'] },
  'the admin site': { files: /^web\/src\/admin\//, may: ['contract', 'api', 'ui', 'session', 'features'] },
};

const roomOf = (file: string) => Object.keys(rooms).find((name) => rooms[name]!.files.test(file));
const domainOf = (file: string) => /^server\/src\/domains\/([^/]+)\//.exec(file)?.[1];

/**
 * The rooms of the wing of alerts, each with those it may look into. Docs: ARCHITECTURE.md, 'Alerts'. Its flat files are
 * what puts the rooms together.
 */
export const alertRooms: Record<string, readonly string[]> = {
  searches: [],
  follow: ['searches'],
  mails: ['searches', 'follow'],
  tell: ['searches', 'follow', 'mails'],
  feeds: ['searches', 'follow', 'mails', 'tell'],
  webhooks: ['searches', 'follow', 'mails', 'tell'],
  push: ['searches', 'follow', 'mails', 'tell'],
  why: ['searches', 'follow', 'mails', 'tell'],
  routes: ['searches', 'follow', 'mails', 'tell', 'feeds', 'webhooks', 'push', 'why'],
  tasks: ['searches', 'follow', 'mails', 'tell', 'feeds', 'webhooks', 'push'],
};
export const alertRoomOf = (file: string) => /^server\/src\/domains\/alerts\/([^/]+)\//.exec(file)?.[1];

const engine = /^server\/src\/stores\/documents\/(sqlite|opensearch)\//;

/** The product, and what people work on it with, which it knows nothing of. */
const product = /^(contract|server|web)\/src\//;
const workshop = /^(bench|faults|training)\//;

/** Why one file may not import another, both from the root of the project; nothing where it may. */
export function wallBetween(from: string, to: string): string | undefined {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (product.test(from) && workshop.test(to)) return 'the product may not import what it is worked on with';
  if (here === undefined) return undefined;
  if (here !== there && (there === undefined || !rooms[here]!.may.includes(there)))
    return `${here} may not import ${there ?? 'what puts the parts together'}`;
  if (domainOf(from) !== domainOf(to) && domainOf(to) !== undefined && !to.endsWith('/index.ts'))
    return 'of another domain only its index.ts may be imported';
  const [room, other] = [alertRoomOf(from), alertRoomOf(to)];
  const isAlerts = domainOf(from) === 'alerts' && domainOf(to) === 'alerts';
  if (isAlerts && room !== undefined && room !== other && !alertRooms[room]?.includes(other ?? ''))
    return `of alerts, ${room} may not import ${other ?? 'what puts its rooms together'}`;
  if (engine.test(to) && here !== 'a store') return 'only the store itself may name an engine';
  return undefined;
}

/** The file of ours that an import means, from the root of the project, however it is written. */
export function importedFile(from: string, specifier: string): string | undefined {
  let file: string;
  try {
    file = /^\.\.?\//.test(specifier)
      ? resolve(dirname(from), specifier)
      : createRequire(from).resolve(specifier);
  } catch {
    return undefined;
  }
  const path = relative(root, file);
  return path.startsWith('..') || path.includes('node_modules/') || !existsSync(file) ? undefined : path;
}

/** Refuses an import through a wall: by name, by a relative way, of a type, at run time, or handed on. */
export const walls: CreateRule = {
  meta: { type: 'problem', messages: { wall: '{{why}} (docs/ARCHITECTURE.md).' } },
  create(context) {
    const from = relative(root, context.filename);
    const look = (node: ESTree.Node, source: ESTree.Node | null) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const to = importedFile(context.filename, source.value);
      const why = to === undefined ? undefined : wallBetween(from, to);
      if (why) context.report({ node, messageId: 'wall', data: { why } });
    };
    return {
      ImportDeclaration: (node) => look(node, node.source),
      ExportNamedDeclaration: (node) => look(node, node.source),
      ExportAllDeclaration: (node) => look(node, node.source),
      ImportExpression: (node) => look(node, node.source),
      TSImportType: (node) => look(node, node.source),
    };
  },
};
