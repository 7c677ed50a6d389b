/** Under which the second factor of the user is kept while it is shown. */
export const secondFactorKey = ['secondFactor'];
