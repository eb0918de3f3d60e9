import type { DatabaseSync } from 'node:sqlite';
import type { BallotEntry, RecordRefusal } from '#application/ports/server/ballot-store.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { decideBallot, type Recorded } from '#domain/voting/decide-ballot.ts';

/** The decision on a vote, and the answers that it replaced: one, or an empty list. */
export interface Decision {
  readonly entry: BallotEntry;
  readonly outcome: Either<RecordRefusal, Recorded>;
  readonly replaced: readonly RawAnswer[];
}

/**
 * What a store knows of a survey at the turn of a vote; `stored` is the answer under its code, null if there is none.
 */
interface Standing {
  readonly isOpen: boolean;
  readonly isMarked: boolean;
  readonly stored: string | null;
}

/** What the one table of decisions says of a vote. */
export function decisionOn(entry: BallotEntry, { isOpen, isMarked, stored }: Standing): Decision {
  const same = stored === JSON.stringify(entry.answer) ? 'same' : 'other';
  const outcome = decideBallot({
    ...entry,
    isOpen,
    isMarked,
    stored: stored === null ? 'none' : same,
  });
  const isChanged = !isLeft(outcome) && outcome.right === 'changed';
  return {
    entry,
    outcome,
    replaced: isChanged && stored !== null ? [JSON.parse(stored) as RawAnswer] : [],
  };
}

/**
 * Decides a vote and writes the outcome. Must run in a transaction: everything between the read and the insert is
 * synchronous, and sees the votes that were decided before it in the same one.
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
    const { realm, survey } = entry;
    const answer = JSON.stringify(entry.answer);
    const isMarked = findMark.get(realm, survey, entry.mark) !== undefined;
    const stored = findBallot.get(realm, survey, entry.ballot)?.['answer'];
    const decision = decisionOn(entry, {
      isOpen: entry.isOpen(),
      isMarked,
      stored: stored === undefined ? null : String(stored),
    });
    const { outcome } = decision;
    if (isLeft(outcome)) return decision;
    if (outcome.right === 'recorded') {
      if (entry.deviceMark !== null) addDevice.run(realm, survey, entry.deviceMark);
      addMark.run(realm, survey, entry.mark);
      addBallot.run(realm, survey, entry.ballot, answer);
    }
    if (outcome.right === 'changed') change.run(answer, realm, survey, entry.ballot);
    return decision;
  };
}
