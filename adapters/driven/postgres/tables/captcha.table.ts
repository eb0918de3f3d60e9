import type { CaptchaStore } from '#application/ports/server/captcha-store.ts';
import type { Postgres } from '../postgres.ts';

export function postgresCaptchas({ ask }: Postgres): CaptchaStore {
  return {
    keep: async (realm, id, answer, until) => {
      await ask('INSERT INTO captchas (realm, id, answer, until) VALUES ($1, $2, $3, $4)', [
        realm,
        id,
        answer,
        until,
      ]);
    },
    spend: async (realm, id, now) => {
      const text = 'DELETE FROM captchas WHERE realm = $1 AND id = $2 RETURNING answer, until';
      const [row] = await ask(text, [realm, id]);
      await ask('DELETE FROM captchas WHERE until <= $1', [now]);
      return row !== undefined && Number(row['until']) > now ? String(row['answer']) : null;
    },
  };
}
