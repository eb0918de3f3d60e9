import type { DatabaseSync } from 'node:sqlite';
import type { ContentWatch } from '#application/ports/server/content-watch.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type RealmId, surveyId } from '#domain/shared/ids.ts';
import { surveyCollection } from '../../stores-shared/served-survey.ts';

/**
 * Counts a change of a town's contents. `removed` is the moment at which it takes something out; null if it does not. Must
 * run in the transaction of the change.
 */
export function versionCounter(database: DatabaseSync): (realm: RealmId, removed?: Instant | null) => void {
  const raise = database.prepare(`INSERT INTO content_versions (realm, version, removed) VALUES (?, 1, ?)
    ON CONFLICT (realm) DO UPDATE SET version = version + 1, removed = max(removed, excluded.removed)`);
  return (realm, removed = null) => void raise.run(realm, removed ?? 0);
}

export function sqlContentWatch(database: DatabaseSync): ContentWatch {
  const version = database.prepare(`SELECT coalesce(sum(version), 0) AS version,
    coalesce(max(CASE WHEN realm = ? THEN removed END), 0) AS removed FROM content_versions`);
  // Ballots that came by another way than a vote have no tally yet: they are counted.
  const ballots = database.prepare(`
    SELECT d.id, coalesce(t.ballots, (SELECT count(*) FROM ballots b WHERE b.realm = d.realm AND b.survey = d.id)) AS n
    FROM documents d LEFT JOIN tallies t ON t.realm = d.realm AND t.survey = d.id
    WHERE d.realm = ? AND d.collection = ?`);
  return {
    look: async (realm) => {
      const seen = version.get(realm);
      return {
        version: Number(seen?.['version']),
        removed: Number(seen?.['removed']),
        ballots: new Map(
          ballots.all(realm, surveyCollection).map(({ id, n }) => [surveyId(String(id)), Number(n)]),
        ),
      };
    },
  };
}
