import type { DatabaseSync } from 'node:sqlite';
import type { CaptchaStore } from '#application/ports/server/captcha-store.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';

export function sqlCaptchas(database: DatabaseSync): CaptchaStore {
  const add = database.prepare('INSERT INTO captchas (realm, id, answer, until) VALUES (?, ?, ?, ?)');
  const take = database.prepare('DELETE FROM captchas WHERE realm = ? AND id = ? RETURNING answer, until');
  const clear = database.prepare('DELETE FROM captchas WHERE until <= ?');
  return {
    keep: async (realm, id, answer, until) =>
      writeWhenFree(database, () => void add.run(realm, id, answer, until)),
    spend: async (realm, id, now) =>
      writeWhenFree(database, () => {
        const row = take.get(realm, id);
        clear.run(now);
        return row !== undefined && Number(row['until']) > now ? String(row['answer']) : null;
      }),
  };
}
