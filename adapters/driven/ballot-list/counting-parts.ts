/* The code for results and ballots, in one piece that is fetched when it is needed. */
export { addressOf } from '#adapters/wire/address-of.ts';
export { readPublishedTally } from '#adapters/wire/voting/results.ts';
export { readPublishedShares } from '#adapters/wire/voting/shares.ts';
export { readSharesCall } from '#adapters/wire/voting/read-shares.ts';
export { readBallotsCall } from '#adapters/wire/voting/read-ballots.ts';
export { readResultsCall } from '#adapters/wire/voting/read-results.ts';
