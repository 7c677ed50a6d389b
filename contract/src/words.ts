import enAccounts from '../locales/en-gb/accounts.json' with { type: 'json' };
import enActivation from '../locales/en-gb/activation.json' with { type: 'json' };
import enAdmin from '../locales/en-gb/admin.json' with { type: 'json' };
import enAdminContent from '../locales/en-gb/adminContent.json' with { type: 'json' };
import enAboutContexts from '../locales/en-gb/aboutContexts.json' with { type: 'json' };
import enAdminOrganisations from '../locales/en-gb/adminOrganisations.json' with { type: 'json' };
import enAgenda from '../locales/en-gb/agenda.json' with { type: 'json' };
import enAgendaDebug from '../locales/en-gb/agendaDebug.json' with { type: 'json' };
import enAgendaMails from '../locales/en-gb/agendaMails.json' with { type: 'json' };
import enAgendaPage from '../locales/en-gb/agendaPage.json' with { type: 'json' };
import enApi from '../locales/en-gb/api.json' with { type: 'json' };
import enCompare from '../locales/en-gb/compare.json' with { type: 'json' };
import enCommitments from '../locales/en-gb/commitments.json' with { type: 'json' };
import enAsk from '../locales/en-gb/ask.json' with { type: 'json' };
import enConnectors from '../locales/en-gb/connectors.json' with { type: 'json' };
import enContextReasons from '../locales/en-gb/contextReasons.json' with { type: 'json' };
import enContexts from '../locales/en-gb/contexts.json' with { type: 'json' };
import enDocument from '../locales/en-gb/document.json' with { type: 'json' };
import enDossier from '../locales/en-gb/dossier.json' with { type: 'json' };
import enErrors from '../locales/en-gb/errors.json' with { type: 'json' };
import enExports from '../locales/en-gb/exports.json' with { type: 'json' };
import enFactor from '../locales/en-gb/factor.json' with { type: 'json' };
import enFeeds from '../locales/en-gb/feeds.json' with { type: 'json' };
import enFields from '../locales/en-gb/fields.json' with { type: 'json' };
import enFilters from '../locales/en-gb/filters.json' with { type: 'json' };
import enListManager from '../locales/en-gb/listManager.json' with { type: 'json' };
import enListPicker from '../locales/en-gb/listPicker.json' with { type: 'json' };
import enLists from '../locales/en-gb/lists.json' with { type: 'json' };
import enLogin from '../locales/en-gb/login.json' with { type: 'json' };
import enMail from '../locales/en-gb/mail.json' with { type: 'json' };
import enMaintenance from '../locales/en-gb/maintenance.json' with { type: 'json' };
import enMailed from '../locales/en-gb/mailed.json' with { type: 'json' };
import enMeeting from '../locales/en-gb/meeting.json' with { type: 'json' };
import enModules from '../locales/en-gb/modules.json' with { type: 'json' };
import enNewPassword from '../locales/en-gb/newPassword.json' with { type: 'json' };
import enNewsletter from '../locales/en-gb/newsletter.json' with { type: 'json' };
import enNotices from '../locales/en-gb/notices.json' with { type: 'json' };
import enOffline from '../locales/en-gb/offline.json' with { type: 'json' };
import enPalette from '../locales/en-gb/palette.json' with { type: 'json' };
import enMinistry from '../locales/en-gb/ministry.json' with { type: 'json' };
import enParty from '../locales/en-gb/party.json' with { type: 'json' };
import enPerson from '../locales/en-gb/person.json' with { type: 'json' };
import enPush from '../locales/en-gb/push.json' with { type: 'json' };
import enQuery from '../locales/en-gb/query.json' with { type: 'json' };
import enRichText from '../locales/en-gb/richText.json' with { type: 'json' };
import enSavedSearches from '../locales/en-gb/savedSearches.json' with { type: 'json' };
import enReaders from '../locales/en-gb/readers.json' with { type: 'json' };
import enRefusals from '../locales/en-gb/refusals.json' with { type: 'json' };
import enSaving from '../locales/en-gb/saving.json' with { type: 'json' };
import enSearchDebug from '../locales/en-gb/searchDebug.json' with { type: 'json' };
import enSearches from '../locales/en-gb/searches.json' with { type: 'json' };
import enSettings from '../locales/en-gb/settings.json' with { type: 'json' };
import enShell from '../locales/en-gb/shell.json' with { type: 'json' };
import enShortcuts from '../locales/en-gb/shortcuts.json' with { type: 'json' };
import enSignOn from '../locales/en-gb/signOn.json' with { type: 'json' };
import enSignOnPage from '../locales/en-gb/signOnPage.json' with { type: 'json' };
import enSources from '../locales/en-gb/sources.json' with { type: 'json' };
import enVotes from '../locales/en-gb/votes.json' with { type: 'json' };
import enStatistics from '../locales/en-gb/statistics.json' with { type: 'json' };
import enSuggesting from '../locales/en-gb/suggesting.json' with { type: 'json' };
import enSummary from '../locales/en-gb/summary.json' with { type: 'json' };
import enSupport from '../locales/en-gb/support.json' with { type: 'json' };
import enSupportQuestions from '../locales/en-gb/supportQuestions.json' with { type: 'json' };
import enTeam from '../locales/en-gb/team.json' with { type: 'json' };
import enTeaser from '../locales/en-gb/teaser.json' with { type: 'json' };
import enTimeline from '../locales/en-gb/timeline.json' with { type: 'json' };
import enTips from '../locales/en-gb/tips.json' with { type: 'json' };
import enToday from '../locales/en-gb/today.json' with { type: 'json' };
import enTranscript from '../locales/en-gb/transcript.json' with { type: 'json' };
import enWatching from '../locales/en-gb/watching.json' with { type: 'json' };
import enWhy from '../locales/en-gb/why.json' with { type: 'json' };
import nlAdmin from '../locales/nl/admin.json' with { type: 'json' };
import nlAdminContent from '../locales/nl/adminContent.json' with { type: 'json' };
import nlAboutContexts from '../locales/nl/aboutContexts.json' with { type: 'json' };
import nlAccounts from '../locales/nl/accounts.json' with { type: 'json' };
import nlActivation from '../locales/nl/activation.json' with { type: 'json' };
import nlAdminOrganisations from '../locales/nl/adminOrganisations.json' with { type: 'json' };
import nlAgenda from '../locales/nl/agenda.json' with { type: 'json' };
import nlAgendaDebug from '../locales/nl/agendaDebug.json' with { type: 'json' };
import nlAgendaMails from '../locales/nl/agendaMails.json' with { type: 'json' };
import nlAgendaPage from '../locales/nl/agendaPage.json' with { type: 'json' };
import nlApi from '../locales/nl/api.json' with { type: 'json' };
import nlCompare from '../locales/nl/compare.json' with { type: 'json' };
import nlCommitments from '../locales/nl/commitments.json' with { type: 'json' };
import nlAsk from '../locales/nl/ask.json' with { type: 'json' };
import nlConnectors from '../locales/nl/connectors.json' with { type: 'json' };
import nlContextReasons from '../locales/nl/contextReasons.json' with { type: 'json' };
import nlContexts from '../locales/nl/contexts.json' with { type: 'json' };
import nlDocument from '../locales/nl/document.json' with { type: 'json' };
import nlDossier from '../locales/nl/dossier.json' with { type: 'json' };
import nlErrors from '../locales/nl/errors.json' with { type: 'json' };
import nlExports from '../locales/nl/exports.json' with { type: 'json' };
import nlFactor from '../locales/nl/factor.json' with { type: 'json' };
import nlFeeds from '../locales/nl/feeds.json' with { type: 'json' };
import nlFields from '../locales/nl/fields.json' with { type: 'json' };
import nlFilters from '../locales/nl/filters.json' with { type: 'json' };
import nlListManager from '../locales/nl/listManager.json' with { type: 'json' };
import nlListPicker from '../locales/nl/listPicker.json' with { type: 'json' };
import nlLists from '../locales/nl/lists.json' with { type: 'json' };
import nlLogin from '../locales/nl/login.json' with { type: 'json' };
import nlMail from '../locales/nl/mail.json' with { type: 'json' };
import nlMaintenance from '../locales/nl/maintenance.json' with { type: 'json' };
import nlMailed from '../locales/nl/mailed.json' with { type: 'json' };
import nlMeeting from '../locales/nl/meeting.json' with { type: 'json' };
import nlModules from '../locales/nl/modules.json' with { type: 'json' };
import nlNewPassword from '../locales/nl/newPassword.json' with { type: 'json' };
import nlNewsletter from '../locales/nl/newsletter.json' with { type: 'json' };
import nlNotices from '../locales/nl/notices.json' with { type: 'json' };
import nlOffline from '../locales/nl/offline.json' with { type: 'json' };
import nlPalette from '../locales/nl/palette.json' with { type: 'json' };
import nlMinistry from '../locales/nl/ministry.json' with { type: 'json' };
import nlParty from '../locales/nl/party.json' with { type: 'json' };
import nlPerson from '../locales/nl/person.json' with { type: 'json' };
import nlPush from '../locales/nl/push.json' with { type: 'json' };
import nlQuery from '../locales/nl/query.json' with { type: 'json' };
import nlRichText from '../locales/nl/richText.json' with { type: 'json' };
import nlSavedSearches from '../locales/nl/savedSearches.json' with { type: 'json' };
import nlReaders from '../locales/nl/readers.json' with { type: 'json' };
import nlRefusals from '../locales/nl/refusals.json' with { type: 'json' };
import nlSaving from '../locales/nl/saving.json' with { type: 'json' };
import nlSearchDebug from '../locales/nl/searchDebug.json' with { type: 'json' };
import nlSearches from '../locales/nl/searches.json' with { type: 'json' };
import nlSettings from '../locales/nl/settings.json' with { type: 'json' };
import nlShell from '../locales/nl/shell.json' with { type: 'json' };
import nlShortcuts from '../locales/nl/shortcuts.json' with { type: 'json' };
import nlSignOn from '../locales/nl/signOn.json' with { type: 'json' };
import nlSignOnPage from '../locales/nl/signOnPage.json' with { type: 'json' };
import nlSources from '../locales/nl/sources.json' with { type: 'json' };
import nlVotes from '../locales/nl/votes.json' with { type: 'json' };
import nlStatistics from '../locales/nl/statistics.json' with { type: 'json' };
import nlSuggesting from '../locales/nl/suggesting.json' with { type: 'json' };
import nlSummary from '../locales/nl/summary.json' with { type: 'json' };
import nlSupport from '../locales/nl/support.json' with { type: 'json' };
import nlSupportQuestions from '../locales/nl/supportQuestions.json' with { type: 'json' };
import nlTeam from '../locales/nl/team.json' with { type: 'json' };
import nlTeaser from '../locales/nl/teaser.json' with { type: 'json' };
import nlTimeline from '../locales/nl/timeline.json' with { type: 'json' };
import nlTips from '../locales/nl/tips.json' with { type: 'json' };
import nlToday from '../locales/nl/today.json' with { type: 'json' };
import nlTranscript from '../locales/nl/transcript.json' with { type: 'json' };
import nlWatching from '../locales/nl/watching.json' with { type: 'json' };
import nlWhy from '../locales/nl/why.json' with { type: 'json' };

