import type { DatabaseSync } from 'node:sqlite';
import { withRandomIds } from '#adapters/driven/stores-shared/voting/box-row.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { PaperBallot } from '#domain/voting/paper/box-record.ts';
import { rowMixer } from '../../ballots/mix-rows.ts';

/** Adds paper ballots to those of their surveys; the caller opens the transaction. */
export function ballotJoining(
  database: DatabaseSync,
): (realm: RealmId, ballots: readonly PaperBallot[]) => void {
  const add = database.prepare('INSERT INTO ballots (realm, survey, id, answer) VALUES (?, ?, ?, ?)');
  const forget = database.prepare('DELETE FROM tallies WHERE realm = ? AND survey = ?');
  return (realm, ballots) => {
    if (ballots.length === 0) return;
    for (const { survey, id, answer } of withRandomIds(ballots)) add.run(realm, survey, id, answer);
    for (const survey of new Set(ballots.map((one) => one.survey))) forget.run(realm, survey);
    // New rows come last within their pages, whatever their keys: written anew, all are in the order of these.
    rowMixer(database, { table: 'ballots', key: ['realm', 'survey', 'id'] }).mixWhole();
  };
}
