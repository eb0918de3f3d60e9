/** What a thief achieves. `most` is what guessing achieves too: more than that shows a leak. */
export interface Achieved {
  readonly hits: number;
  readonly most: number;
}

/** How many hits guessing has at most, except about once in ten thousand times. */
const mostByChance = (expected: number): number => Math.floor(expected + 4 * Math.sqrt(expected) + 2);

/** Marks and ballots of two lists, joined place by place. Two shuffled lists agree in one place on the average. */
export const joined = (hits: number): Achieved => ({ hits, most: mostByChance(1) });

/** A ballot that was placed in the order of voting, and its true place. */
export interface Placed {
  readonly guess: number;
  readonly voter: number;
}

/** Ballots that were placed within a tenth of their true place; a random voter is there about one time in five. */
export function placed(guesses: readonly Placed[], voters: number): Achieved {
  const near = Math.floor(voters / 10);
  const hits = guesses.filter(({ guess, voter }) => Math.abs(guess - voter) <= near).length;
  const places = guesses.map(
    ({ guess }) => Math.min(voters - 1, guess + near) - Math.max(0, guess - near) + 1,
  );
  return { hits, most: mostByChance(places.reduce((sum, some) => sum + some, 0) / voters) };
}

/** Ballots that seem to be among the last tenth; a random one is so one time in ten. */
export function late(voters: readonly number[], all: number): Achieved {
  const hits = voters.filter((voter) => voter >= all - all / 10).length;
  return { hits, most: mostByChance(voters.length / 10) };
}

const named = (attacks: object) => Object.entries(attacks as Readonly<Record<string, Achieved>>);

const tell = ([name, { hits, most }]: readonly [string, Achieved]) =>
  `${name}: ${hits} found, ${most} by chance`;

/** What each of some attacks found, by its name. */
export const findingsInWords = (attacks: object): readonly string[] => named(attacks).map(tell);

/** Those that found more than guessing does. */
export const beyondChance = (attacks: object): readonly string[] =>
  named(attacks)
    .filter(([, { hits, most }]) => hits > most)
    .map(tell);
