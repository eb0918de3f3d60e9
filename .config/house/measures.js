// The figures of the house: each takes the sources of read-sources.js and returns numbers or what misses a bar.

/** The smallest value that this share of the values does not exceed; 0 if there are none. */
export function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Lengths of files, and of functions that have a name. */
export function sizesOf(sources) {
  const lengths = sources.map(({ lines }) => lines);
  const functions = sources.flatMap((one) => one.functions.filter(({ name }) => name !== null));
  const functionLengths = functions.map(({ lines }) => lines);
  return {
    files: sources.length,
    fileMedian: quantile(lengths, 0.5),
    fileP90: quantile(lengths, 0.9),
    fileMax: quantile(lengths, 1),
    functions: functions.length,
    functionP90: quantile(functionLengths, 0.9),
    functionMax: quantile(functionLengths, 1),
  };
}

/** Functions longer than this many lines, the longest first; a callback only if no such function holds it. */
export const functionsOver = (most, sources) =>
  sources
    .flatMap(({ path, functions }) => {
      const long = functions.filter(({ lines }) => lines > most);
      const isHeld = ({ line, lines }) =>
        long.some((one) => one.name !== null && one.line <= line && one.line + one.lines >= line + lines);
      return long
        .filter((one) => one.name !== null || !isHeld(one))
        .map(({ name, line, lines }) => ({ path, line, name: name ?? 'a callback', lines }));
    })
    .toSorted((one, other) => other.lines - one.lines);

/** Exceptions for functions that are not long any more, in files that are there. */
export const needlessExceptions = (exceptions, long, sources) =>
  [...exceptions.keys()]
    .filter((one) => sources.some(({ path }) => one.startsWith(`${path} `)))
    .filter((one) => !long.some(({ path, name }) => one === `${path} ${name}`))
    .map((one) => `${one}: an exception without need`);

/** Files longer than this many lines, the longest first. */
export const filesOver = (most, sources) =>
  sources.filter(({ lines }) => lines > most).toSorted((one, other) => other.lines - one.lines);

/** Exported names without a docstring. */
export const undocumented = (sources) =>
  sources.flatMap(({ path, exports }) =>
    exports.filter(({ isDocumented }) => !isDocumented).map(({ name }) => ({ path, name })),
  );

/** Folders that hold more than this many files themselves, those of their folders not counted. */
export const foldersOver = (most, sources) =>
  [...Map.groupBy(sources, ({ path }) => path.slice(0, path.lastIndexOf('/')))]
    .map(([folder, files]) => ({ folder, files: files.length }))
    .filter(({ files }) => files > most)
    .toSorted((one, other) => other.files - one.files);
