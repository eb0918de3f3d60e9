import type { Clock } from '#application/ports/clock.ts';
import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import { ended, endedGrant, type StaffPerson } from '#domain/office/access/person.ts';
import type { Holder } from '#domain/office/decide.ts';
import { giveGrant, type GrantRefused } from '#domain/office/give-grant.ts';
import { type RoleGrant, writeScope } from '#domain/office/grant.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

interface Ports {
  readonly people: StaffPeople;
  readonly clock: Clock;
}

/** Nobody of that id works there. */
interface UnknownPerson {
  readonly kind: 'unknownPerson';
}

/** The role is not given or taken like this. */
interface RoleRefused {
  readonly kind: 'grantRefused';
  readonly faults: readonly GrantRefused[];
}

type Outcome<Refused> = Either<Refused | UnknownPerson, StaffPerson>;

/** Changes a person who works there, in their latest state; a refusal changes nothing. */
async function changed<Refused>(
  { people, clock }: Ports,
  { realm, id }: { readonly realm: RealmId; readonly id: string },
  by: Holder,
  work: (person: StaffPerson, now: number) => Either<Refused, StaffPerson>,
): Promise<Outcome<Refused>> {
  const now = clock.now();
  const unknown: Outcome<Refused> = left({ kind: 'unknownPerson' });
  const last = { outcome: unknown };
  await people.change(
    realm,
    id,
    (before) => {
      last.outcome = before === null || before.endedAt !== null ? unknown : work(before, now);
      return isLeft(last.outcome) ? null : last.outcome.right;
    },
    { by: by.id, at: now },
  );
  return last.outcome;
}

/** Somebody of a town, and who changes them. */
export interface PersonOf {
  readonly realm: RealmId;
  readonly id: string;
  readonly by: Holder;
}

/** Gives a role to a person, or signs the one that waits for a second signature. */
export const giveRole =
  (ports: Ports) =>
  ({ by, ...of }: PersonOf, grant: Omit<RoleGrant, 'givenBy'>): Promise<Outcome<RoleRefused>> =>
    changed<RoleRefused>(ports, of, by, (person, now) => {
      const given = giveGrant(by, person, { grant, now });
      return isLeft(given)
        ? left({ kind: 'grantRefused', faults: [given.left] })
        : right({ ...person, grants: given.right });
    });

const isSame = (one: RoleGrant, other: Omit<RoleGrant, 'givenBy'>): boolean =>
  one.role === other.role && one.until === other.until && writeScope(one.scope) === writeScope(other.scope);

/** Takes a role away from a person: from now on, it is one that they had. */
export const endRole =
  (ports: Ports) =>
  (
    { by, ...of }: PersonOf,
    grant: Omit<RoleGrant, 'givenBy'>,
  ): Promise<Outcome<RoleRefused | { readonly kind: 'unknownGrant' }>> =>
    changed<RoleRefused | { readonly kind: 'unknownGrant' }>(ports, of, by, (person, now) => {
      if (by.id === person.id) return left({ kind: 'grantRefused', faults: [{ kind: 'ownGrant' }] });
      const found = person.grants.find((one) => isSame(one, grant));
      if (found === undefined || (found.until !== null && found.until <= now))
        return left({ kind: 'unknownGrant' });
      const grants = person.grants.map((one) => (one === found ? endedGrant(one, now) : one));
      return right({ ...person, grants });
    });

/** Ends that a person works there: nothing lets them in any more, and their sessions end. */
export const endPerson =
  (ports: Ports) =>
  ({ by, ...of }: PersonOf): Promise<Outcome<RoleRefused>> =>
    changed<RoleRefused>(ports, of, by, (person, now) =>
      by.id === person.id
        ? left({ kind: 'grantRefused', faults: [{ kind: 'ownGrant' }] })
        : right(ended(person, now)),
    );
