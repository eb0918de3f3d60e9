/** The most bytes of the JSON of a document, or of the changes that are sent at once. */
export const documentLimit = 1024 * 1024;
