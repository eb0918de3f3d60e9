import type { DatabaseSync } from 'node:sqlite';
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
import { writeWhenFree } from '../../writing/write-when-free.ts';

/** The passes of kiosks. */
function passes(database: DatabaseSync, forgetOver: (now: Instant) => void) {
  const put = database.prepare('INSERT INTO kiosk_passes VALUES (?, ?, ?, ?, ?, ?)');
  const named = 'realm = ? AND digest = ? AND vote = ? AND kiosk = ? AND until > ?';
  const find = database.prepare(`SELECT sealed FROM kiosk_passes WHERE ${named}`);
  const take = database.prepare(`DELETE FROM kiosk_passes WHERE ${named} RETURNING sealed`);
  const lengthen = database.prepare(`UPDATE kiosk_passes SET until = ? WHERE ${named}`);
  const valuesOf = (realm: RealmId, { digest, vote, kiosk }: NamedPass, now: Instant) =>
    [realm, digest, vote, writtenKiosk(kiosk), now] as const;
  return {
    keepPass: (realm, { digest, vote, kiosk, sealed, until }, now) =>
      writeWhenFree(database, () => {
        forgetOver(now);
        put.run(realm, digest, vote, writtenKiosk(kiosk), sealed, until);
      }),
    findPass: async (realm, pass, now) => sealedOf(find.get(...valuesOf(realm, pass, now))),
    takePass: (realm, pass, now) =>
      writeWhenFree(database, () => sealedOf(take.all(...valuesOf(realm, pass, now))[0])),
    lengthen: (realm, voter, until, now) =>
      writeWhenFree(database, () => Number(lengthen.run(until, ...valuesOf(realm, voter, now)).changes) > 0),
  } satisfies Partial<KioskStore>;
}

/** Kiosks of votes and their passes, in the embedded database. */
export function sqlKiosks(database: DatabaseSync): KioskStore {
  const overPasses = database.prepare('DELETE FROM kiosk_passes WHERE until <= ?');
  const overKiosks = database.prepare('DELETE FROM kiosks WHERE until <= ?');
  const forgetOver = (now: Instant) => {
    overPasses.run(now);
    overKiosks.run(now);
  };
  const put = database.prepare(
    'INSERT INTO kiosks (realm, vote, id, name, code, token, until) VALUES (?, ?, ?, ?, ?, NULL, ?)',
  );
  const start = database.prepare(
    'UPDATE kiosks SET code = NULL, token = ? WHERE realm = ? AND code = ? AND until > ? RETURNING *',
  );
  const ofToken = database.prepare('SELECT * FROM kiosks WHERE realm = ? AND token = ? AND until > ?');
  const all = database.prepare(
    'SELECT * FROM kiosks WHERE realm = ? AND vote = ? AND until > ? ORDER BY name, id',
  );
  const see = database.prepare(
    'UPDATE kiosks SET seen = ?1 WHERE realm = ?2 AND vote = ?3 AND id = ?4 AND seen IS NOT ?1',
  );
  const drop = database.prepare('DELETE FROM kiosks WHERE realm = ? AND vote = ? AND id = ?');
  const dropVoters = database.prepare('DELETE FROM kiosk_passes WHERE realm = ? AND vote = ? AND kiosk = ?');
  return {
    ...passes(database, forgetOver),
    begin: (realm, { id, vote, name, until }, code, now) =>
      writeWhenFree(database, () => {
        forgetOver(now);
        put.run(realm, vote, id, name, code, until);
      }),
    start: (realm, code, token, now) =>
      writeWhenFree(database, () => foundKiosk(start.all(token, realm, code, now)[0])),
    kioskOf: async (realm, token, now) => foundKiosk(ofToken.get(realm, token, now)),
    kiosks: async (realm, vote, now) => all.all(realm, vote, now).map(listedKiosk),
    noteSeen: (realm, { vote, id }, now) =>
      writeWhenFree(database, () => void see.run(minuteOf(now), realm, vote, id)),
    end: (realm, vote, kiosk) =>
      writeWhenFree(database, () => {
        drop.run(realm, vote, kiosk);
        dropVoters.run(realm, vote, kiosk);
      }),
    forgetOver: (now) => writeWhenFree(database, () => forgetOver(now)),
  };
}
