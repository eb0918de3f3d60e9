import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { CouncilDocument } from '#application/ports/document-store.ts';
import type { TownBundle, TownKeeper } from '#application/ports/town-keeper.ts';
import type { VotingKeys } from '#application/ports/voting-keys.ts';
import { isLeft } from '#domain/shared/result.ts';
import { rawAnswer } from '#domain/voting/answer.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import type { SqlCensus } from './census.table.ts';
import { inTransaction } from './database.ts';
import type { SqlDocuments } from './document.table.ts';
import { type SqlRealms, surveyCollection } from './realm.table.ts';

interface Parts {
  readonly database: DatabaseSync;
  readonly realms: SqlRealms;
  readonly documents: SqlDocuments;
  readonly census: SqlCensus;
  readonly keys: VotingKeys;
  /** Where pictures and documents of towns are kept. */
  readonly filesFolder: string;
}

/** Keeps loaded towns in the database and their files beside it, all in one transaction. */
export function sqlTownKeeper({ database, realms, documents, census, keys, filesFolder }: Parts): TownKeeper {
  const countBallots = database.prepare('SELECT count(*) AS n FROM ballots WHERE realm = ? AND survey = ?');
  const addBallot = database.prepare('INSERT INTO ballots (realm, survey, id, answer) VALUES (?, ?, ?, ?)');
  const addMark = database.prepare('INSERT INTO marks (realm, survey, mark) VALUES (?, ?, ?)');
  const clearTown = database.prepare('DELETE FROM documents WHERE realm = ?');
  const cast = (realm: string, survey: string) => Number(countBallots.get(realm, survey)?.['n']);

  const keepBallots = ({ town, surveys, ballots }: TownBundle) => {
    for (const { survey } of surveys) {
      const answers = cast(town.realm, survey.id) > 0 ? [] : (ballots.get(survey.id) ?? []);
      for (const raw of answers) {
        const answer = checkAnswer(survey.question, raw);
        if (isLeft(answer)) throw new Error(`an answer of ${survey.id} was not checked before loading`);
        addBallot.run(town.realm, survey.id, keys.randomBallotId(), JSON.stringify(rawAnswer(answer.right)));
        // Nobody of this census cast it: the mark is random, so that marks and ballots still agree in number.
        addMark.run(town.realm, survey.id, randomBytes(32).toString('hex'));
      }
    }
  };

  const folderOf = ({ town }: TownBundle) => join(filesFolder, town.realm);
  const copyFiles = (bundle: TownBundle) => {
    const folder = folderOf(bundle);
    mkdirSync(folder, { recursive: true });
    for (const { name, from } of bundle.files) copyFileSync(from, join(folder, name));
  };
  /** What the town no longer brings is no longer served. */
  const clearFiles = (bundle: TownBundle) => {
    const kept = new Set(bundle.files.map(({ name }) => name));
    const folder = folderOf(bundle);
    for (const name of readdirSync(folder))
      if (!kept.has(name)) rmSync(join(folder, name), { recursive: true });
  };

  return {
    votedSurveys: async (realm) => {
      const town = await realms.town(realm);
      if (town === null) return [];
      return (await realms.surveys(town)).filter(({ survey }) => cast(realm, survey.id) > 0);
    },
    keep: async (bundle) => {
      copyFiles(bundle);
      inTransaction(database, () => {
        const { realm } = bundle.town;
        realms.put(bundle.town);
        clearTown.run(realm);
        for (const [collection, items] of bundle.collections) documents.add(realm, collection, items);
        documents.add(
          realm,
          surveyCollection,
          bundle.surveys.map(({ document }) => document as CouncilDocument),
        );
        if (bundle.census) census.replace(realm, bundle.census);
        keepBallots(bundle);
      });
      clearFiles(bundle);
    },
  };
}
