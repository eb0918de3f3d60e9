import type { Challenges, ProgramTokens } from '#application/ports/server/office/staff-people.ts';
import { challengeOf, newSecret, secretHash, tokenOf } from '#adapters/driven/stores-shared/staff-row.ts';
import { tokenSteps, tokenSubject } from '#domain/office/access/person-steps.ts';
import type { Postgres } from '../postgres.ts';
import { addSteps } from './step.table.ts';

/** Tokens of programs in PostgreSQL. */
export function postgresProgramTokens({ ask, transaction }: Postgres): ProgramTokens {
  return {
    make: async (token, by) => {
      const text = newSecret();
      await transaction(async (within) => {
        const { realm, id } = token;
        const add = 'INSERT INTO staff_tokens (token, realm, id, made, body) VALUES ($1, $2, $3, $4, $5)';
        await within(add, [secretHash(text), realm, id, token.madeAt, JSON.stringify(token)]);
        await addSteps(within, { realm, subject: tokenSubject(token) }, tokenSteps(null, token, by));
      });
      return text;
    },
    find: async (realm, text) => {
      const find = 'SELECT body FROM staff_tokens WHERE realm = $1 AND token = $2';
      return tokenOf((await ask(find, [realm, secretHash(text)]))[0]);
    },
    list: async (realm) => {
      const text = 'SELECT body FROM staff_tokens WHERE realm = $1 ORDER BY made DESC, id';
      return (await ask(text, [realm])).flatMap((row) => tokenOf(row) ?? []);
    },
    revoke: (realm, id, by) =>
      transaction(async (within) => {
        const find = 'SELECT body FROM staff_tokens WHERE realm = $1 AND id = $2 FOR UPDATE';
        const before = tokenOf((await within(find, [realm, id]))[0]);
        if (before === null || before.revokedAt !== null) return before;
        const after = { ...before, revokedAt: by.at };
        const put = 'UPDATE staff_tokens SET body = $1 WHERE realm = $2 AND id = $3';
        await within(put, [JSON.stringify(after), realm, id]);
        await addSteps(within, { realm, subject: tokenSubject(after) }, tokenSteps(before, after, by));
        return after;
      }),
  };
}

/** Challenges in PostgreSQL. */
export function postgresChallenges({ ask }: Postgres): Challenges {
  return {
    put: async (challenge, now) => {
      const text = `WITH over AS (DELETE FROM staff_challenges WHERE until <= $5)
        INSERT INTO staff_challenges (challenge, realm, until, body) VALUES ($1, $2, $3, $4)`;
      const { realm, until } = challenge;
      await ask(text, [challenge.text, realm, until, JSON.stringify(challenge), now]);
    },
    take: async (realm, text, now) => {
      const take =
        'DELETE FROM staff_challenges WHERE realm = $1 AND challenge = $2 AND until > $3 RETURNING body';
      return challengeOf((await ask(take, [realm, text, now]))[0]);
    },
  };
}
