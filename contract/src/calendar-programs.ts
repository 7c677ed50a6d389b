/** The calendar programs of which is told how to subscribe; their words are `feeds.program` and `feeds.steps`. */
export const calendarPrograms = [
  'outlookNew',
  'outlookClassic',
  'outlookWeb',
  'google',
  'apple',
  'iphone',
  'android',
] as const;
