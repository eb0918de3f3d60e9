import type { Clock } from '#application/ports/clock.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { TownBundle, TownKeeper } from '#application/ports/server/town-keeper.ts';
import type { TownFiles } from '#application/ports/server/files/town-files.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { staffDirectory } from '#domain/access/audience.ts';
import { changedCollections } from '#adapters/driven/stores-shared/changed-collections.ts';
import { isAnyTakenOut } from '#adapters/driven/stores-shared/taken-out.ts';
import { firstCommentValues } from '#adapters/driven/stores-shared/comment-row.ts';
import { firstBallots } from '#adapters/driven/stores-shared/first-ballots.ts';
import { keptTown } from '#adapters/driven/stores-shared/kept-town.ts';
import { surveyCollection } from '#adapters/driven/stores-shared/served-survey.ts';
import { fixesAbout, withOpenedSurveys } from '#adapters/driven/stores-shared/vote-row.ts';
import { addCommentSql } from './comment.table.ts';
import { hasPeople, replaceCensus } from './census/census.table.ts';
import { collectionPrints, noteChanges } from './content-change.table.ts';
import { raiseVersion } from './content-version.table.ts';
import { noteLoaded } from './documents/loaded-documents.ts';
import { openedDocuments, openedIds, openedReader } from './documents/opened-surveys.ts';
import { addDocuments } from './document.table.ts';
import { describeFiles } from './files/file-register.table.ts';
import { noteAllFileUses } from './files/file-uses.ts';
import type { RunStatement, Postgres } from '../postgres.ts';
import { putTown } from './realm.table.ts';

interface Parts {
  readonly postgres: Postgres;
  readonly realms: RealmRegister;
  readonly keys: VotingKeys & CensusHashes;
  /** The towns' pictures and documents. */
  readonly files: TownFiles;
  readonly clock: Clock;
}

/** Reads towns as they were kept. */
const townReader =
  ({ ask }: Postgres, realms: RealmRegister): TownKeeper['kept'] =>
  async (realm) => {
    const town = await realms.town(realm);
    const list = 'SELECT collection, body FROM documents WHERE realm = $1 ORDER BY collection, place';
    return town && keptTown(town, await ask(list, [realm]));
  };

/** The documents that portals show, by name. */
async function shownIn(ask: RunStatement, realm: RealmId): Promise<readonly string[]> {
  const text = `SELECT collection || '/' || id AS name FROM documents
    WHERE realm = $1 AND document_member(body, '{isPublished}') IS DISTINCT FROM 'false'
      AND coalesce(document_member(body, '{audience}'), '""') IN ('""', 'null') AND collection <> '${staffDirectory}'
      AND (collection <> 'asociaciones' OR document_member(body, '{estado}') IS NOT DISTINCT FROM '"Activa"')`;
  return (await ask(text, [realm])).map(({ name }) => String(name));
}

/** Keeps the ballots that surveys of a town begin with. Must run in the transaction of the load. */
function ballotKeeping(keys: Parts['keys']) {
  const hasBallots = async (ask: RunStatement, realm: string, survey: string) =>
    (await ask('SELECT 1 FROM ballots WHERE realm = $1 AND survey = $2 LIMIT 1', [realm, survey])).length > 0;

  const keepBallots = async (ask: RunStatement, { town: { realm }, surveys, ballots }: TownBundle) => {
    const fixed = await openedIds(ask, realm);
    for (const found of surveys) {
      const { id: survey } = found.survey;
      // No load brings ballots into a vote that two people opened.
      if (fixed.includes(survey)) continue;
      const answers = ballots.get(survey) ?? [];
      if (answers.length === 0 || (await hasBallots(ask, realm, survey))) continue;
      const rows = firstBallots(found, answers, keys);
      const marks = 'INSERT INTO marks (realm, survey, mark) SELECT $1, $2, unnest($3::text[])';
      await ask(marks, [realm, survey, rows.map(({ mark }) => mark)]);
      const all = `INSERT INTO ballots (realm, survey, id, answer)
        SELECT $1, $2, * FROM unnest($3::text[], $4::text[])`;
      await ask(all, [realm, survey, rows.map(({ id }) => id), rows.map(({ answer }) => answer)]);
    }
  };
  return { hasBallots, keepBallots };
}

/** Stores loaded towns in the database all in one transaction, and their files where files are. */
export function postgresTownKeeper(parts: Parts): TownKeeper {
  const { postgres, realms, keys, files, clock } = parts;
  const { hasBallots, keepBallots } = ballotKeeping(keys);

  return {
    votedSurveys: async (realm) => {
      const town = await realms.town(realm);
      if (town === null) return [];
      const surveys = await realms.surveys(town);
      const voted = await Promise.all(
        surveys.map(({ survey }) => hasBallots(postgres.ask, realm, survey.id)),
      );
      return surveys.filter((_, n) => voted[n]);
    },
    openedVotes: openedReader(parts),
    hasPeople: (realm, rows) => hasPeople(postgres.ask, keys, realm, rows),
    kept: townReader(postgres, realms),
    keep: async (bundle) => {
      await files.put(bundle.town.realm, bundle.files);
      await postgres.transaction(async (ask) => {
        const { realm } = bundle.town;
        // A census of many people takes longer than the time limit of a vote.
        await ask('SET LOCAL statement_timeout = 0');
        // The town's row comes first: another process that loads the same town waits here until this one is done.
        await putTown(ask, bundle.town);
        const [before, shownBefore] = [await collectionPrints(ask, realm), await shownIn(ask, realm)];
        const fixed = await openedDocuments(ask, realm);
        await ask('DELETE FROM documents WHERE realm = $1', [realm]);
        for (const [collection, items] of bundle.collections)
          await addDocuments(ask, realm, collection, items);
        const surveys = bundle.surveys.map(({ document }) => document as CouncilDocument);
        await addDocuments(ask, realm, surveyCollection, withOpenedSurveys(surveys, fixed));
        await noteAllFileUses(ask, realm);
        await describeFiles(ask, realm, bundle.files, clock.now());
        const changed = changedCollections(before, await collectionPrints(ask, realm));
        await noteChanges(ask, realm, changed, clock.now());
        await noteLoaded(ask, realm, clock.now());
        const keeping = { keepsAbout: fixesAbout(fixed) };
        if (bundle.census) await replaceCensus({ ask, hashes: keys }, realm, bundle.census, keeping);
        await keepBallots(ask, bundle);
        for (const comment of bundle.comments ?? [])
          await ask(`${addCommentSql} ON CONFLICT DO NOTHING`, firstCommentValues(comment));
        // Last, because others who change contents of the town wait for this row until the transaction ends.
        const isLess = isAnyTakenOut(shownBefore, await shownIn(ask, realm));
        await raiseVersion(ask, realm, isLess ? clock.now() : null);
      });
      const names = bundle.files.map(({ name }) => name);
      await files.keepOnly(bundle.town.realm, names);
    },
  };
}
