import type { DatabaseSync } from 'node:sqlite';
import type { LiveResults } from '#application/ports/server/live-results.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { readTally, writeTally } from '../../stores-shared/tally-row.ts';

export function sqlLiveResults(database: DatabaseSync): LiveResults {
  const find = database.prepare('SELECT body FROM live_results WHERE realm = ? AND survey = ?');
  const put = database.prepare('INSERT OR REPLACE INTO live_results (realm, survey, body) VALUES (?, ?, ?)');
  const stored = (realm: RealmId, survey: SurveyId): Tally | null => {
    const body = find.get(realm, survey)?.['body'];
    return body === undefined ? null : readTally(String(body));
  };
  return {
    read: async (realm, survey) => stored(realm, survey),
    keep: async (realm, survey, tally, step) =>
      writeWhenFree(database, () => {
        const before = stored(realm, survey);
        if (before !== null && tally.ballots - before.ballots < step) return before;
        put.run(realm, survey, writeTally(tally));
        return tally;
      }),
  };
}
