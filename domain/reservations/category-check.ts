/** How it is known that a person is of a category: nobody asks, the census says it, or a person of staff has seen it. */
export const categoryChecks = ['unchecked', 'census', 'desk'] as const;
/** One way of knowing it. */
export type CategoryCheck = (typeof categoryChecks)[number];
