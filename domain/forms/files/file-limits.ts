/** How many photos a request has at most, all its fields together. */
export const mostImages = 5;
/** How many documents a field has at most. */
export const mostDocuments = 10;
