import type { DatabaseSync } from 'node:sqlite';
import type { OldTraces } from '#application/ports/server/old-traces.ts';
import { uploadDay } from '#domain/forms/files/upload-budget.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { wholeDay } from '../../stores-shared/device-writes.ts';

export function sqlOldTraces(database: DatabaseSync): OldTraces {
  const sessions = database.prepare('DELETE FROM sessions WHERE expires <= ?');
  const uploads = database.prepare('DELETE FROM upload_bytes WHERE at <= ?');
  const begin = database.prepare('UPDATE devices SET last_session = ? WHERE last_session IS NULL');
  const devices = database.prepare('DELETE FROM devices WHERE last_session <= ?');
  const profiles = database.prepare(
    'DELETE FROM profiles WHERE user_id NOT IN (SELECT user_id FROM devices)',
  );
  const authors = database.prepare(
    'UPDATE comments SET author = NULL, name = NULL WHERE author IS NOT NULL AND author NOT IN (SELECT user_id FROM devices)',
  );
  const voted = database.prepare('DELETE FROM voted_devices WHERE realm = ? AND survey = ?');
  return {
    forgetSessions: async (expiredBy) =>
      writeWhenFree(database, () => {
        sessions.run(expiredBy);
        uploads.run(expiredBy - uploadDay);
      }),
    forgetDevices: async (expiredBy, now) =>
      writeWhenFree(database, () => {
        begin.run(wholeDay(now));
        devices.run(expiredBy);
        profiles.run();
        authors.run();
      }),
    forgetVotedDevices: async (realm, survey) => writeWhenFree(database, () => void voted.run(realm, survey)),
  };
}
