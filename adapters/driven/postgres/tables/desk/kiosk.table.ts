import {
  foundKiosk,
  listedKiosk,
  minuteOf,
  sealedOf,
  writtenKiosk,
} from '#adapters/driven/stores-shared/desk/kiosk-row.ts';
import type { KioskStore, NamedPass } from '#application/ports/server/office/kiosk-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';

const named = 'realm = $1 AND digest = $2 AND vote = $3 AND kiosk = $4 AND until > $5';
const valuesOf = (realm: RealmId, { digest, vote, kiosk }: NamedPass, now: Instant) => [
  realm,
  digest,
  vote,
  writtenKiosk(kiosk),
  now,
];

async function forgetOver(ask: RunStatement, now: Instant): Promise<void> {
  await ask('DELETE FROM kiosk_passes WHERE until <= $1', [now]);
  await ask('DELETE FROM kiosks WHERE until <= $1', [now]);
}

/** The passes of kiosks. */
const passes = ({ ask, transaction }: Postgres) =>
  ({
    keepPass: (realm, { digest, vote, kiosk, sealed, until }, now) =>
      transaction(async (within) => {
        await forgetOver(within, now);
        const put = `INSERT INTO kiosk_passes (realm, digest, vote, kiosk, sealed, until)
          VALUES ($1, $2, $3, $4, $5, $6)`;
        await within(put, [realm, digest, vote, writtenKiosk(kiosk), sealed, until]);
      }),
    findPass: async (realm, pass, now) => {
      const [row] = await ask(`SELECT sealed FROM kiosk_passes WHERE ${named}`, valuesOf(realm, pass, now));
      return sealedOf(row);
    },
    takePass: async (realm, pass, now) => {
      const take = `DELETE FROM kiosk_passes WHERE ${named} RETURNING sealed`;
      const [row] = await ask(take, valuesOf(realm, pass, now));
      return sealedOf(row);
    },
    lengthen: async (realm, voter, until, now) => {
      const text = `UPDATE kiosk_passes SET until = $6 WHERE ${named} RETURNING until`;
      return (await ask(text, [...valuesOf(realm, voter, now), until])).length > 0;
    },
  }) satisfies Partial<KioskStore>;

/** Kiosks of votes and their passes, in PostgreSQL. */
export const postgresKiosks = (postgres: Postgres): KioskStore => ({
  ...passes(postgres),
  begin: (realm, { id, vote, name, until }, code, now) =>
    postgres.transaction(async (within) => {
      await forgetOver(within, now);
      const put =
        'INSERT INTO kiosks (realm, vote, id, name, code, token, until) VALUES ($1, $2, $3, $4, $5, NULL, $6)';
      await within(put, [realm, vote, id, name, code, until]);
    }),
  start: async (realm, code, token, now) => {
    const text = `UPDATE kiosks SET code = NULL, token = $1 WHERE realm = $2 AND code = $3 AND until > $4
      RETURNING *`;
    const [row] = await postgres.ask(text, [token, realm, code, now]);
    return foundKiosk(row);
  },
  kioskOf: async (realm, token, now) => {
    const text = 'SELECT * FROM kiosks WHERE realm = $1 AND token = $2 AND until > $3';
    const [row] = await postgres.ask(text, [realm, token, now]);
    return foundKiosk(row);
  },
  kiosks: async (realm, vote, now) => {
    const text =
      'SELECT * FROM kiosks WHERE realm = $1 AND vote = $2 AND until > $3 ORDER BY name COLLATE "C", id';
    return (await postgres.ask(text, [realm, vote, now])).map(listedKiosk);
  },
  noteSeen: async (realm, { vote, id }, now) => {
    const text = `UPDATE kiosks SET seen = $1 WHERE realm = $2 AND vote = $3 AND id = $4 AND seen IS DISTINCT FROM $1`;
    await postgres.ask(text, [minuteOf(now), realm, vote, id]);
  },
  end: (realm, vote, kiosk) =>
    postgres.transaction(async (within) => {
      await within('DELETE FROM kiosks WHERE realm = $1 AND vote = $2 AND id = $3', [realm, vote, kiosk]);
      const voters = 'DELETE FROM kiosk_passes WHERE realm = $1 AND vote = $2 AND kiosk = $3';
      await within(voters, [realm, vote, kiosk]);
    }),
  forgetOver: (now) => postgres.transaction((within) => forgetOver(within, now)),
});
