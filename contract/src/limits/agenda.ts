/** Meetings. */
export const agendaLimits = {
  /** Meetings beside a search: rows of an answer and as far as it goes on (decision 9.7). */
  agendaPageSize: 3,
  agendaPageSizeMax: 50,
  /** Meetings of one page of the agenda at most, and the months it covers (decision 5.14). */
  agendaOverviewPageSizeMax: 500,
  agendaMonthsBack: 3,
  agendaMonthsAhead: 6,
  /** Characters of a filter of the agenda and of a place that can be one, and the committees and places that are counted. */
  maximumSessionFilter: 300,
  maximumPlaceLength: 200,
  agendaCountedCommittees: 300,
  agendaCountedPlaces: 100,
  /** Meetings that a user follows one by one. */
  maximumFollowedMeetings: 200,
  /** Meetings of one Excel file. */
  maximumExportedMeetings: 5_000,
} as const;
