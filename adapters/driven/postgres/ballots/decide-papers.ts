import type { PaperMarks } from '#application/ports/server/office/voting-desk.ts';
import { isBoxOpen, type PaperDecision } from '#adapters/driven/stores-shared/desk/paper-decision.ts';
import { isRight } from '#domain/shared/result.ts';
import { decidePaper } from '#domain/voting/desk/decide-paper.ts';
import { Conflict } from '../failure.ts';
import type { RunStatement } from '../postgres.ts';

const standing = `
  SELECT EXISTS (SELECT 1 FROM marks JOIN unnest($4::text[], $5::text[]) AS asked (survey, mark) USING (survey, mark)
      WHERE realm = $1) AS marked,
    EXISTS (SELECT 1 FROM desk_tries WHERE realm = $1 AND vote = $2 AND attempt = $3) AS tried`;

/** In the order of their keys, as votes are, so that a paper ballot and a vote cannot deadlock. */
const addMarks = `
  INSERT INTO marks (realm, survey, mark)
    SELECT $1, survey, mark FROM unnest($2::text[], $3::text[]) AS given (survey, mark) ORDER BY survey, mark
  ON CONFLICT DO NOTHING RETURNING 1`;
const addTry =
  'INSERT INTO desk_tries (realm, vote, attempt) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1';

/** Who seals the box waits until the transaction ends. */
const boxes = 'SELECT body FROM ballot_boxes WHERE realm = $1 AND vote = $2 FOR SHARE';

/** Adds to a counter of a vote, in the transaction of what it counts. */
export const countAtDesk = `
  INSERT INTO desk_counts (realm, vote, channel, box, count) VALUES ($1, $2, $3, $4, 1)
  ON CONFLICT (realm, vote, channel, box) DO UPDATE SET count = desk_counts.count + 1`;

/**
 * Decides a paper ballot and writes its marks, the try and the counter. Must run in a transaction. Of a vote of the same
 * person in another process, the later one waits here for the earlier one; the whole transaction is then tried again, and
 * finds the mark.
 */
async function decideOne(ask: RunStatement, entry: PaperMarks): Promise<PaperDecision> {
  const { realm, vote, way, box, attempt } = entry;
  const [surveys, marks] = [entry.marks.map(({ survey }) => survey), entry.marks.map(({ mark }) => mark)];
  const [found] = await ask(boxes, [realm, vote]);
  const [row] = await ask(standing, [realm, vote, attempt, surveys, marks]);
  const outcome = decidePaper({
    isOpen: entry.isOpen() && isBoxOpen(found, box),
    isMarked: row?.['marked'] === true,
    isRepeated: row?.['tried'] === true,
  });
  if (!isRight(outcome) || outcome.right === 'repeated') return { entry, outcome };
  const added = await ask(addMarks, [realm, surveys, marks]);
  const tried = await ask(addTry, [realm, vote, attempt]);
  if (added.length < marks.length || tried.length === 0)
    throw new Conflict('the person was marked meanwhile');
  await ask(countAtDesk, [realm, vote, way, box]);
  return { entry, outcome };
}

/** Decides paper ballots one after the other. */
export async function decidePapers(
  ask: RunStatement,
  entries: readonly PaperMarks[],
): Promise<readonly PaperDecision[]> {
  const decisions: PaperDecision[] = [];
  // oxlint-disable-next-line no-await-in-loop -- each sees what the one before it has written
  for (const entry of entries) decisions.push(await decideOne(ask, entry));
  return decisions;
}
