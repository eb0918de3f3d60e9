import { createHash } from 'node:crypto';
import type { GivenRole, Services } from '#adapters/wire/services.ts';
import type { AppRegister, StaffRegister } from '#application/ports/server/office/staff-register.ts';
import type { RoleGrant } from '#domain/office/grant.ts';
import { endOfDay, type TimeZone } from '#domain/shared/calendar-day.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What a token without roles may do: answer requests, and moderate comments and proposals. */
const usual: readonly GivenRole[] = [{ role: 'requestOfficer' }, { role: 'moderator' }];

const grantOf = ({ role, scope, until }: GivenRole, zone: TimeZone): RoleGrant => ({
  role,
  scope: scope ?? { kind: 'town' },
  until: until === undefined ? null : endOfDay(until, zone),
  givenBy: [{ by: 'operator', at: 0 }],
});

type Listed = { readonly name: string; readonly token: string };

/** Those of one town whose token is the one that came: tokens are known by their hashes, and compared as such. */
function finderIn<T extends Listed>(list: Readonly<Record<string, readonly T[]>>) {
  const byRealm = new Map(Object.entries(list));
  return (realm: string, token: string): T | undefined =>
    byRealm.get(realm)?.find((one) => one.token.toLowerCase() === sha256(token));
}

/** Staff by realm, from the services file. */
export function staffList(staff: Services['staff'] = {}): StaffRegister {
  const find = finderIn(staff);
  const byRealm = new Map(Object.entries(staff));
  const memberOf = (found: (typeof staff)[string][number] | undefined, zone: TimeZone) => {
    if (found === undefined) return null;
    const { name, roles = usual } = found;
    return { id: name, name, grants: roles.map((one) => grantOf(one, zone)) };
  };
  return {
    member: async ({ realm, timeZone }, token) => memberOf(find(realm, token), timeZone),
    byId: async ({ realm, timeZone }, id) =>
      memberOf(
        byRealm.get(realm)?.find(({ name }) => name === id),
        timeZone,
      ),
  };
}

/** Programs that report through Open311 by realm, from the services file. */
export function appList(apps: Services['open311'] = {}): AppRegister {
  const find = finderIn(apps);
  return {
    program: async (realm, key) => {
      const found = find(realm, key);
      return found === undefined ? null : { name: found.name };
    },
  };
}
