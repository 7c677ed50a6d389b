import type { Migration } from 'kysely/migration';
import { accounts } from './0001-accounts.ts';
import { sourceRecords } from './0002-source-records.ts';
import { leases } from './0003-leases.ts';
import { joinedSources } from './0004-joined-sources.ts';
import { contextRescores } from './0005-context-rescores.ts';
import { knownNames } from './0006-known-names.ts';
import { nameInitials } from './0007-name-initials.ts';
import { summaries } from './0008-summaries.ts';
import { savedSearches } from './0009-saved-searches.ts';
import { matches } from './0010-matches.ts';
import { lists } from './0011-lists.ts';
import { emailConfigs } from './0012-email-configs.ts';
import { deliveries } from './0013-deliveries.ts';
import { feeds } from './0014-feeds.ts';
import { agendaSearches } from './0015-agenda-searches.ts';
import { newsletterColours } from './0016-newsletter-colours.ts';
import { removedSearches } from './0017-removed-searches.ts';
import { vacationReturns } from './0018-vacation-returns.ts';
import { longHighlights } from './0019-long-highlights.ts';
import { matchesByNumber } from './0020-matches-by-number.ts';
import { agendaDeliveries } from './0021-agenda-deliveries.ts';
import { matchesByDocument } from './0022-matches-by-document.ts';
import { judgedVersions } from './0023-judged-versions.ts';
import { seenResults } from './0024-seen-results.ts';
import { sessionClients } from './0025-session-clients.ts';
import { mailNotices } from './0026-mail-notices.ts';
import { toldToday } from './0027-told-today.ts';
import { sourceReach } from './0028-source-reach.ts';
import { requestCounts } from './0029-request-counts.ts';
import { knownMeetings } from './0030-known-meetings.ts';
import { seenMeetings } from './0031-seen-meetings.ts';
import { listTransfers } from './0032-list-transfers.ts';
import { newsletterDrafts } from './0033-newsletter-drafts.ts';
import { listShares } from './0034-list-shares.ts';
import { newsletterReaders } from './0035-newsletter-readers.ts';
import { newsletterHouse } from './0036-newsletter-house.ts';
import { quickLists } from './0037-quick-lists.ts';
import { adminSite } from './0038-admin-site.ts';
import { announcements } from './0039-announcements.ts';
import { signOn } from './0040-sign-on.ts';
import { apiKeys } from './0041-api-keys.ts';
import { webhooks } from './0042-webhooks.ts';
import { sourceBatches } from './0043-source-batches.ts';
import { sourceOrders } from './0044-source-orders.ts';
import { leaseSince } from './0045-lease-since.ts';
import { alarms } from './0046-alarms.ts';
import { maintenance } from './0047-maintenance.ts';
import { careOfAccounts } from './0048-care-of-accounts.ts';
import { secondFactors } from './0049-second-factors.ts';
import { content } from './0050-content.ts';
import { keptItems } from './0051-kept-items.ts';
import { pageVisits } from './0052-page-visits.ts';
import { team } from './0053-team.ts';
import { push } from './0054-push.ts';
import { matchSteps } from './0055-match-steps.ts';
import { nameCountries } from './0056-name-countries.ts';

/**
 * Every change of the schema by its name, in the order in which they happen. A new one takes the next number and comes
 * last; what was released keeps its name, because installations know it by that.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-source-records': sourceRecords,
  '0003-leases': leases,
  '0004-joined-sources': joinedSources,
  '0005-context-rescores': contextRescores,
  '0006-known-names': knownNames,
  '0007-name-initials': nameInitials,
  '0008-summaries': summaries,
  '0009-saved-searches': savedSearches,
  '0010-matches': matches,
  '0011-lists': lists,
  '0012-email-configs': emailConfigs,
  '0013-deliveries': deliveries,
  '0014-feeds': feeds,
  '0015-agenda-searches': agendaSearches,
  '0016-newsletter-colours': newsletterColours,
  '0017-removed-searches': removedSearches,
  '0018-vacation-returns': vacationReturns,
  '0019-long-highlights': longHighlights,
  '0020-matches-by-number': matchesByNumber,
  '0021-agenda-deliveries': agendaDeliveries,
  '0022-matches-by-document': matchesByDocument,
  '0023-judged-versions': judgedVersions,
  '0024-seen-results': seenResults,
  '0025-session-clients': sessionClients,
  '0026-mail-notices': mailNotices,
  '0027-told-today': toldToday,
  '0028-source-reach': sourceReach,
  '0029-request-counts': requestCounts,
  '0030-known-meetings': knownMeetings,
  '0031-seen-meetings': seenMeetings,
  '0032-list-transfers': listTransfers,
  '0033-newsletter-drafts': newsletterDrafts,
  '0034-list-shares': listShares,
  '0035-newsletter-readers': newsletterReaders,
  '0036-newsletter-house': newsletterHouse,
  '0037-quick-lists': quickLists,
  '0038-admin-site': adminSite,
  '0039-announcements': announcements,
  '0040-sign-on': signOn,
  '0041-api-keys': apiKeys,
  '0042-webhooks': webhooks,
  '0043-source-batches': sourceBatches,
  '0044-source-orders': sourceOrders,
  '0045-lease-since': leaseSince,
  '0046-alarms': alarms,
  '0047-maintenance': maintenance,
  '0048-care-of-accounts': careOfAccounts,
  '0049-second-factors': secondFactors,
  '0050-content': content,
  '0051-kept-items': keptItems,
  '0052-page-visits': pageVisits,
  '0053-team': team,
  '0054-push': push,
  '0055-match-steps': matchSteps,
  '0056-name-countries': nameCountries,
};
