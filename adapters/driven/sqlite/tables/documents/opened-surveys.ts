import type { DatabaseSync } from 'node:sqlite';
import { surveyCollection } from '#adapters/driven/stores-shared/served-survey.ts';
import { openedVotesOf } from '#adapters/driven/stores-shared/vote-row.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { TownKeeper } from '#application/ports/server/town-keeper.ts';

interface Parts {
  readonly database: DatabaseSync;
  readonly realms: RealmRegister;
  readonly clock: Clock;
}

/** The surveys that two people opened, which a load of the town's folder leaves as they are. */
export function openedSurveys({ database, realms, clock }: Parts) {
  const list = database.prepare('SELECT survey FROM opened_surveys WHERE realm = ?');
  const records = database.prepare('SELECT vote, body FROM vote_records WHERE realm = ?');
  const shown = database.prepare(`SELECT d.body FROM documents d
    JOIN opened_surveys o ON o.realm = d.realm AND o.survey = d.id
    WHERE d.realm = ? AND d.collection = ? ORDER BY d.place`);
  const ids = (realm: string): readonly string[] => list.all(realm).map(({ survey }) => String(survey));
  const votes: TownKeeper['openedVotes'] = async (realm) => {
    const town = await realms.town(realm);
    if (town === null) return { surveys: [], withCensus: [] };
    const around = { now: clock.now(), zone: town.timeZone };
    return openedVotesOf(await realms.surveys(town), ids(realm), records.all(realm), around);
  };
  return {
    ids,
    votes,
    /** Their documents as portals show them. */
    documents: (realm: string): readonly CouncilDocument[] =>
      shown.all(realm, surveyCollection).map(({ body }) => JSON.parse(String(body)) as CouncilDocument),
  };
}
