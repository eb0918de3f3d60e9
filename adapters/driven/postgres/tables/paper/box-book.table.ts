import {
  boxesOfRow,
  entryBody,
  paperEntryOfRow,
  withRandomIds,
} from '#adapters/driven/stores-shared/voting/box-row.ts';
import {
  changesOfRow,
  type CountedEntries,
  entriesAfter,
  entriesInBox,
  keptEntries,
  nameOfVote,
} from '#adapters/driven/stores-shared/voting/kept-entries.ts';
import { voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import type {
  BoxBook,
  BoxBookAct,
  EntryAct,
  FoundEntries,
} from '#application/ports/server/office/box-book.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { awaitsPaper } from '#domain/voting/paper/ballot-box.ts';
import type { PaperEntry } from '#domain/voting/paper/entry.ts';
import type { PaperBallot } from '#domain/voting/paper/box-record.ts';
import { surveyLockSql, voteLockSql } from '../../locks.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';
import { raiseVersion } from '../content-version.table.ts';
import { addSteps } from '../step.table.ts';

type Place = readonly [realm: RealmId, vote: string];

async function boxesOf(ask: RunStatement, place: Place) {
  const [row] = await ask('SELECT body FROM ballot_boxes WHERE realm = $1 AND vote = $2', place);
  return boxesOfRow(row);
}

async function changesOf(ask: RunStatement, place: Place): Promise<number | null> {
  const [row] = await ask('SELECT changes FROM paper_changes WHERE realm = $1 AND vote = $2', place);
  return changesOfRow(row);
}

/** Reads the entries of votes, those that are kept if nothing was changed since. */
function entryReading() {
  const kept = keptEntries();
  /** All of a vote. The count first: it is never lower again than one that rows were read after. */
  const allOf = async (ask: RunStatement, place: Place): Promise<readonly PaperEntry[]> => {
    const [name, changes] = [nameOfVote(...place), await changesOf(ask, place)];
    const known = kept.find(name, changes);
    if (known !== null) return known;
    const text = `SELECT box, number, person, body FROM paper_entries
      WHERE realm = $1 AND vote = $2 ORDER BY box, number, person`;
    const entries = (await ask(text, place)).map(paperEntryOfRow);
    kept.keep(name, { changes, entries });
    return entries;
  };
  return {
    allOf,
    keep: (place: Place, counted: CountedEntries) => kept.keep(nameOfVote(...place), counted),
    entriesOf: async (ask: RunStatement, place: Place, box: string | null): Promise<FoundEntries> => ({
      boxes: await boxesOf(ask, place),
      entries: entriesInBox(await allOf(ask, place), box),
    }),
  };
}

/** Writes an act on boxes. Must run in a transaction that has the lock of the vote. */
async function writeBoxes(ask: RunStatement, [realm, vote]: Place, act: BoxBookAct): Promise<void> {
  const put = `INSERT INTO ballot_boxes (realm, vote, body) VALUES ($1, $2, $3)
    ON CONFLICT (realm, vote) DO UPDATE SET body = excluded.body`;
  await ask(put, [realm, vote, JSON.stringify(act.boxes)]);
  const note = awaitsPaper(act.boxes)
    ? 'INSERT INTO awaited_paper (realm, survey) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING RETURNING 1'
    : 'DELETE FROM awaited_paper WHERE realm = $1 AND survey = ANY($2::text[]) RETURNING 1';
  const changed = await ask(note, [realm, act.surveys]);
  await addSteps(ask, { realm, subject: voteSubject(vote) }, act.steps);
  // What portals show of its surveys is another thing then. Last, because others wait for this row.
  if (changed.length > 0) await raiseVersion(ask, realm);
}

/** Adds paper ballots to those of their surveys, while no process counts these. */
async function joinBallots(
  ask: RunStatement,
  realm: RealmId,
  ballots: readonly PaperBallot[],
): Promise<void> {
  const rows = withRandomIds(ballots);
  for (const survey of [...new Set(rows.map((one) => one.survey))].toSorted()) {
    const own = rows.filter((one) => one.survey === survey);
    const add = `INSERT INTO ballots (realm, survey, id, answer)
      SELECT $1, $2, id, answer FROM unnest($3::text[], $4::text[]) AS joined (id, answer) ORDER BY id`;
    await ask(add, [realm, survey, own.map(({ id }) => id), own.map(({ answer }) => answer)]);
    await ask(surveyLockSql, [`${realm}/${survey}`]);
    await ask('DELETE FROM tallies WHERE realm = $1 AND survey = $2', [realm, survey]);
  }
}

async function writeEntries(ask: RunStatement, place: Place, act: EntryAct): Promise<void> {
  const { put, drop } = act;
  if (drop !== null) {
    const one = `DELETE FROM paper_entries
      WHERE realm = $1 AND vote = $2 AND box = $3 AND number = $4 AND person = $5`;
    await ask(one, [...place, drop.box, drop.number, drop.person]);
  }
  if (put !== null) {
    const one = `INSERT INTO paper_entries (realm, vote, box, number, person, body)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (realm, vote, box, number, person) DO UPDATE SET body = excluded.body`;
    await ask(one, [...place, put.box, put.number, put.person, entryBody(put)]);
  }
  await joinBallots(ask, place[0], act.join);
  if (act.boxes !== null) await writeBoxes(ask, place, act.boxes);
}

/** The ballot boxes of votes, in PostgreSQL. */
export function postgresBoxBook({ ask, transaction }: Postgres): BoxBook {
  const { allOf, entriesOf, keep } = entryReading();
  const within = <T>(place: Place, work: (inside: RunStatement) => Promise<T>): Promise<T> =>
    transaction(async (inside) => {
      await inside(voteLockSql, [JSON.stringify(place)]);
      return work(inside);
    });
  return {
    all: (realm, vote) => boxesOf(ask, [realm, vote]),
    isAwaited: async (realm, survey) => {
      const one = 'SELECT 1 FROM awaited_paper WHERE realm = $1 AND survey = $2';
      return (await ask(one, [realm, survey])).length > 0;
    },
    change: (realm, vote, decide) =>
      within([realm, vote], async (inside) => {
        const { act, answer } = decide(await boxesOf(inside, [realm, vote]));
        if (act !== null) await writeBoxes(inside, [realm, vote], act);
        return answer;
      }),
    entries: (realm, vote, box) => entriesOf(ask, [realm, vote], box),
    changeEntries: async (realm, vote, box, decide) => {
      const place: Place = [realm, vote];
      let stored: CountedEntries | null = null;
      const done = await within(place, async (inside) => {
        stored = null;
        const { act, answer } = decide(await entriesOf(inside, place, box));
        if (act === null) return answer;
        const before = await allOf(inside, place);
        await writeEntries(inside, place, act);
        stored = { changes: await changesOf(inside, place), entries: entriesAfter(before, act) };
        return answer;
      });
      if (stored !== null) keep(place, stored);
      return done;
    },
  };
}
