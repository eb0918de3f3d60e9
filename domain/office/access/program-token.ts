import type { Instant } from '../../shared/calendar-day.ts';
import type { RealmId } from '../../shared/ids.ts';
import { covers } from '../decide.ts';
import { type RoleGrant, type Scope, validFrom } from '../grant.ts';
import { type Role, voteRoles } from '../roles.ts';
import type { StaffPerson } from './person.ts';

/** The token of a program: one role in one scope until a day, never more than the person who made it may do. */
export interface ProgramToken {
  readonly realm: RealmId;
  readonly id: string;
  /** What the program is called. */
  readonly name: string;
  readonly role: Role;
  readonly scope: Scope;
  /** The first moment at which it is no longer valid. */
  readonly until: Instant;
  /** The id of the person who made it. */
  readonly madeBy: string;
  readonly madeAt: Instant;
  readonly revokedAt: Instant | null;
}

/** The longest time that a token may be valid: a year and a day. */
export const longestToken = 366 * 86_400_000;

/**
 * Whether a program may have a role. Roles of a vote are given to people, by two; with an administrator's role somebody
 * could give themselves roles through a program.
 */
export const isForPrograms = (role: Role): boolean => role !== 'administrator' && !voteRoles.includes(role);

const isWithin = (scope: Scope, other: Scope): boolean =>
  covers(other, { in: scope.kind === 'town' ? {} : { [scope.kind]: scope.id } });

/** The grant by which a person has a role in all of a scope now; undefined if there is none. */
export const grantFor = (
  { grants, endedAt }: Pick<StaffPerson, 'grants' | 'endedAt'>,
  { role, scope }: Pick<ProgramToken, 'role' | 'scope'>,
  now: Instant,
): RoleGrant | undefined =>
  endedAt !== null
    ? undefined
    : grants.find((grant) => {
        const from = validFrom(grant);
        const isValid = from !== null && from <= now && (grant.until === null || now < grant.until);
        return isValid && grant.role === role && isWithin(scope, grant.scope);
      });

/** What a program may do with a token now; null if the token is not valid, or its maker no longer has the role. */
export function grantOfToken(token: ProgramToken, maker: StaffPerson | null, now: Instant): RoleGrant | null {
  const isOver = token.revokedAt !== null || token.until <= now;
  const held = isOver || maker === null ? undefined : grantFor(maker, token, now);
  if (held === undefined) return null;
  const { role, scope } = token;
  return { role, scope, until: token.until, givenBy: held.givenBy };
}
