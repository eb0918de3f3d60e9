import type { OldTraces } from '#application/ports/server/old-traces.ts';
import { wholeDay } from '#adapters/driven/stores-shared/device-writes.ts';
import { uploadDay } from '#domain/forms/files/upload-budget.ts';
import type { Postgres } from '../postgres.ts';

export const postgresOldTraces = ({ ask }: Postgres): OldTraces => ({
  forgetSessions: async (expiredBy) => {
    await ask('DELETE FROM sessions WHERE expires <= $1', [expiredBy]);
    await ask('DELETE FROM upload_bytes WHERE at <= $1', [expiredBy - uploadDay]);
  },
  forgetDevices: async (expiredBy, now) => {
    await ask('UPDATE devices SET last_session = $1 WHERE last_session IS NULL', [wholeDay(now)]);
    await ask('DELETE FROM devices WHERE last_session <= $1', [expiredBy]);
    await ask('DELETE FROM profiles WHERE user_id NOT IN (SELECT user_id FROM devices)');
    const authors =
      'UPDATE comments SET author = NULL, name = NULL WHERE author IS NOT NULL AND author NOT IN (SELECT user_id FROM devices)';
    await ask(authors);
  },
  forgetVotedDevices: async (realm, survey) => {
    await ask('DELETE FROM voted_devices WHERE realm = $1 AND survey = $2', [realm, survey]);
  },
});
