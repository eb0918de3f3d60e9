import type { DatabaseSync } from 'node:sqlite';
import {
  type CommentEntry,
  type CommentStore,
  type CommentStoreRefusal,
  mostReportWords,
} from '#application/ports/server/comment-store.ts';
import type { Comment } from '#domain/comments/comment.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { changedValues, commentOf, commentValues } from '../../stores-shared/comment-row.ts';
import { commentSteps, commentSubject } from '#domain/office/steps/subject-steps.ts';
import { stepWriting } from './step.table.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import type { AnyRow } from '../../stores-shared/request-row.ts';

/** A comment, with the number of its supporters, and why it was reported. */
const seen = `SELECT *, (SELECT count(*) FROM comment_supports AS s
  WHERE s.realm = comments.realm AND s.id = comments.id) AS supports,
  (SELECT json_group_object(r.reason, r.count) FROM comment_report_reasons AS r
  WHERE r.realm = comments.realm AND r.id = comments.id) AS reasons,
  (SELECT json_group_array(words) FROM (SELECT words FROM comment_report_words AS w
    WHERE w.realm = comments.realm AND w.id = comments.id ORDER BY words LIMIT ${mostReportWords})) AS words
  FROM comments`;

const wanted = {
  pending: { where: "realm = ? AND state = 'pending'", order: 'created, id' },
  all: { where: 'realm = ?', order: 'created, id' },
  reported: {
    where: "realm = ? AND state = 'published' AND reports > 0",
    order: 'reports DESC, created, id',
  },
  recent: { where: "realm = ? AND state = 'published'", order: 'created DESC, id' },
  hidden: { where: "realm = ? AND state = 'hidden'", order: 'created DESC, id' },
  decided: {
    where: "realm = ? AND state <> 'deleted' AND json_array_length(body, '$.history') > 0",
    order: "json_extract(body, '$.history[#-1].at') DESC, id",
  },
} as const;

/** Inserts a comment into the table; a town's first comments are inserted in the same way. */
export const addCommentSql = `INTO comments
  (realm, id, content, reply_to, author, name, state, reports, created, sender_key, print, body)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const one = (row: AnyRow | undefined) => (row === undefined ? null : commentOf(row));

/** The lists of staff, and how many comments each has in all. */
function staffLists(database: DatabaseSync): Pick<CommentStore, 'waiting'> {
  const listOf = (kind: keyof typeof wanted) => ({
    page: database.prepare(
      `${seen} WHERE ${wanted[kind].where} ORDER BY ${wanted[kind].order} LIMIT ? OFFSET ?`,
    ),
    count: database.prepare(`SELECT count(*) AS n FROM comments WHERE ${wanted[kind].where}`),
  });
  const lists = {
    pending: listOf('pending'),
    reported: listOf('reported'),
    recent: listOf('recent'),
    hidden: listOf('hidden'),
    decided: listOf('decided'),
    all: listOf('all'),
  } as const;
  return {
    waiting: async (realm, { kind, limit, offset }) => ({
      items: lists[kind].page.all(realm, limit, offset).map(commentOf),
      total: Number(lists[kind].count.get(realm)?.['n']),
    }),
  };
}

/** What residents give comments of others: support, and reports to the council, one each. */
function reactions(database: DatabaseSync): Pick<CommentStore, 'support' | 'supportedBy' | 'report'> {
  const support = database.prepare(
    'INSERT OR IGNORE INTO comment_supports (realm, id, mark) VALUES (?, ?, ?)',
  );
  const unsupport = database.prepare('DELETE FROM comment_supports WHERE realm = ? AND id = ? AND mark = ?');
  const supported = database.prepare(`SELECT id FROM comment_supports
    WHERE realm = ? AND mark = ? AND id IN (SELECT value FROM json_each(?))`);
  const report = database.prepare('INSERT OR IGNORE INTO comment_reports (realm, id, mark) VALUES (?, ?, ?)');
  const countReport = database.prepare(
    'UPDATE comments SET reports = reports + 1 WHERE realm = ? AND id = ?',
  );
  const countReason = database.prepare(`INSERT INTO comment_report_reasons (realm, id, reason, count)
    VALUES (?, ?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1`);
  const keepWords = database.prepare(
    'INSERT OR IGNORE INTO comment_report_words (realm, id, words) VALUES (?, ?, ?)',
  );
  return {
    support: async (realm, id, mark, supports) =>
      writeWhenFree(database, () => void (supports ? support : unsupport).run(realm, id, mark)),
    supportedBy: async (realm, ids, mark) =>
      supported.all(realm, mark, JSON.stringify(ids)).map(({ id }) => String(id)),
    report: async (realm, id, mark, { reason, words }) =>
      writeWhenFree(database, () => {
        if (report.run(realm, id, mark).changes !== 1) return;
        countReport.run(realm, id);
        if (reason !== null) countReason.run(realm, id, reason);
        if (words !== null) keepWords.run(realm, id, words);
      }),
  };
}

/** Stores a comment, once under its key; the caller opens the transaction. */
function commentCreation(database: DatabaseSync) {
  const byKey = database.prepare(`${seen} WHERE realm = ? AND sender_key = ?`);
  const times = database.prepare(
    'SELECT created FROM comments WHERE realm = ? AND author = ? AND created >= ?',
  );
  const add = database.prepare(`INSERT ${addCommentSql}`);
  return (entry: CommentEntry): Either<CommentStoreRefusal, Comment> => {
    const { comment, key, print, since, room } = entry;
    const { realm, author } = comment;
    const before = byKey.get(realm, key);
    if (before !== undefined)
      return before['print'] === print ? right(commentOf(before)) : left({ kind: 'keyReused' });
    const from = room(times.all(realm, author, since).map(({ created }) => Number(created)));
    if (from !== null) return left({ kind: 'tooManyComments', from });
    add.run(...commentValues(entry));
    return right(comment);
  };
}

/** Comments in the embedded database; each is one synchronous transaction, synced before it is acknowledged. */
export function sqlComments(database: DatabaseSync): CommentStore {
  const byId = database.prepare(`${seen} WHERE realm = ? AND id = ?`);
  const byContent = database.prepare(`${seen} WHERE realm = ? AND content = ?`);
  const put = database.prepare(
    'UPDATE comments SET name = ?, state = ?, reports = ?, body = ? WHERE realm = ? AND id = ?',
  );
  const forget = database.prepare(
    'UPDATE comments SET author = NULL, name = NULL WHERE realm = ? AND author = ?',
  );
  const erase = ['reasons', 'words'].map((what) =>
    database.prepare(`DELETE FROM comment_report_${what} WHERE realm = ? AND id = ?`),
  );
  const create = commentCreation(database);
  const steps = stepWriting(database);
  return {
    ...staffLists(database),
    ...reactions(database),
    add: async (entry) => writeWhenFree(database, () => create(entry)),
    find: async (realm, id) => one(byId.get(realm, id)),
    of: async (realm, content) => byContent.all(realm, content).map(commentOf),
    change: async (realm, id, work, at) =>
      writeWhenFree(database, () => {
        const before = one(byId.get(realm, id));
        const changed = before && work(before);
        if (!before || !changed) return null;
        put.run(...changedValues(changed), realm, id);
        if (changed.reports === 0) for (const one of erase) one.run(realm, id);
        steps.add(realm, commentSubject(changed), commentSteps(before, changed, at));
        return changed;
      }),
    forget: async (realm, author) => writeWhenFree(database, () => void forget.run(realm, author)),
  };
}
