import type { DatabaseSync } from 'node:sqlite';
import type { LiveResults } from '#application/ports/live-results.ts';
import type { Tally } from '#domain/scoring/tally.ts';

type Row = Omit<Tally, 'counts'> & { readonly counts: readonly [string, number][] };

export function sqlLiveResults(database: DatabaseSync): LiveResults {
  const find = database.prepare('SELECT body FROM live_results WHERE realm = ? AND survey = ?');
  const put = database.prepare('INSERT OR REPLACE INTO live_results (realm, survey, body) VALUES (?, ?, ?)');
  return {
    read: async (realm, survey) => {
      const body = find.get(realm, survey)?.['body'];
      if (body === undefined) return null;
      const row = JSON.parse(String(body)) as Row;
      return { ...row, counts: new Map(row.counts) };
    },
    keep: async (realm, survey, tally) => {
      put.run(realm, survey, JSON.stringify({ ...tally, counts: [...tally.counts] }));
    },
  };
}
