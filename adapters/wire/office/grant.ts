import * as t from 'io-ts';
import { type RoleGrant, readScope, validFrom, writeScope } from '#domain/office/grant.ts';
import { allRoles, type Role } from '#domain/office/roles.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { orNull } from '../decode.ts';

/** A role by its name. */
export const roleWire = t.keyof(
  Object.fromEntries(allRoles.map((role) => [role, null])) as Record<Role, null>,
);

/** A moment as calls write it. */
export const isoOf = (instant: Instant): string => new Date(instant).toISOString();
/** The same; null if there is none. */
export const isoOrNull = (instant: Instant | null): string | null =>
  instant === null ? null : isoOf(instant);

/** The moment that somebody wrote; undefined if it cannot be read. */
export function readIso(text: string): Instant | undefined {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/u.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

/** A role, where it is valid (`town`, or a part as `mailbox:incidencias`), and the first moment at which it is not. */
export const askedGrantWire = t.intersection([
  t.type({ role: roleWire, scope: t.string }),
  t.partial({ until: orNull(t.string) }),
]);

/** A role that somebody has; `from` is null as long as the second person has not given it. */
export const roleGrantWire = t.type({
  role: roleWire,
  scope: t.string,
  until: t.union([t.string, t.null]),
  from: t.union([t.string, t.null]),
  givenBy: t.array(t.type({ by: t.string, at: t.string })),
});

export const writeGrant = (grant: RoleGrant): t.TypeOf<typeof roleGrantWire> => {
  const { role, scope, until, givenBy } = grant;
  return {
    role,
    scope: writeScope(scope),
    until: isoOrNull(until),
    from: isoOrNull(validFrom(grant)),
    givenBy: givenBy.map(({ by, at }) => ({ by, at: isoOf(at) })),
  };
};

/** The grant that somebody asks for; the name of the part that cannot be read. */
export function readRoleGrant({
  role,
  scope,
  until,
}: t.TypeOf<typeof askedGrantWire>): Omit<RoleGrant, 'givenBy'> | 'scope' | 'until' {
  const where = readScope(scope);
  const end = until == null ? null : readIso(until);
  if (where === null) return 'scope';
  return end === undefined ? 'until' : { role, scope: where, until: end };
}
