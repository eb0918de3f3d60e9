/** A hash of the documents of each collection of a town, in their order. */
export type CollectionPrints = ReadonlyMap<string, string>;

/**
 * The collections whose documents differ before and after a load, also those that came or went.
 *
 * @example changedCollections(new Map([['a', '1'], ['b', '2']]), new Map([['a', '1']])) // ['b']
 */
export const changedCollections = (before: CollectionPrints, after: CollectionPrints): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
