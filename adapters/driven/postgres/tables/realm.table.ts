import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import { servedSurvey, surveyCollection } from '#adapters/driven/stores-shared/served-survey.ts';
import type { Town } from '#domain/access/town.ts';
import type { RunStatement, Postgres } from '../postgres.ts';

const townOf = (body: unknown) => JSON.parse(String(body)) as Town;

export function postgresRealms({ ask }: Postgres, documents: DocumentStore): RealmRegister {
  return {
    towns: async () => (await ask('SELECT body FROM towns ORDER BY realm')).map(({ body }) => townOf(body)),
    town: async (realm) => {
      const [row] = await ask('SELECT body FROM towns WHERE realm = $1', [realm]);
      return row === undefined ? null : townOf(row['body']);
    },
    surveys: async (town) =>
      (await documents.all(town.realm, surveyCollection)).flatMap((document) => servedSurvey(town, document)),
    survey: async (town, id) => {
      const text = 'SELECT body FROM documents WHERE realm = $1 AND collection = $2 AND id = $3';
      const [row] = await ask(text, [town.realm, surveyCollection, id]);
      if (row === undefined) return null;
      return servedSurvey(town, JSON.parse(String(row['body'])) as CouncilDocument)[0] ?? null;
    },
  };
}

/** Stores a town, new or known. Must run in the caller's transaction. */
export async function putTown(ask: RunStatement, town: Town): Promise<void> {
  const text = `INSERT INTO towns (realm, body) VALUES ($1, $2)
    ON CONFLICT (realm) DO UPDATE SET body = excluded.body`;
  await ask(text, [town.realm, JSON.stringify(town)]);
}
