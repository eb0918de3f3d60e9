import { changedValues, commentOf, commentValues } from '#adapters/driven/stores-shared/comment-row.ts';
import {
  type CommentEntry,
  type CommentStore,
  type CommentStoreRefusal,
  mostReportWords,
} from '#application/ports/server/comment-store.ts';
import type { Comment } from '#domain/comments/comment.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { commentSteps, commentSubject } from '#domain/office/steps/subject-steps.ts';
import { addSteps } from './step.table.ts';
import { authorLockSql } from '../locks.ts';
import type { RunStatement, Postgres, DatabaseRow } from '../postgres.ts';
import { sealSql } from '../session.ts';

/** A comment, with the number of its supporters, and why it was reported. */
const seen = `SELECT *, (SELECT count(*) FROM comment_supports AS s
  WHERE s.realm = comments.realm AND s.id = comments.id) AS supports,
  (SELECT json_object_agg(r.reason, r.count)::text FROM comment_report_reasons AS r
  WHERE r.realm = comments.realm AND r.id = comments.id) AS reasons,
  (SELECT json_agg(words)::text FROM (SELECT words FROM comment_report_words AS w
    WHERE w.realm = comments.realm AND w.id = comments.id ORDER BY words LIMIT ${mostReportWords}) AS few) AS words
  FROM comments`;

const wanted = {
  pending: { where: "realm = $1 AND state = 'pending'", order: 'created, id' },
  all: { where: 'realm = $1', order: 'created, id' },
  reported: {
    where: "realm = $1 AND state = 'published' AND reports > 0",
    order: 'reports DESC, created, id',
  },
  recent: { where: "realm = $1 AND state = 'published'", order: 'created DESC, id' },
  hidden: { where: "realm = $1 AND state = 'hidden'", order: 'created DESC, id' },
  decided: {
    where: "realm = $1 AND state <> 'deleted' AND json_array_length(body::json -> 'history') > 0",
    order: "(body::json -> 'history' -> -1 ->> 'at')::bigint DESC, id",
  },
} as const;

/** Inserts a comment into the table; a town's first comments are inserted in the same way. */
export const addCommentSql = `INSERT INTO comments
  (realm, id, content, reply_to, author, name, state, reports, created, sender_key, print, body)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

const one = (row: DatabaseRow | undefined) => (row === undefined ? null : commentOf(row));

/** The comments of one author are stored one after the other. */
async function store(ask: RunStatement, entry: CommentEntry): Promise<Either<CommentStoreRefusal, Comment>> {
  const { comment, key, print, since, room } = entry;
  const { realm, author } = comment;
  await ask(authorLockSql, [`${realm}/${author}`]);
  const [before] = await ask(`${seen} WHERE realm = $1 AND sender_key = $2`, [realm, key]);
  if (before !== undefined) {
    await ask(sealSql);
    return before['print'] === print ? right(commentOf(before)) : left({ kind: 'keyReused' });
  }
  const times = 'SELECT created FROM comments WHERE realm = $1 AND author = $2 AND created >= $3';
  const from = room((await ask(times, [realm, author, since])).map(({ created }) => Number(created)));
  if (from !== null) return left({ kind: 'tooManyComments', from });
  await ask(addCommentSql, commentValues(entry));
  return right(comment);
}

/** Why a comment was reported is erased once staff have decided. */
async function eraseReports(ask: RunStatement, comment: readonly [string, string]): Promise<void> {
  await ask('DELETE FROM comment_report_reasons WHERE realm = $1 AND id = $2', comment);
  await ask('DELETE FROM comment_report_words WHERE realm = $1 AND id = $2', comment);
}

/** Comments in PostgreSQL, for several processes at once. */
export function postgresComments({ ask, transaction }: Postgres): CommentStore {
  const all = async (text: string, values: readonly unknown[]) => (await ask(text, values)).map(commentOf);
  return {
    add: (entry) => transaction((within) => store(within, entry)),
    find: async (realm, id) => one((await ask(`${seen} WHERE realm = $1 AND id = $2`, [realm, id]))[0]),
    of: (realm, content) => all(`${seen} WHERE realm = $1 AND content = $2`, [realm, content]),
    waiting: async (realm, { kind, limit, offset }) => {
      const { where, order } = wanted[kind];
      const page = `${seen} WHERE ${where} ORDER BY ${order} LIMIT $2 OFFSET $3`;
      const [row] = await ask(`SELECT count(*) AS n FROM comments WHERE ${where}`, [realm]);
      return { items: await all(page, [realm, limit, offset]), total: Number(row?.['n']) };
    },
    change: (realm, id, work, at) =>
      transaction(async (within) => {
        const text = `${seen} WHERE realm = $1 AND id = $2 FOR UPDATE`;
        const before = one((await within(text, [realm, id]))[0]);
        const changed = before && work(before);
        const put =
          'UPDATE comments SET name = $1, state = $2, reports = $3, body = $4 WHERE realm = $5 AND id = $6';
        if (!before || !changed) return null;
        await within(put, [...changedValues(changed), realm, id]);
        if (changed.reports === 0) await eraseReports(within, [realm, id]);
        await addSteps(
          within,
          { realm, subject: commentSubject(changed) },
          commentSteps(before, changed, at),
        );
        return changed;
      }),
    support: async (realm, id, mark, supports) => {
      const text = supports
        ? 'INSERT INTO comment_supports (realm, id, mark) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
        : 'DELETE FROM comment_supports WHERE realm = $1 AND id = $2 AND mark = $3';
      await ask(text, [realm, id, mark]);
    },
    supportedBy: async (realm, ids, mark) => {
      const text = 'SELECT id FROM comment_supports WHERE realm = $1 AND mark = $2 AND id = ANY($3)';
      return (await ask(text, [realm, mark, ids])).map(({ id }) => String(id));
    },
    report: async (realm, id, mark, { reason, words }) => {
      const text = `WITH counted AS (
          INSERT INTO comment_reports (realm, id, mark) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id
        ), said AS (
          INSERT INTO comment_report_reasons AS r (realm, id, reason, count)
          SELECT $1, id, $4, 1 FROM counted WHERE $4::text IS NOT NULL
          ON CONFLICT (realm, id, reason) DO UPDATE SET count = r.count + 1
        ), wrote AS (
          INSERT INTO comment_report_words (realm, id, words)
          SELECT $1, id, $5 FROM counted WHERE $5::text IS NOT NULL ON CONFLICT DO NOTHING
        )
        UPDATE comments SET reports = reports + 1 WHERE realm = $1 AND id IN (SELECT id FROM counted)`;
      await ask(text, [realm, id, mark, reason, words]);
    },
    forget: async (realm, author) => {
      const text = 'UPDATE comments SET author = NULL, name = NULL WHERE realm = $1 AND author = $2';
      await ask(text, [realm, author]);
    },
  };
}
