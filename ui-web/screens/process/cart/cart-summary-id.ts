/** The id of the summary: the bar of a small screen links to it, and so does the link past many proposals. */
export const cartSummaryId = 'preferencias';
