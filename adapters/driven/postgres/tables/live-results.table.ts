import type { LiveResults } from '#application/ports/server/live-results.ts';
import { readTally, writeTally } from '#adapters/driven/stores-shared/tally-row.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { Postgres } from '../postgres.ts';

/** The row's own lock decides between processes: the second is compared with what the first has stored. */
const put = `
  INSERT INTO live_results AS kept (realm, survey, ballots, body) VALUES ($1, $2, $3, $4)
  ON CONFLICT (realm, survey) DO UPDATE SET ballots = excluded.ballots, body = excluded.body
    WHERE excluded.ballots - kept.ballots >= $5
  RETURNING 1`;

export function postgresLiveResults({ ask }: Postgres): LiveResults {
  const read = async (realm: RealmId, survey: SurveyId): Promise<Tally | null> => {
    const rows = await ask('SELECT body FROM live_results WHERE realm = $1 AND survey = $2', [realm, survey]);
    return rows[0] === undefined ? null : readTally(String(rows[0]['body']));
  };
  return {
    read,
    keep: async (realm, survey, tally, step) => {
      const kept = await ask(put, [realm, survey, tally.ballots, writeTally(tally), step]);
      return kept.length > 0 ? tally : ((await read(realm, survey)) ?? tally);
    },
  };
}
