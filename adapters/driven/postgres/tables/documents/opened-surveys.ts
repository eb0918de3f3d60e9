import { surveyCollection } from '#adapters/driven/stores-shared/served-survey.ts';
import { openedVotesOf } from '#adapters/driven/stores-shared/vote-row.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { TownKeeper } from '#application/ports/server/town-keeper.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';

interface Parts {
  readonly postgres: Pick<Postgres, 'ask'>;
  readonly realms: RealmRegister;
  readonly clock: Clock;
}

/** The ids of the surveys that two people opened, which a load of the town's folder leaves as they are. */
export const openedIds = async (ask: RunStatement, realm: string): Promise<readonly string[]> =>
  (await ask('SELECT survey FROM opened_surveys WHERE realm = $1', [realm])).map(({ survey }) =>
    String(survey),
  );

/** Their documents as portals show them. */
export async function openedDocuments(ask: RunStatement, realm: string): Promise<readonly CouncilDocument[]> {
  const list = `SELECT d.body FROM documents d JOIN opened_surveys o ON o.realm = d.realm AND o.survey = d.id
    WHERE d.realm = $1 AND d.collection = $2 ORDER BY d.place`;
  const rows = await ask(list, [realm, surveyCollection]);
  return rows.map(({ body }) => JSON.parse(String(body)) as CouncilDocument);
}

/** Reads what two people of the office opened. */
export const openedReader =
  ({ postgres: { ask }, realms, clock }: Parts): TownKeeper['openedVotes'] =>
  async (realm) => {
    const town = await realms.town(realm);
    if (town === null) return { surveys: [], withCensus: [] };
    const records = await ask('SELECT vote, body FROM vote_records WHERE realm = $1', [realm]);
    const around = { now: clock.now(), zone: town.timeZone };
    return openedVotesOf(await realms.surveys(town), await openedIds(ask, realm), records, around);
  };
