import type { DatabaseSync } from 'node:sqlite';
import { boxesOfRow } from '../voting/box-row.ts';
import type { RecordRefusal } from '#application/ports/server/ballot-store.ts';
import type { PaperMarks } from '#application/ports/server/office/voting-desk.ts';
import { type Either, isRight } from '#domain/shared/result.ts';
import { decidePaper, type PaperGiven } from '#domain/voting/desk/decide-paper.ts';

/** The decision on a paper ballot. */
export interface PaperDecision {
  readonly entry: PaperMarks;
  readonly outcome: Either<RecordRefusal, PaperGiven>;
}

/** Whether a box is open, by the row of the boxes of its vote: it may have been sealed a moment ago. */
export const isBoxOpen = (row: Parameters<typeof boxesOfRow>[0], box: string): boolean =>
  boxesOfRow(row).some(({ id, state }) => id === box && state === 'open');

/** Adds to a counter of a vote. Must run in the transaction of what it counts. */
export function deskCounting(database: DatabaseSync) {
  const add =
    database.prepare(`INSERT INTO desk_counts (realm, vote, channel, box, count) VALUES (?, ?, ?, ?, 1)
    ON CONFLICT (realm, vote, channel, box) DO UPDATE SET count = count + 1`);
  return (counter: Readonly<Record<'realm' | 'vote' | 'channel' | 'box', string>>): void => {
    add.run(counter.realm, counter.vote, counter.channel, counter.box);
  };
}

/** Decides a paper ballot and writes its marks, the try and the counter. Must run in a transaction, as votes do. */
export function paperDecision(database: DatabaseSync): (entry: PaperMarks) => PaperDecision {
  const findTry = database.prepare('SELECT 1 FROM desk_tries WHERE realm = ? AND vote = ? AND attempt = ?');
  const addTry = database.prepare('INSERT INTO desk_tries (realm, vote, attempt) VALUES (?, ?, ?)');
  const findMark = database.prepare('SELECT 1 FROM marks WHERE realm = ? AND survey = ? AND mark = ?');
  const addMark = database.prepare('INSERT INTO marks (realm, survey, mark) VALUES (?, ?, ?)');
  const boxes = database.prepare('SELECT body FROM ballot_boxes WHERE realm = ? AND vote = ?');
  const count = deskCounting(database);
  return (entry) => {
    const { realm, vote, way, box, marks, attempt } = entry;
    const outcome = decidePaper({
      isOpen: entry.isOpen() && isBoxOpen(boxes.get(realm, vote), box),
      isMarked: marks.some(({ survey, mark }) => findMark.get(realm, survey, mark) !== undefined),
      isRepeated: findTry.get(realm, vote, attempt) !== undefined,
    });
    if (isRight(outcome) && outcome.right === 'recorded') {
      for (const { survey, mark } of marks) addMark.run(realm, survey, mark);
      addTry.run(realm, vote, attempt);
      count({ realm, vote, channel: way, box });
    }
    return { entry, outcome };
  };
}
