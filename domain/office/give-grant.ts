import type { Instant } from '../shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '../shared/result.ts';
import { decide, type Holder, type Refused } from './decide.ts';
import { type RoleGrant, signaturesFor, writeScope } from './grant.ts';

/** Why a grant is not given. */
export type GrantRefused =
  | Refused
  /** Nobody gives anything to themselves. */
  | { readonly kind: 'ownGrant' }
  /** This person gave it already; a second one is needed. */
  | { readonly kind: 'sameSigner' }
  /** Its end is past. */
  | { readonly kind: 'endIsPast' };

const isSame = (one: RoleGrant, other: RoleGrant): boolean =>
  one.role === other.role && writeScope(one.scope) === writeScope(other.scope) && one.until === other.until;

/**
 * The grants of a person after another one gives them a grant, or signs the one that waits for a second person. Giving
 * again what is valid already changes nothing.
 */
export function giveGrant(
  giver: Holder,
  taker: Holder,
  { grant, now }: { readonly grant: Omit<RoleGrant, 'givenBy'>; readonly now: Instant },
): Either<GrantRefused, readonly RoleGrant[]> {
  if (giver.id === taker.id) return left({ kind: 'ownGrant' });
  const allowed = decide(giver, { act: 'staff.grant', subject: { in: {} }, now });
  if (isLeft(allowed)) return allowed;
  if (grant.until !== null && grant.until <= now) return left({ kind: 'endIsPast' });
  const asked: RoleGrant = { ...grant, givenBy: [] };
  const before = taker.grants.find((one) => isSame(one, asked));
  const givenBy = before?.givenBy ?? [];
  if (givenBy.length >= signaturesFor(grant.role)) return right(taker.grants);
  if (givenBy.some(({ by }) => by === giver.id)) return left({ kind: 'sameSigner' });
  const signed: RoleGrant = { ...asked, givenBy: [...givenBy, { by: giver.id, at: now }] };
  return right([...taker.grants.filter((one) => !isSame(one, asked)), signed]);
}
