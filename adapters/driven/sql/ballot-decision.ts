import type { DatabaseSync } from 'node:sqlite';
import type { BallotEntry, Recorded, RecordRefusal } from '#application/ports/ballot-store.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';

/** What was decided of a vote, and the answers that it replaced: one, or none. */
export interface Decision {
  readonly entry: BallotEntry;
  readonly outcome: Either<RecordRefusal, Recorded>;
  readonly replaced: readonly RawAnswer[];
}

const refused = (entry: BallotEntry, kind: 'alreadyVoted' | 'closed'): Decision => ({
  entry,
  outcome: left({ kind }),
  replaced: [],
});

/**
 * Decides a vote and writes what was decided. Belongs in a transaction: everything between the look and the insert
 * happens there without a wait, and sees the votes that were decided before it in the same one.
 */
export function ballotDecision(database: DatabaseSync): (entry: BallotEntry) => Decision {
  const findMark = database.prepare('SELECT 1 FROM marks WHERE realm = ? AND survey = ? AND mark = ?');
  const addMark = database.prepare('INSERT INTO marks (realm, survey, mark) VALUES (?, ?, ?)');
  const addDevice = database.prepare(
    'INSERT OR IGNORE INTO voted_devices (realm, survey, mark) VALUES (?, ?, ?)',
  );
  const findBallot = database.prepare('SELECT answer FROM ballots WHERE realm = ? AND survey = ? AND id = ?');
  const addBallot = database.prepare('INSERT INTO ballots (realm, survey, id, answer) VALUES (?, ?, ?, ?)');
  const change = database.prepare('UPDATE ballots SET answer = ? WHERE realm = ? AND survey = ? AND id = ?');

  return (entry) => {
    if (!entry.isOpen()) return refused(entry, 'closed');
    const { realm, survey } = entry;
    const answer = JSON.stringify(entry.answer);
    const marked = findMark.get(realm, survey, entry.mark) !== undefined;
    const stored = findBallot.get(realm, survey, entry.ballot)?.['answer'];
    if (!marked && stored === undefined) {
      if (entry.deviceMark !== null) addDevice.run(realm, survey, entry.deviceMark);
      addMark.run(realm, survey, entry.mark);
      addBallot.run(realm, survey, entry.ballot, answer);
      return { entry, outcome: right('recorded'), replaced: [] };
    }
    if (!marked || stored === undefined) return refused(entry, 'alreadyVoted');
    if (stored === answer) return { entry, outcome: right('repeated'), replaced: [] };
    if (!entry.mayChange) return refused(entry, 'alreadyVoted');
    change.run(answer, realm, survey, entry.ballot);
    return { entry, outcome: right('changed'), replaced: [JSON.parse(String(stored)) as RawAnswer] };
  };
}
