import { signInOf, signInValues } from '#adapters/driven/stores-shared/staff-row.ts';
import type { SignInLog } from '#application/ports/server/office/sign-in-log.ts';
import type { Postgres } from '../../postgres.ts';

/** When people of staff came in, in PostgreSQL. */
export function postgresSignIns({ ask }: Postgres): SignInLog {
  return {
    note: async (entry) => {
      const add =
        'INSERT INTO staff_sign_ins (realm, person, at, way, device, let_in) VALUES ($1, $2, $3, $4, $5, $6)';
      await ask(add, [...signInValues(entry)]);
    },
    of: async (realm, person, since) => {
      const list =
        'SELECT * FROM staff_sign_ins WHERE realm = $1 AND person = $2 AND at >= $3 ORDER BY at DESC';
      return (await ask(list, [realm, person, since])).map(signInOf);
    },
    forget: async (before) => {
      await ask('DELETE FROM staff_sign_ins WHERE at < $1', [before]);
    },
  };
}
