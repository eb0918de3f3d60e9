import type { DatabaseSync } from 'node:sqlite';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { RealmRegister, SurveyDocument } from '#application/ports/server/realm-register.ts';
import type { Town } from '#domain/access/town.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { AnyRow } from '../../stores-shared/request-row.ts';
import { onceATurn } from '../writing/once-a-turn.ts';
import { servedSurvey, surveyCollection } from '../../stores-shared/served-survey.ts';

export interface SqlRealms extends RealmRegister {
  put(town: Town): void;
}

/** Fields that a town may lack, because it was stored before they existed. */
const unknownThen: Pick<Town, 'checksIdentity'> = { checksIdentity: false };

const townOf = (body: unknown): Town => ({ ...unknownThen, ...(JSON.parse(String(body)) as Town) });

export function sqlRealms(database: DatabaseSync, documents: DocumentStore): SqlRealms {
  const list = database.prepare('SELECT body FROM towns ORDER BY realm');
  const find = database.prepare('SELECT body FROM towns WHERE realm = ?');
  const put = database.prepare('INSERT OR REPLACE INTO towns (realm, body) VALUES (?, ?)');
  const findSurvey = database.prepare(`SELECT body, EXISTS (
      SELECT 1 FROM awaited_paper a WHERE a.realm = d.realm AND a.survey = d.id
    ) AS awaited FROM documents d WHERE realm = ? AND collection = ? AND id = ?`);
  const waiting = database.prepare('SELECT survey FROM awaited_paper WHERE realm = ?');
  const readTowns = new Map<string, { readonly body: string; readonly town: Town }>();
  const readTown = (realm: RealmId, body: string): Town => {
    const known = readTowns.get(realm);
    if (known?.body === body) return known.town;
    const town = townOf(body);
    readTowns.set(realm, { body, town });
    return town;
  };
  // Towns and documents are decoded once and not for every vote, as long as their text is the same.
  const read = new Map<string, { readonly body: string; readonly survey: SurveyDocument | null }>();
  const surveyOf = (town: Town, id: SurveyId, row: AnyRow): SurveyDocument | null => {
    const [body, isAwaited] = [String(row['body']), row['awaited'] === 1];
    const key = `${town.realm}/${id} ${town.timeZone} ${isAwaited}`;
    const known = read.get(key);
    if (known?.body === body) return known.survey;
    const survey = servedSurvey(town, JSON.parse(body) as CouncilDocument, isAwaited)[0] ?? null;
    read.set(key, { body, survey });
    return survey;
  };
  const [townNow, surveyNow] = [onceATurn<Town | null>(), onceATurn<SurveyDocument | null>()];
  return {
    towns: async () => list.all().map(({ body }) => townOf(body)),
    town: async (realm: RealmId) =>
      townNow.read(realm, () => {
        const body = find.get(realm)?.['body'];
        return body === undefined ? null : readTown(realm, String(body));
      }),
    surveys: async (town) => {
      const all = await documents.all(town.realm, surveyCollection);
      const awaited = new Set(waiting.all(town.realm).map(({ survey }) => String(survey)));
      return all.flatMap((document) => servedSurvey(town, document, awaited.has(document._id)));
    },
    // Every vote asks for one survey: it is found by its key, not by a search among all surveys of the town.
    survey: async (town, id) =>
      surveyNow.read(`${town.realm}/${id} ${town.timeZone}`, () => {
        const row = findSurvey.get(town.realm, surveyCollection, id);
        return row === undefined ? null : surveyOf(town, id, row);
      }),
    // A caller that stores a town stores its surveys in the same transaction.
    put: (town) => {
      townNow.forget();
      surveyNow.forget();
      put.run(town.realm, JSON.stringify(town));
    },
  };
}
