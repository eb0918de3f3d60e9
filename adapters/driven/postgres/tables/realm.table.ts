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
    surveys: async (town) => {
      const waiting = await ask('SELECT survey FROM awaited_paper WHERE realm = $1', [town.realm]);
      const awaited = new Set(waiting.map(({ survey }) => String(survey)));
      const all = await documents.all(town.realm, surveyCollection);
      return all.flatMap((document) => servedSurvey(town, document, awaited.has(document._id)));
    },
    survey: async (town, id) => {
      const text = `SELECT body, EXISTS (
          SELECT 1 FROM awaited_paper a WHERE a.realm = d.realm AND a.survey = d.id
        ) AS awaited FROM documents d WHERE realm = $1 AND collection = $2 AND id = $3`;
      const [row] = await ask(text, [town.realm, surveyCollection, id]);
      if (row === undefined) return null;
      const document = JSON.parse(String(row['body'])) as CouncilDocument;
      return servedSurvey(town, document, row['awaited'] === true)[0] ?? null;
    },
  };
}

/** Stores a town, new or known. Must run in the caller's transaction. */
export async function putTown(ask: RunStatement, town: Town): Promise<void> {
  const text = `INSERT INTO towns (realm, body) VALUES ($1, $2)
    ON CONFLICT (realm) DO UPDATE SET body = excluded.body`;
  await ask(text, [town.realm, JSON.stringify(town)]);
}
