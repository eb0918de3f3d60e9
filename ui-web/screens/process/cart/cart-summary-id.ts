/** Where the bar of a small screen leads, and the way past many proposals. */
export const cartSummaryId = 'preferencias';
