import type { DatabaseSync } from 'node:sqlite';
import type { LiveResults } from '#application/ports/live-results.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { inTransaction } from './database.ts';

/** As JSON has no maps, they are kept as pairs. Rows from before there were spreads and texts have none. */
interface Row extends Pick<Tally, 'kind' | 'ballots'>, Partial<Pick<Tally, 'texts'>> {
  readonly counts: readonly (readonly [string, number])[];
  readonly spread?: readonly (readonly [string, readonly number[]])[];
}

const rowOf = ({ kind, ballots, counts, spread, texts }: Tally): Row => ({
  kind,
  ballots,
  counts: [...counts],
  spread: [...spread],
  texts,
});

const tallyOf = ({ kind, ballots, counts, spread = [], texts = [] }: Row): Tally => ({
  kind,
  ballots,
  counts: new Map(counts),
  spread: new Map(spread),
  texts,
});

export function sqlLiveResults(database: DatabaseSync): LiveResults {
  const find = database.prepare('SELECT body FROM live_results WHERE realm = ? AND survey = ?');
  const put = database.prepare('INSERT OR REPLACE INTO live_results (realm, survey, body) VALUES (?, ?, ?)');
  const told = (realm: RealmId, survey: SurveyId): Tally | null => {
    const body = find.get(realm, survey)?.['body'];
    return body === undefined ? null : tallyOf(JSON.parse(String(body)) as Row);
  };
  return {
    read: async (realm, survey) => told(realm, survey),
    keep: async (realm, survey, tally, step) =>
      inTransaction(database, () => {
        const before = told(realm, survey);
        if (before !== null && tally.ballots - before.ballots < step) return before;
        put.run(realm, survey, JSON.stringify(rowOf(tally)));
        return tally;
      }),
  };
}
