import type { CreateRule, ESTree } from '@oxlint/plugins';
import { relative } from 'node:path';
import { alertRoomOf, alertRooms, root } from './walls.ts';

/** Whose a table of the people's store is; rooms are folders of `server/src`. */
interface Owned {
  /** Writes it, and reads it. */
  owner: string;
  /** Others that do both. */
  also?: readonly string[];
  /** Read by every domain: who somebody is. */
  readByAll?: boolean;
}

const all = (owner: string, ...tables: string[]) => tables.map((table) => [table, { owner }] as const);

/** Docs: ARCHITECTURE.md, 'People'. */
export const owners: Readonly<Record<string, Owned>> = Object.fromEntries<Owned>([
  ...all('domains/auth', 'sessions', 'loginTries', 'passwordResets'),
  ['organisationModules', { owner: 'domains/auth', also: ['domains/accounts'] }],
  ['users', { owner: 'domains/auth', also: ['domains/accounts'], readByAll: true }],
  ...all('domains/auth', 'secondFactors', 'recoveryCodes', 'passkeys', 'factorTickets'),
  [
    'organisations',
    {
      owner: 'domains/auth',
      also: ['domains/accounts', 'domains/organisations', 'domains/settings'],
      readByAll: true,
    },
  ],
  ['leases', { owner: 'stores/people', also: ['domains/sources'] }],
  ...all('stores/people', 'secrets', 'requestCounts'),
  ...all('domains/audit', 'auditLog'),
  ['mails', { owner: 'domains/kept-mails', also: ['domains/auth'] }],
  ...all('domains/alerts/searches', 'savedSearches', 'removedSearches', 'agendaSearches'),
  ...all('domains/alerts/follow', 'matches', 'matchMarks'),
  ...all('domains/alerts/follow', 'followedMeetings', 'knownMeetings', 'meetingChanges'),
  ...all('domains/alerts/follow', 'calendarEvents', 'meetingPapers', 'calendarMatches', 'calendarSearches'),
  ...all('domains/alerts/tell', 'waitingMatches', 'delivered', 'deliveries', 'deliverySearches'),
  ...all('domains/alerts/tell', 'agendaDeliveries', 'deliverySlots', 'mailAddresses', 'mailStops'),
  ...all('domains/alerts/tell', 'longHighlights'),
  ...all('domains/alerts/feeds', 'feedAddresses'),
  ...all('domains/alerts/webhooks', 'webhooks', 'webhookEvents'),
  ...all('domains/alerts/push', 'pushMessages'),
  // What is sent to a device is noted with it.
  ['pushDevices', { owner: 'domains/push', also: ['domains/alerts/push'] }],
  ...all(
    'domains/lists',
    'lists',
    'listItems',
    'listTransfers',
    'listShares',
    'listReaders',
    'newsletterDrafts',
    'listSearches',
    'judgedSuggestions',
    'newsletterTemplates',
  ),
  ...all('domains/newsletters', 'addressLists', 'addressListReaders', 'newsletterReaders', 'readerImports'),
  ...all('domains/newsletters', 'unsubscribedReaders', 'replyAddresses'),
  ...all('domains/newsletters', 'newsletterIssues', 'newsletterCopies'),
  ...all('domains/api-keys', 'apiKeys'),
  ...all('domains/settings', 'userPreferences', 'organisationPreferences', 'emailConfigs'),
  ...all('domains/settings', 'userColours', 'organisationColours', 'newsletterLogos'),
  ...all('domains/notices', 'vacationReturns', 'announcements', 'announcementsSeen'),
  ...all('domains/sources', 'sourceStates', 'sourceFaults', 'sourceRecords', 'replacedDocuments'),
  ...all('domains/sources', 'documentIdentities', 'documentAliases', 'sourceBatches', 'sourceOrders'),
  ...all('domains/sources', 'keptItems', 'storedPlaces'),
  ...all('domains/watch', 'alarms'),
  ...all('domains/names', 'knownNames', 'knownNamesVersions'),
  ...all('domains/contexts', 'contextRescores'),
  ...all('domains/sign-on', 'signOnProviders', 'signOnDomains', 'signOnLogins'),
  ...all('domains/summaries', 'summaries', 'summaryNotes', 'summaryJudgements', 'summaryCosts'),
  ...all('domains/summaries', 'summaryMarks'),
  ...all('domains/team', 'teamNotes', 'teamMentions', 'teamLabels', 'labelledDocuments', 'teamChoices'),
  ...all('domains/maintenance', 'maintenance'),
  ...all('domains/kept-content', 'content'),
  ...all('domains/visits', 'pageVisits'),
]);

type Use = 'write' | 'read';
const uses: Readonly<Record<string, Use>> = {
  insertInto: 'write',
  replaceInto: 'write',
  updateTable: 'write',
  deleteFrom: 'write',
  mergeInto: 'write',
  selectFrom: 'read',
  innerJoin: 'read',
  leftJoin: 'read',
  rightJoin: 'read',
  fullJoin: 'read',
};
const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Why a file, from the root of the project, may not use a table so; nothing where it may. */
function whyNot(file: string, table: string, use: Use): string | undefined {
  const owned = owners[table];
  if (!owned) return undefined;
  const isIn = (room: string) => file.startsWith(`server/src/${room}/`);
  const { owner, also = [], readByAll = false } = owned;
  if ([owner, ...also].some(isIn) || (use === 'read' && readByAll)) return undefined;
  const [room, ownerRoom] = [alertRoomOf(file), alertRoomOf(`server/src/${owner}/`)];
  if (use === 'read' && room && ownerRoom && alertRooms[room]?.includes(ownerRoom)) return undefined;
  return `${table} is ${owner}'s: ask it`;
}

/** Refuses SQL on the tables of another room: by the query builder, in a type of a row, and in plain words. */
export const tables: CreateRule = {
  meta: { type: 'problem', messages: { table: '{{why}} (scripts/lint/tables.ts).' } },
  create(context) {
    const file = relative(root, context.filename);
    const report = (node: ESTree.Node, why: string | undefined) => {
      if (why) context.report({ node, messageId: 'table', data: { why } });
    };
    const look = (node: ESTree.Node, use: Use) => {
      if (node.type === 'Literal') report(node, whyNot(file, String(node.value).split(' ')[0]!, use));
      else if (node.type === 'ArrayExpression') for (const one of node.elements) if (one) look(one, use);
      // Which table a name stands for, nobody sees.
      if (node.type === 'Identifier' || node.type === 'TemplateLiteral')
        report(node, 'a table is named where it is used');
    };
    return {
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !first) return;
        const use = uses[callee.property.name];
        if (use) look(first, use);
      },
      TaggedTemplateExpression({ tag, quasi }) {
        const name = tag.type === 'Identifier' ? tag.name : '';
        if (name !== 'sql') return;
        const words = quasi.quasis.map(({ value }) => value.raw).join(' ? ');
        for (const [, verb, table] of words.matchAll(/\b(from|join|into|update)\s+"?(\w+)/gi)) {
          const use = /into|update/i.test(verb!) || /\bdelete\s+from\b/i.test(words) ? 'write' : 'read';
          report(quasi, whyNot(file, camel(table!), use));
        }
      },
      TSIndexedAccessType(node) {
        const text = context.sourceCode.getText(node);
        const table = /^Tables\['(\w+)'\]$/.exec(text)?.[1];
        if (table) report(node, whyNot(file, table, 'read'));
      },
    };
  },
};
