import type { Guesser } from '#domain/census/attempt-budget.ts';
import { normaliseIdentity } from '#domain/census/identity-number.ts';
import { networkOf } from './network-of.ts';

/** Whose budget a failed check uses up: that of a town, of the sender's network, and of the number that was written. */
export const guesserOf = (realm: string, address: string, identity: string): Guesser => ({
  realm,
  network: networkOf(address),
  identity: normaliseIdentity(identity),
});
