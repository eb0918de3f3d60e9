import * as real from '../node_modules/fast-check/lib/fast-check.js';

/** How many examples of a property a measured fault is tried with. */
const most = Number(process.env['CONCEJO_MUTANTS_EXAMPLES'] ?? 200);

/**
 * fast-check as the runs of `npm run mutants` use it: with few examples, the same in every run, and without the search for
 * a smaller one. Thousands of faults are tried, and each only has to be noticed. Fewer examples notice no more.
 */
const assert = ((property: real.IRawProperty<unknown>, parameters: real.Parameters<unknown> = {}) =>
  real.assert(property, {
    seed: 1,
    ...parameters,
    numRuns: Math.min(most, parameters.numRuns ?? 100),
    endOnFailure: true,
  })) as typeof real.assert;

/** Any character, half surrogates left out. */
const character = real
  .integer({ min: 0, max: 0x10_ffff - 0x800 })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));

/**
 * A text of any characters. fast-check's own begins with a table of all million characters, which takes a second for every
 * fault.
 */
const string = (constraints: real.StringConstraints = {}) =>
  real.string(constraints.unit === 'binary' ? { ...constraints, unit: character } : constraints);

export * from '../node_modules/fast-check/lib/fast-check.js';
export { assert, string };
export default { ...real.default, assert, string };
