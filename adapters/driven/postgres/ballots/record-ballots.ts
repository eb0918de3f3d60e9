import type { BallotEntry, BallotStore, RecordRefusal } from '#application/ports/server/ballot-store.ts';
import type { PaperMarks, VotingDesk } from '#application/ports/server/office/voting-desk.ts';
import { StorageFailure } from '#application/ports/server/storage-failure.ts';
import { changesIn } from '#adapters/driven/stores-shared/ballot-changes.ts';
import { gather } from '#adapters/driven/stores-shared/gather.ts';
import { type Decision, decisionOn } from '#adapters/driven/stores-shared/ballot-decision.ts';
import { type Either, isRight, left } from '#domain/shared/result.ts';
import type { PaperGiven } from '#domain/voting/desk/decide-paper.ts';
import type { Recorded } from '#domain/voting/decide-ballot.ts';
import { countAtDesk, decidePapers } from './decide-papers.ts';
import { decideTogether } from './decide-together.ts';
import { Conflict, KeyTaken } from '../failure.ts';
import { type KeyPrints, oneKeyASurvey, WrongKey } from '../tables/key-prints.ts';
import type { Postgres, RunStatement } from '../postgres.ts';
import { sealSql } from '../session.ts';
import { feedTallies } from './tally.table.ts';

type Outcome = Either<RecordRefusal, Recorded>;
type PaperOutcome = Either<RecordRefusal, PaperGiven>;

/** Counts the votes that were cast at kiosks. */
async function countAssisted(ask: RunStatement, decisions: readonly Decision[]): Promise<void> {
  for (const { entry, outcome } of decisions) {
    const { realm, assistedIn } = entry;
    if (assistedIn !== undefined && isRight(outcome) && outcome.right === 'recorded')
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one statement at a time
      await ask(countAtDesk, [realm, assistedIn, 'kiosk', '']);
  }
}

const isRepeated = ({ outcome }: { readonly outcome: Outcome | PaperOutcome }) =>
  isRight(outcome) && outcome.right === 'repeated';

const commit = (postgres: Postgres, entries: readonly BallotEntry[]): Promise<readonly Outcome[]> =>
  postgres.transaction(async (askWithin) => {
    const decisions = await decideTogether(askWithin, entries);
    await countAssisted(askWithin, decisions);
    await feedTallies(askWithin, changesIn(decisions));
    // Asked again if no other process is counting any more: the list may have been read while these votes waited.
    const isLate = ({ outcome, entry }: Decision) => isRight(outcome) && !entry.isOpen();
    if (decisions.some(isRepeated)) await askWithin(sealSql);
    if (decisions.some(isLate)) throw new Conflict('the survey closed meanwhile');
    return decisions.map(({ outcome }) => outcome);
  });

async function commitAlone(postgres: Postgres, entry: BallotEntry): Promise<Outcome> {
  try {
    return (await commit(postgres, [entry]))[0] ?? left({ kind: 'storageFailed' });
  } catch (error) {
    // Its ballot is stored by now, but its mark is not.
    if (error instanceof KeyTaken)
      return decisionOn(entry, { isOpen: true, isMarked: false, stored: '' }).outcome;
    if (error instanceof StorageFailure) return left({ kind: 'storageFailed' });
    throw error;
  }
}

/**
 * Stores votes that wait together, in one transaction. The content of a vote makes nothing else in it fail. If another
 * process stores the same ballot id at this very moment, the commit fails: then each vote gets a transaction of its own.
 */
async function commitTogether(
  postgres: Postgres,
  entries: readonly BallotEntry[],
): Promise<readonly Outcome[]> {
  try {
    return await commit(postgres, entries);
  } catch (error) {
    if (error instanceof KeyTaken) {
      const outcomes: Outcome[] = [];
      for (const entry of entries) outcomes.push(await commitAlone(postgres, entry));
      return outcomes;
    }
    if (error instanceof StorageFailure) return entries.map(() => left({ kind: 'storageFailed' }));
    throw error;
  }
}

/** Whether the surveys have the keys that their first votes were stored with; left: it cannot be known now. */
function sureOfKeys(postgres: Postgres, keys: KeyPrints) {
  const sureOfKey = oneKeyASurvey(postgres, keys);
  return async ({ realm, surveys }: { realm: BallotEntry['realm']; surveys: BallotEntry['survey'][] }) => {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a vote has few surveys, whose keys are known after the first time
      for (const survey of surveys) await sureOfKey(realm, survey);
      return null;
    } catch (error) {
      if (error instanceof StorageFailure && !(error instanceof WrongKey))
        return left<RecordRefusal>({ kind: 'storageFailed' });
      throw error;
    }
  };
}

/** Records votes, those that arrive at the same time in one transaction, each under the one key of its survey. */
export function ballotRecording(postgres: Postgres, keys: KeyPrints): BallotStore['record'] {
  const sure = sureOfKeys(postgres, keys);
  const record = gather<BallotEntry, Outcome>((entries) => commitTogether(postgres, entries));
  return async (entry) => (await sure({ realm: entry.realm, surveys: [entry.survey] })) ?? record(entry);
}

const commitPapers = (postgres: Postgres, entries: readonly PaperMarks[]): Promise<readonly PaperOutcome[]> =>
  postgres.transaction(async (ask) => {
    const decisions = await decidePapers(ask, entries);
    if (decisions.some(isRepeated)) await ask(sealSql);
    return decisions.map(({ outcome }) => outcome);
  });

/** Stores the marks of paper ballots, those that arrive at the same time in one transaction. */
export function paperRecording(postgres: Postgres, keys: KeyPrints): VotingDesk['give'] {
  const sure = sureOfKeys(postgres, keys);
  const give = gather<PaperMarks, PaperOutcome>(async (entries) => {
    try {
      return await commitPapers(postgres, entries);
    } catch (error) {
      if (error instanceof StorageFailure) return entries.map(() => left({ kind: 'storageFailed' }));
      throw error;
    }
  });
  return async (entry) =>
    (await sure({ realm: entry.realm, surveys: entry.marks.map(({ survey }) => survey) })) ?? give(entry);
}
