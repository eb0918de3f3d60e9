import type { DatabaseSync } from 'node:sqlite';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** What every voter writes before the vote: a device that registers, or a session that begins. Ids are hashes. */
export type DeviceWrite =
  | { readonly kind: 'device'; readonly device: string; readonly realm: RealmId; readonly userId: string }
  | {
      readonly kind: 'session';
      readonly session: string;
      readonly realm: RealmId;
      readonly userId: string;
      readonly expires: Instant;
    };

const day = 86_400_000;
/** A device is erased by the day; so the hour is not stored. */
export const wholeDay = (instant: Instant): Instant => instant - (instant % day);

/** Writes them through this connection. Must run in a transaction; a device that is known keeps its user. */
export function deviceWriting(database: DatabaseSync): (write: DeviceWrite) => void {
  const add = database.prepare('INSERT OR IGNORE INTO devices (device, realm, user_id) VALUES (?, ?, ?)');
  const open = database.prepare(
    'INSERT INTO sessions (session, realm, user_id, expires) VALUES (?, ?, ?, ?)',
  );
  const lastUntil = database.prepare('UPDATE devices SET last_session = ? WHERE user_id = ?');
  return (write) => {
    const { realm, userId } = write;
    if (write.kind === 'device') {
      add.run(write.device, realm, userId);
      return;
    }
    open.run(write.session, realm, userId, write.expires);
    lastUntil.run(wholeDay(write.expires), userId);
  };
}
