import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#application/ports/clock.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { TownBundle, TownKeeper } from '#application/ports/server/town-keeper.ts';
import type { TownFiles } from '#application/ports/server/files/town-files.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { staffDirectory } from '#domain/access/audience.ts';
import { changedCollections } from '../../stores-shared/changed-collections.ts';
import { isAnyTakenOut } from '../../stores-shared/taken-out.ts';
import { firstCommentValues } from '../../stores-shared/comment-row.ts';
import { addCommentSql } from './comment.table.ts';
import type { SqlCensus } from './census/census.table.ts';
import { changeNoter, collectionPrinter } from './content-change.table.ts';
import { versionCounter } from './content-version.table.ts';
import { keptTown } from '../../stores-shared/kept-town.ts';
import { inTransaction } from '../database.ts';
import type { SqlDocuments } from './document.table.ts';
import { fileDescribing } from './files/file-statements.ts';
import { fileUses } from './files/file-uses.ts';
import { firstBallots } from '../../stores-shared/first-ballots.ts';
import { loadNoter } from './documents/loaded-documents.ts';
import { openedSurveys } from './documents/opened-surveys.ts';
import type { SqlRealms } from './realm.table.ts';
import { surveyCollection } from '../../stores-shared/served-survey.ts';
import { fixesAbout, withOpenedSurveys } from '../../stores-shared/vote-row.ts';

interface Parts {
  readonly database: DatabaseSync;
  readonly realms: SqlRealms;
  readonly documents: SqlDocuments;
  readonly census: SqlCensus;
  readonly keys: VotingKeys;
  /** The towns' pictures and documents. */
  readonly files: TownFiles;
  readonly clock: Clock;
}

/** Reads towns as they were kept. */
function townReader(database: DatabaseSync, realms: SqlRealms): TownKeeper['kept'] {
  const list = database.prepare(
    'SELECT collection, body FROM documents WHERE realm = ? ORDER BY collection, place',
  );
  return async (realm) => {
    const town = await realms.town(realm);
    return town && keptTown(town, list.all(realm));
  };
}

/** The documents that portals show, by name. */
function shownReader(database: DatabaseSync): (realm: RealmId) => readonly string[] {
  const shown = database.prepare(`SELECT collection || '/' || id AS name FROM documents
    WHERE realm = ? AND json_extract(body, '$.isPublished') IS NOT 0
      AND coalesce(json_extract(body, '$.audience'), '') = '' AND collection <> '${staffDirectory}'
      AND (collection <> 'asociaciones' OR json_extract(body, '$.estado') IS 'Activa')`);
  return (realm) => shown.all(realm).map(({ name }) => String(name));
}

/** Removes the files that a folder no longer has. */
const keepOnlyThese = (files: TownFiles, { town, files: brought }: TownBundle) =>
  files.keepOnly(
    town.realm,
    brought.map(({ name }) => name),
  );

/** Keeps the ballots that surveys of a town begin with. Must run in the transaction of the load. */
function ballotKeeping({ database, keys }: Parts, openedIds: (realm: string) => readonly string[]) {
  const countBallots = database.prepare('SELECT count(*) AS n FROM ballots WHERE realm = ? AND survey = ?');
  const addBallot = database.prepare('INSERT INTO ballots (realm, survey, id, answer) VALUES (?, ?, ?, ?)');
  const addMark = database.prepare('INSERT INTO marks (realm, survey, mark) VALUES (?, ?, ?)');
  const clearTally = database.prepare('DELETE FROM tallies WHERE realm = ? AND survey = ?');
  const cast = (realm: string, survey: string) => Number(countBallots.get(realm, survey)?.['n']);

  const keepBallots = ({ town, surveys, ballots }: TownBundle) => {
    const fixed = openedIds(town.realm);
    for (const found of surveys) {
      const { id: survey } = found.survey;
      // No load brings ballots into a vote that two people opened.
      if (fixed.includes(survey)) continue;
      const answers = cast(town.realm, survey) > 0 ? [] : (ballots.get(survey) ?? []);
      // Counts from before these ballots are no longer valid; the next reader counts again.
      if (answers.length > 0) clearTally.run(town.realm, survey);
      for (const { id, answer, mark } of firstBallots(found, answers, keys)) {
        addBallot.run(town.realm, survey, id, answer);
        addMark.run(town.realm, survey, mark);
      }
    }
  };
  return { cast, keepBallots };
}

/** Stores loaded towns in the database all in one transaction, and their files where files are. */
export function sqlTownKeeper(parts: Parts): TownKeeper {
  const { database, realms, documents, census, files, clock } = parts;
  const addComment = database.prepare(`INSERT OR IGNORE ${addCommentSql}`);
  const clearTown = database.prepare('DELETE FROM documents WHERE realm = ?');
  const [raiseVersion, shownIn] = [versionCounter(database), shownReader(database)];
  const [printsOf, noteChanges] = [collectionPrinter(database), changeNoter(database, clock)];
  const [uses, describeFiles] = [fileUses(database), fileDescribing(database, clock)];
  const noteLoaded = loadNoter(database);
  const opened = openedSurveys(parts);
  const { cast, keepBallots } = ballotKeeping(parts, opened.ids);

  return {
    votedSurveys: async (realm) => {
      const town = await realms.town(realm);
      if (town === null) return [];
      return (await realms.surveys(town)).filter(({ survey }) => cast(realm, survey.id) > 0);
    },
    openedVotes: opened.votes,
    hasPeople: async (realm, rows) => census.hasPeople(realm, rows),
    kept: townReader(database, realms),
    keep: async (bundle) => {
      await files.put(bundle.town.realm, bundle.files);
      inTransaction(database, () => {
        const { realm } = bundle.town;
        realms.put(bundle.town);
        const [before, shownBefore] = [printsOf(realm), shownIn(realm)];
        const fixed = opened.documents(realm);
        clearTown.run(realm);
        for (const [collection, items] of bundle.collections) documents.add(realm, collection, items);
        documents.add(
          realm,
          surveyCollection,
          withOpenedSurveys(
            bundle.surveys.map(({ document }) => document as CouncilDocument),
            fixed,
          ),
        );
        uses.noteAll(realm);
        describeFiles(realm, bundle.files);
        noteChanges(realm, changedCollections(before, printsOf(realm)));
        raiseVersion(realm, isAnyTakenOut(shownBefore, shownIn(realm)) ? clock.now() : null);
        noteLoaded(realm, clock.now());
        if (bundle.census) census.replace(realm, bundle.census, { keepsAbout: fixesAbout(fixed) });
        keepBallots(bundle);
        for (const comment of bundle.comments ?? []) addComment.run(...firstCommentValues(comment));
      });
      await keepOnlyThese(files, bundle);
    },
  };
}
