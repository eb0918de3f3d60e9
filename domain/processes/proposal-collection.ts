/** The collection of the proposals of all processes. */
export const allProposals = 'propuestas';

/**
 * Whether a collection holds the proposals of one process: `propuestas-2024`. The process names it as
 * `coleccionPropuestas` (specification 3, section 3).
 */
export const isOfOneProcess = (collection: string): boolean =>
  /^propuestas-[a-z0-9-]{1,60}$/u.test(collection);