const nl = {
  accounts: nlAccounts,
  activation: nlActivation,
  admin: nlAdmin,
  adminContent: nlAdminContent,
  aboutContexts: nlAboutContexts,
  adminOrganisations: nlAdminOrganisations,
  agenda: nlAgenda,
  agendaDebug: nlAgendaDebug,
  agendaMails: nlAgendaMails,
  agendaPage: nlAgendaPage,
  api: nlApi,
  compare: nlCompare,
  commitments: nlCommitments,
  ask: nlAsk,
  connectors: nlConnectors,
  contextReasons: nlContextReasons,
  contexts: nlContexts,
  document: nlDocument,
  dossier: nlDossier,
  errors: nlErrors,
  exports: nlExports,
  factor: nlFactor,
  feeds: nlFeeds,
  fields: nlFields,
  filters: nlFilters,
  listManager: nlListManager,
  listPicker: nlListPicker,
  lists: nlLists,
  login: nlLogin,
  mail: nlMail,
  mailed: nlMailed,
  maintenance: nlMaintenance,
  meeting: nlMeeting,
  modules: nlModules,
  newPassword: nlNewPassword,
  newsletter: nlNewsletter,
  notices: nlNotices,
  offline: nlOffline,
  palette: nlPalette,
  push: nlPush,
  query: nlQuery,
  savedSearches: nlSavedSearches,
  readers: nlReaders,
  refusals: nlRefusals,
  saving: nlSaving,
  searchDebug: nlSearchDebug,
  searches: nlSearches,
  settings: nlSettings,
  shell: nlShell,
  shortcuts: nlShortcuts,
  signOn: nlSignOn,
  signOnPage: nlSignOnPage,
  sources: nlSources,
  statistics: nlStatistics,
  votes: nlVotes,
  suggesting: nlSuggesting,
  summary: nlSummary,
  richText: nlRichText,
  support: nlSupport,
  supportQuestions: nlSupportQuestions,
  team: nlTeam,
  teaser: nlTeaser,
  timeline: nlTimeline,
  tips: nlTips,
  ministry: nlMinistry,
  party: nlParty,
  person: nlPerson,
  today: nlToday,
  transcript: nlTranscript,
  watching: nlWatching,
  why: nlWhy,
};

