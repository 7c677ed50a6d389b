/** Names all newsletters as they were made for looking at. */
export const everyNewsletter = ['newsletter'];
