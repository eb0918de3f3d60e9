import { createHash } from 'node:crypto';
import type { Services } from '#adapters/wire/services.ts';
import type { StaffRegister } from '#application/ports/server/staff-register.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Staff by realm, from the services file; tokens are identified by their hashes, and compared as such. */
export function staffList(staff: Services['staff'] = {}): StaffRegister {
  const byRealm = new Map(Object.entries(staff));
  return {
    member: async (realm, token) => {
      const found = byRealm.get(realm)?.find((one) => one.token.toLowerCase() === sha256(token));
      return found === undefined ? null : { name: found.name };
    },
  };
}
