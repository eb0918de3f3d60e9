import type { DatabaseSync } from 'node:sqlite';
import type { ContentWatch } from '#application/ports/server/content-watch.ts';
import { type RealmId, surveyId } from '#domain/shared/ids.ts';
import { surveyCollection } from '../../stores-shared/served-survey.ts';

/** Counts a change of a town's contents. Must run in the transaction of the change. */
export function versionCounter(database: DatabaseSync): (realm: RealmId) => void {
  const raise = database.prepare(
    'INSERT INTO content_versions VALUES (?, 1) ON CONFLICT (realm) DO UPDATE SET version = version + 1',
  );
  return (realm) => void raise.run(realm);
}

export function sqlContentWatch(database: DatabaseSync): ContentWatch {
  const version = database.prepare('SELECT coalesce(sum(version), 0) AS version FROM content_versions');
  // Ballots that came by another way than a vote have no tally yet: they are counted.
  const ballots = database.prepare(`
    SELECT d.id, coalesce(t.ballots, (SELECT count(*) FROM ballots b WHERE b.realm = d.realm AND b.survey = d.id)) AS n
    FROM documents d LEFT JOIN tallies t ON t.realm = d.realm AND t.survey = d.id
    WHERE d.realm = ? AND d.collection = ?`);
  return {
    look: async (realm) => ({
      version: Number(version.get()?.['version']),
      ballots: new Map(
        ballots.all(realm, surveyCollection).map(({ id, n }) => [surveyId(String(id)), Number(n)]),
      ),
    }),
  };
}
