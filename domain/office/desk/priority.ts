/** How urgent a request is, the most urgent first. */
export const priorities = ['urgent', 'high', 'normal', 'low'] as const;
/** One of them. */
export type Priority = (typeof priorities)[number];

/** The priority of a request that has none of its own. */
export const usualPriority: Priority = 'normal';

/** The place of a priority in order, the most urgent 0. */
export const rankOf = (priority: Priority | undefined): number =>
  priorities.indexOf(priority ?? usualPriority);
