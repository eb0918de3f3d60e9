import { begunSignInOf } from '#adapters/driven/stores-shared/staff-row.ts';
import type { BegunSignIns } from '#application/ports/server/sessions/identity-provider.ts';
import type { Postgres } from '../../postgres.ts';

/** Those who went to an identity provider, in PostgreSQL. */
export function postgresBegunSignIns({ ask }: Postgres): BegunSignIns {
  return {
    put: async (begun, now) => {
      const text = `WITH over AS (DELETE FROM begun_sign_ins WHERE until <= $5)
        INSERT INTO begun_sign_ins (id, realm, until, body) VALUES ($1, $2, $3, $4)`;
      const { id, realm, until } = begun;
      await ask(text, [id, realm, until, JSON.stringify(begun), now]);
    },
    take: async (realm, id, now) => {
      const take = 'DELETE FROM begun_sign_ins WHERE realm = $1 AND id = $2 AND until > $3 RETURNING body';
      return begunSignInOf((await ask(take, [realm, id, now]))[0]);
    },
  };
}
