import type { ContentState, ContentWatch } from '#application/ports/server/content-watch.ts';
import { surveyCollection } from '#adapters/driven/stores-shared/served-survey.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type RealmId, surveyId } from '#domain/shared/ids.ts';
import type { Postgres, RunStatement } from '../postgres.ts';

/**
 * Counts a change of a town's contents. `removed` is the moment at which it takes something out; null if it does not. Must
 * run in the transaction of the change.
 */
export async function raiseVersion(
  ask: RunStatement,
  realm: RealmId,
  removed: Instant | null = null,
): Promise<void> {
  const text = `INSERT INTO content_versions (realm, version, removed) VALUES ($1, 1, $2)
    ON CONFLICT (realm) DO UPDATE SET version = content_versions.version + 1,
      removed = GREATEST(content_versions.removed, excluded.removed)`;
  await ask(text, [realm, removed ?? 0]);
}

/** Both in one statement, so that a look costs one round trip. The row without a survey has the version. */
const state = `
  SELECT NULL AS survey, coalesce(sum(version), 0)::bigint AS n,
    coalesce(max(removed) FILTER (WHERE realm = $1), 0) AS removed FROM content_versions
  UNION ALL
  SELECT d.id, coalesce(t.ballots, (SELECT count(*) FROM ballots b WHERE b.realm = d.realm AND b.survey = d.id)), 0
  FROM documents d LEFT JOIN tallies t ON t.realm = d.realm AND t.survey = d.id
  WHERE d.realm = $1 AND d.collection = $2`;

export function postgresContentWatch({ ask }: Postgres): ContentWatch {
  const look = async (realm: RealmId): Promise<ContentState> => {
    const rows = await ask(state, [realm, surveyCollection]);
    const ofSurveys = rows.filter(({ survey }) => survey !== null);
    const ofAll = rows.find(({ survey }) => survey === null);
    return {
      version: Number(ofAll?.['n']),
      removed: Number(ofAll?.['removed']),
      ballots: new Map(ofSurveys.map(({ survey, n }) => [surveyId(String(survey)), Number(n)])),
    };
  };
  /** For each town the look that has begun, and the one that will begin after it for all who ask meanwhile. */
  const looks = new Map<RealmId, { readonly now: Promise<unknown>; next: Promise<ContentState> | null }>();
  const begin = (realm: RealmId): Promise<ContentState> => {
    const now = look(realm).finally(() => {
      if (looks.get(realm)?.now === now) looks.delete(realm);
    });
    looks.set(realm, { now, next: null });
    return now;
  };
  return {
    // A look that has already begun may be older than what was confirmed before this call.
    look: (realm) => {
      const under = looks.get(realm);
      if (under === undefined) return begin(realm);
      under.next ??= under.now.then(
        () => begin(realm),
        () => begin(realm),
      );
      return under.next;
    },
  };
}