/** The catalogue's shape is the Dutch one: a key that English lacks does not compile. */
export type Words = typeof nl;

const enGb: Words = {
  accounts: enAccounts,
  activation: enActivation,
  admin: enAdmin,
  adminContent: enAdminContent,
  aboutContexts: enAboutContexts,
  adminOrganisations: enAdminOrganisations,
  agenda: enAgenda,
  agendaDebug: enAgendaDebug,
  agendaMails: enAgendaMails,
  agendaPage: enAgendaPage,
  api: enApi,
  compare: enCompare,
  commitments: enCommitments,
  ask: enAsk,
  connectors: enConnectors,
  contextReasons: enContextReasons,
  contexts: enContexts,
  document: enDocument,
  dossier: enDossier,
  errors: enErrors,
  exports: enExports,
  factor: enFactor,
  feeds: enFeeds,
  fields: enFields,
  filters: enFilters,
  listManager: enListManager,
  listPicker: enListPicker,
  lists: enLists,
  login: enLogin,
  mail: enMail,
  mailed: enMailed,
  maintenance: enMaintenance,
  meeting: enMeeting,
  modules: enModules,
  newPassword: enNewPassword,
  newsletter: enNewsletter,
  notices: enNotices,
  offline: enOffline,
  palette: enPalette,
  push: enPush,
  query: enQuery,
  savedSearches: enSavedSearches,
  readers: enReaders,
  refusals: enRefusals,
  saving: enSaving,
  searchDebug: enSearchDebug,
  searches: enSearches,
  settings: enSettings,
  shell: enShell,
  shortcuts: enShortcuts,
  signOn: enSignOn,
  signOnPage: enSignOnPage,
  sources: enSources,
  statistics: enStatistics,
  votes: enVotes,
  suggesting: enSuggesting,
  summary: enSummary,
  richText: enRichText,
  support: enSupport,
  supportQuestions: enSupportQuestions,
  team: enTeam,
  teaser: enTeaser,
  timeline: enTimeline,
  tips: enTips,
  ministry: enMinistry,
  party: enParty,
  person: enPerson,
  today: enToday,
  transcript: enTranscript,
  watching: enWatching,
  why: enWhy,
};

/** Every word the product says, by locale and domain; a key reads `domain.key`. */
export const words = { nl, 'en-gb': enGb };
