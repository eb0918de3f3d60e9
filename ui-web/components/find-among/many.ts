/** With more entries than this, readers do not read all of them to find one. */
const fewEnough = 24;

/** Whether a list is so long that readers search it. */
export const isMany = (entries: readonly unknown[]): boolean => entries.length > fewEnough;
