import type { Endpoint } from 'contract/endpoint';
import * as contractAsks from 'contract/asks';
import * as contractAdminSignOn from 'contract/admin/sign-on';
import * as contractAdminCouncils from 'contract/admin/councils';
import * as contractAdminDeliveries from 'contract/admin/deliveries';
import * as contractAdminJobs from 'contract/admin/jobs';
import * as contractAdminPeople from 'contract/admin/people';
import * as contractAdminSources from 'contract/admin/sources';
import * as contractAdminWhy from 'contract/admin/why';
import * as contractQuerySuggestions from 'contract/query-suggestions';
import * as contractAddressLists from 'contract/address-lists';
import * as contractAdminApiKeys from 'contract/admin/api-keys';
import * as contractAgendaFilterTypes from 'contract/agenda-filter-types';
import * as contractAgendaSearches from 'contract/agenda-searches';
import * as contractAgendas from 'contract/agendas';
import * as contractCommitments from 'contract/commitments';
import * as contractAgendaMeeting from 'contract/agenda-meeting';
import * as contractApiKeys from 'contract/api-keys';
import * as contractComparisons from 'contract/comparisons';
import * as contractContexts from 'contract/context-calls';
import * as contractDebates from 'contract/debates';
import * as contractDeliveries from 'contract/deliveries';
import * as contractDocuments from 'contract/documents';
import * as contractDossierFiles from 'contract/dossier-files';
import * as contractDossiers from 'contract/dossiers';
import * as contractThreads from 'contract/threads';
import * as contractRelatedDocuments from 'contract/related-documents';
import * as contractEmailConfig from 'contract/email-config';
import * as contractEvents from 'contract/events';
import * as contractExports from 'contract/exports';
import * as contractFeeds from 'contract/feeds';
import * as contractFiles from 'contract/files';
import * as contractFilters from 'contract/filters';
import * as contractFreshness from 'contract/freshness';
import * as contractHighlights from 'contract/highlight-word';
import * as contractListExports from 'contract/list-exports';
import * as contractListQuotations from 'contract/list-quotations';
import * as contractListShare from 'contract/list-share';
import * as contractListSuggestions from 'contract/list-suggestions';
import * as contractListTransfer from 'contract/list-transfer';
import * as contractLists from 'contract/lists';
import * as contractListItemCalls from 'contract/list-item-calls';
import * as contractAdminMaintenance from 'contract/admin/maintenance';
import * as contractMaintenance from 'contract/maintenance';
import * as contractMailedDocuments from 'contract/mailed-documents';
import * as contractMails from 'contract/mails';
import * as contractNewsletter from 'contract/newsletter';
import * as contractNewsletterColours from 'contract/newsletter-colours';
import * as contractNewsletterIssues from 'contract/newsletter-issues';
import * as contractNewsletterLogo from 'contract/newsletter-logo';
import * as contractNewsletterTemplates from 'contract/newsletter-templates';
import * as contractNotices from 'contract/notices';
import * as contractOwnAccount from 'contract/own-account';
import * as contractMinistries from 'contract/ministries';
import * as contractParties from 'contract/parties';
import * as contractPersons from 'contract/persons';
import * as contractReplyAddress from 'contract/reply-address';
import * as contractSavedSearches from 'contract/saved-searches';
import * as contractSecondFactor from 'contract/second-factor';
import * as contractSignOn from 'contract/sign-on';
import * as contractSignOnOffer from 'contract/sign-on-offer';
import * as contractStatistics from 'contract/statistics';
import * as contractSubjects from 'contract/subjects';
import * as contractSummaries from 'contract/summary-calls';
import * as contractSuggestedValues from 'contract/suggested-values';
import * as contractSupport from 'contract/support';
import * as contractTeam from 'contract/team';
import * as contractTeamLabels from 'contract/team-labels';
import * as contractVotes from 'contract/votes';
import * as contractTimeline from 'contract/timeline';
import * as contractToday from 'contract/today';
import * as contractUsers from 'contract/users';
import * as contractAdminAnnouncements from 'contract/admin/announcements';
import * as contractPush from 'contract/push';
import * as contractWebhooks from 'contract/webhooks';
import * as contractAdminAudit from 'contract/admin/audit';
import * as contractAdminOrganisations from 'contract/admin/organisations';
import * as contractAdminSecondFactor from 'contract/admin/second-factor';
import * as contractAdminSession from 'contract/admin/session';
import * as contractAdminContexts from 'contract/admin/contexts';
import * as contractAdminModules from 'contract/admin/modules';
import * as contractAdminTreeDrafts from 'contract/admin/tree-drafts';
import * as contractAdminSourceTrees from 'contract/admin/source-trees';
import * as contractAdminSupport from 'contract/admin/support';
import * as contractAdminUsers from 'contract/admin/users';
import { z } from 'zod';

/** Every call that the contract declares. */
export const endpoints: Endpoint[] = [
  contractAdminSignOn,
  contractAdminCouncils,
  contractAdminDeliveries,
  contractAdminJobs,
  contractAdminPeople,
  contractAdminSources,
  contractAdminWhy,
  contractAddressLists,
  contractMinistries,
  contractParties,
  contractPersons,
  contractSubjects,
  contractAsks,
  contractQuerySuggestions,
  contractAdminAnnouncements,
  contractAdminApiKeys,
  contractAdminAudit,
  contractAdminSecondFactor,
  contractAdminMaintenance,
  contractAdminOrganisations,
  contractAdminSession,
  contractAdminContexts,
  contractAdminModules,
  contractAdminSourceTrees,
  contractAdminTreeDrafts,
  contractAdminSupport,
  contractAdminUsers,
  contractAgendas,
  contractAgendaMeeting,
  contractAgendaFilterTypes,
  contractAgendaSearches,
  contractApiKeys,
  contractComparisons,
  contractContexts,
  contractDebates,
  contractDeliveries,
  contractDocuments,
  contractDossierFiles,
  contractDossiers,
  contractThreads,
  contractRelatedDocuments,
  contractEmailConfig,
  contractEvents,
  contractExports,
  contractFeeds,
  contractFiles,
  contractFilters,
  contractFreshness,
  contractHighlights,
  contractListExports,
  contractListQuotations,
  contractListShare,
  contractListSuggestions,
  contractListTransfer,
  contractLists,
  contractListItemCalls,
  contractMailedDocuments,
  contractMails,
  contractMaintenance,
  contractNewsletter,
  contractNewsletterColours,
  contractNewsletterIssues,
  contractNewsletterLogo,
  contractNewsletterTemplates,
  contractNotices,
  contractOwnAccount,
  contractReplyAddress,
  contractSavedSearches,
  contractSecondFactor,
  contractSignOn,
  contractSignOnOffer,
  contractCommitments,
  contractStatistics,
  contractSummaries,
  contractSuggestedValues,
  contractSupport,
  contractTeam,
  contractTeamLabels,
  contractVotes,
  contractTimeline,
  contractToday,
  contractUsers,
  contractPush,
  contractWebhooks,
].flatMap((module) => callsIn(module));

/** Those of a module, also the ones that are declared for several addresses or dashboards at once. */
function callsIn(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value];
  const holds =
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof z.ZodType);
  return holds ? Object.values(value).flatMap(callsIn) : [];
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
