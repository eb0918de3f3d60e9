// Names that several files export a definition of. One name has one meaning, so that a reader who knows it from one room
// is not misled in another.

/**
 * Names that are the same in many files because what loads these files asks for them: the examples of each component, and
 * the texts of each language.
 */
const conventional = new Set(['examples', 'texts']);

/**
 * Groups of folders that do the same for one thing each: in each folder of a group the name means the same, so each may
 * define it once. Two folders of different groups may not share a name.
 */
const counterparts = [
  // The two databases: the same part of a store in each.
  ['adapters/driven/sqlite/', 'adapters/driven/postgres/'],
  // The kinds of questions: one entry for a kind in each registry, one shape, view or component named after its kind.
  [
    'domain/voting/kinds/',
    'adapters/wire/voting/kinds/',
    'ui-web/screens/survey/kinds/',
    'ui-web/screens/results/kinds/',
  ],
];

/** Whether these files lie in folders of one group, no two of them in the same folder. */
const areCounterparts = (paths) =>
  counterparts.some((folders) => {
    const found = paths.map((path) => folders.find((folder) => path.startsWith(folder)));
    return !found.includes(undefined) && new Set(found).size === found.length;
  });

/** Names that more than one file exports a definition of, and those files; without the exceptions above. */
export function repeatedNames(sources) {
  const named = sources.flatMap(({ path, exports }) => exports.map(({ name }) => ({ name, path })));
  const byName = Map.groupBy(
    named.filter(({ name }) => !conventional.has(name)),
    ({ name }) => name,
  );
  return [...byName]
    .map(([name, places]) => ({ name, paths: places.map(({ path }) => path) }))
    .filter(({ paths }) => paths.length > 1 && !areCounterparts(paths))
    .toSorted((one, other) => other.paths.length - one.paths.length || (one.name < other.name ? -1 : 1));
}
