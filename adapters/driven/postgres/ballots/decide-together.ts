import type { BallotEntry } from '#application/ports/server/ballot-store.ts';
import { type Decision, decisionOn } from '#adapters/driven/stores-shared/ballot-decision.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Conflict } from '../failure.ts';
import type { RunStatement } from '../postgres.ts';

/**
 * Stores marks, devices and ballots of many votes in one statement. Of two votes under one mark, from whichever
 * process, the second waits for the first, then marks nothing and so adds nothing. A ballot id that is already stored
 * adds no mark either; if another transaction stores it at this very moment, the whole statement is refused. Rows are
 * inserted in the order of their random keys, so that transactions of several processes lock them in the same order,
 * and tables in the order in which mixing locks them.
 */
const recordAll = `
  WITH arrived AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
      AS vote (realm, survey, mark, device, id, answer)
    WHERE NOT EXISTS (
      SELECT 1 FROM ballots AS b WHERE b.realm = vote.realm AND b.survey = vote.survey AND b.id = vote.id
    )
  ), marked AS (
    INSERT INTO marks (realm, survey, mark) SELECT realm, survey, mark FROM arrived ORDER BY 1, 2, 3
      ON CONFLICT DO NOTHING RETURNING realm, survey, mark
  ), device AS (
    INSERT INTO voted_devices (realm, survey, mark)
      SELECT DISTINCT realm, survey, device FROM arrived JOIN marked USING (realm, survey, mark)
        WHERE device IS NOT NULL ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING
  )
  INSERT INTO ballots (realm, survey, id, answer)
    SELECT realm, survey, id, answer FROM arrived JOIN marked USING (realm, survey, mark) ORDER BY 1, 2, 3
  RETURNING realm, survey, id`;

const standing = `
  SELECT EXISTS (SELECT 1 FROM marks WHERE realm = $1 AND survey = $2 AND mark = $3) AS marked,
    (SELECT answer FROM ballots WHERE realm = $1 AND survey = $2 AND id = $4) AS answer`;

/** Changes what was read, or nothing: another process may have changed it first. */
const changeFrom =
  'UPDATE ballots SET answer = $4 WHERE realm = $1 AND survey = $2 AND id = $3 AND answer = $5 RETURNING 1';

const keyOf = (...parts: readonly unknown[]) => JSON.stringify(parts);

/** A vote for which neither its sender nor its code is stored yet. */
const newcomer = { isMarked: false, stored: null } as const;

/**
 * A vote of an open survey that was not simply added: the person has a mark (marks are never removed), the ballot id
 * is already stored, or the vote says that it is a change.
 */
async function decideOther(ask: RunStatement, entry: BallotEntry): Promise<Decision> {
  const { realm, survey, mark, ballot } = entry;
  const [row] = await ask(standing, [realm, survey, mark, ballot]);
  const stored = typeof row?.['answer'] === 'string' ? row['answer'] : null;
  const decision = decisionOn(entry, { isOpen: true, isMarked: row?.['marked'] === true, stored });
  if (isLeft(decision.outcome) || decision.outcome.right === 'repeated') return decision;
  // What prevented it is gone since: it is tried again from the start.
  if (decision.outcome.right === 'recorded') throw new Conflict('what refused a vote is no longer there');
  const answer = JSON.stringify(entry.answer);
  const changed = await ask(changeFrom, [realm, survey, ballot, answer, stored]);
  if (changed.length === 0) throw new Conflict('the ballot was changed meanwhile');
  return decision;
}

/** Decides votes of which no two have a mark or a ballot id in common. */
async function decideApart(ask: RunStatement, entries: readonly BallotEntry[]): Promise<readonly Decision[]> {
  const open = entries.filter(({ isOpen }) => isOpen());
  // A change never adds a vote.
  const first = open.filter(({ change }) => change === 'none');
  const columns = [
    first.map(({ realm }) => realm),
    first.map(({ survey }) => survey),
    first.map(({ mark }) => mark),
    first.map(({ deviceMark }) => deviceMark),
    first.map(({ ballot }) => ballot),
    first.map(({ answer }) => JSON.stringify(answer)),
  ];
  const rows = first.length === 0 ? [] : await ask(recordAll, columns);
  const added = new Set(rows.map((row) => keyOf(row['realm'], row['survey'], row['id'])));
  const letIn = new Set(open);
  const decisions: Decision[] = [];
  for (const entry of entries) {
    const isOpen = letIn.has(entry);
    const isAdded = added.has(keyOf(entry.realm, entry.survey, entry.ballot));
    const isSettled = !isOpen || isAdded;
    decisions.push(isSettled ? decisionOn(entry, { ...newcomer, isOpen }) : await decideOther(ask, entry));
  }
  return decisions;
}

/**
 * Splits votes into those that share neither mark nor ballot id with an earlier one, and the others, each in their
 * order.
 */
function apart(entries: readonly BallotEntry[]): {
  first: readonly BallotEntry[];
  later: readonly BallotEntry[];
} {
  const seen = new Set<string>();
  const [first, later]: [BallotEntry[], BallotEntry[]] = [[], []];
  for (const entry of entries) {
    const { realm, survey, mark, ballot } = entry;
    const keys = [keyOf(realm, survey, 'mark', mark), keyOf(realm, survey, 'ballot', ballot)];
    (keys.some((key) => seen.has(key)) ? later : first).push(entry);
    for (const key of keys) seen.add(key);
  }
  return { first, later };
}

/**
 * Decides votes and writes the outcome, as if they had come one after the other. Must run in a transaction. A vote
 * depends only on earlier votes that share its mark or its ballot id: all others are written at once.
 */
export async function decideTogether(
  ask: RunStatement,
  entries: readonly BallotEntry[],
): Promise<readonly Decision[]> {
  const { first, later } = apart(entries);
  const decisions = [...(await decideApart(ask, first))];
  for (const entry of later) decisions.push(...(await decideApart(ask, [entry])));
  const of = new Map(decisions.map((decision) => [decision.entry, decision]));
  return entries.flatMap((entry) => of.get(entry) ?? []);
}
