import type { DatabaseSync } from 'node:sqlite';
import type { Challenges, ProgramTokens } from '#application/ports/server/office/staff-people.ts';
import { tokenSteps, tokenSubject } from '#domain/office/access/person-steps.ts';
import { challengeOf, newSecret, secretHash, tokenOf } from '../../stores-shared/staff-row.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { stepWriting } from './step.table.ts';

/** Tokens of programs in the embedded database. */
export function sqlProgramTokens(database: DatabaseSync): ProgramTokens {
  const add = database.prepare(
    'INSERT INTO staff_tokens (token, realm, id, made, body) VALUES (?, ?, ?, ?, ?)',
  );
  const find = database.prepare('SELECT body FROM staff_tokens WHERE realm = ? AND token = ?');
  const byId = database.prepare('SELECT body FROM staff_tokens WHERE realm = ? AND id = ?');
  const list = database.prepare('SELECT body FROM staff_tokens WHERE realm = ? ORDER BY made DESC, id');
  const put = database.prepare('UPDATE staff_tokens SET body = ? WHERE realm = ? AND id = ?');
  const steps = stepWriting(database);
  return {
    make: async (token, by) => {
      const text = newSecret();
      await writeWhenFree(database, () => {
        add.run(secretHash(text), token.realm, token.id, token.madeAt, JSON.stringify(token));
        steps.add(token.realm, tokenSubject(token), tokenSteps(null, token, by));
      });
      return text;
    },
    find: async (realm, text) => tokenOf(find.get(realm, secretHash(text))),
    list: async (realm) => list.all(realm).flatMap((row) => tokenOf(row) ?? []),
    revoke: async (realm, id, by) =>
      writeWhenFree(database, () => {
        const before = tokenOf(byId.get(realm, id));
        if (before === null || before.revokedAt !== null) return before;
        const after = { ...before, revokedAt: by.at };
        put.run(JSON.stringify(after), realm, id);
        steps.add(realm, tokenSubject(after), tokenSteps(before, after, by));
        return after;
      }),
  };
}

/** Challenges in the embedded database. */
export function sqlChallenges(database: DatabaseSync): Challenges {
  const add = database.prepare(
    'INSERT INTO staff_challenges (challenge, realm, until, body) VALUES (?, ?, ?, ?)',
  );
  const forget = database.prepare('DELETE FROM staff_challenges WHERE until <= ?');
  const take = database.prepare(
    'DELETE FROM staff_challenges WHERE realm = ? AND challenge = ? AND until > ? RETURNING body',
  );
  return {
    put: async (challenge, now) =>
      writeWhenFree(database, () => {
        forget.run(now);
        add.run(challenge.text, challenge.realm, challenge.until, JSON.stringify(challenge));
      }),
    take: async (realm, text, now) => writeWhenFree(database, () => challengeOf(take.get(realm, text, now))),
  };
}
