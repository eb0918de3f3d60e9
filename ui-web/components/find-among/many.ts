/** More than this, and nobody reads through them to find one. */
const fewEnough = 24;

/** Whether a list is so long that one looks for the entry one knows. */
export const isMany = (entries: readonly unknown[]): boolean => entries.length > fewEnough;
