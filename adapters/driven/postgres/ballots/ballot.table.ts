import type {
  BallotEntry,
  BallotStore,
  RecordRefusal,
  StoredBallot,
} from '#application/ports/server/ballot-store.ts';
import { StorageFailure } from '#application/ports/server/storage-failure.ts';
import { changesIn } from '#adapters/driven/stores-shared/ballot-changes.ts';
import { gather } from '#adapters/driven/stores-shared/gather.ts';
import { type Decision, decisionOn } from '#adapters/driven/stores-shared/ballot-decision.ts';
import { isKeptWhole } from '#adapters/driven/stores-shared/tally-change.ts';
import { tally } from '#domain/scoring/tally.ts';
import { ballotId, type RealmId, type SurveyId } from '#domain/shared/ids.ts';
import { type Either, isRight, left } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Recorded } from '#domain/voting/decide-ballot.ts';
import type { Question } from '#domain/voting/survey.ts';
import { decideTogether } from './decide-together.ts';
import { Conflict, KeyTaken } from '../failure.ts';
import { type KeyPrints, oneKeyASurvey, WrongKey } from '../tables/key-prints.ts';
import type { RunStatement, Postgres } from '../postgres.ts';
import { feedTallies, findTally, keepRecount, talliedBallots, votesSettled } from './tally.table.ts';

type Outcome = Either<RecordRefusal, Recorded>;

export function postgresBallots(postgres: Postgres, keys: KeyPrints): BallotStore {
  const { ask } = postgres;
  const sureOfKey = oneKeyASurvey(postgres, keys);
  const has = async (statement: string, values: readonly unknown[]) =>
    (await ask(statement, values)).length > 0;
  const count = async (table: 'marks' | 'ballots', realm: string, survey: string) => {
    const rows = await ask(`SELECT count(*) AS n FROM ${table} WHERE realm = $1 AND survey = $2`, [
      realm,
      survey,
    ]);
    return Number(rows[0]?.['n']);
  };
  const answerOf = async (realm: string, survey: string, ballot: string): Promise<string | null> => {
    const text = 'SELECT answer FROM ballots WHERE realm = $1 AND survey = $2 AND id = $3';
    const [row] = await ask(text, [realm, survey, ballot]);
    return row === undefined ? null : String(row['answer']);
  };

  const commit = (entries: readonly BallotEntry[]): Promise<readonly Outcome[]> =>
    postgres.transaction(async (askWithin) => {
      const decisions = await decideTogether(askWithin, entries);
      await feedTallies(askWithin, changesIn(decisions));
      // Asked again if no other process is counting any more: the list may have been read while these votes waited.
      const isLate = ({ outcome, entry }: Decision) => isRight(outcome) && !entry.isOpen();
      if (decisions.some(isLate)) throw new Conflict('the survey closed meanwhile');
      return decisions.map(({ outcome }) => outcome);
    });
  /**
   * If another process stores the same ballot id at this very moment, the commit fails: then each vote gets a
   * transaction of its own.
   */
  const commitAlone = async (entry: BallotEntry): Promise<Outcome> => {
    try {
      return (await commit([entry]))[0] ?? left({ kind: 'storageFailed' });
    } catch (error) {
      // Its ballot is stored by now, but its mark is not.
      if (error instanceof KeyTaken)
        return decisionOn(entry, { isOpen: true, isMarked: false, stored: '' }).outcome;
      if (error instanceof StorageFailure) return left({ kind: 'storageFailed' });
      throw error;
    }
  };
  /** Stores votes that wait together, in one transaction. The content of a vote makes nothing else in it fail. */
  const record = gather<BallotEntry, Outcome>(async (entries) => {
    try {
      return await commit(entries);
    } catch (error) {
      if (error instanceof KeyTaken) {
        const outcomes: Outcome[] = [];
        for (const entry of entries) outcomes.push(await commitAlone(entry));
        return outcomes;
      }
      if (error instanceof StorageFailure) return entries.map(() => left({ kind: 'storageFailed' }));
      throw error;
    }
  });

  const listThrough = async (
    through: RunStatement,
    realm: RealmId,
    survey: SurveyId,
  ): Promise<readonly StoredBallot[]> => {
    const text = 'SELECT id, answer FROM ballots WHERE realm = $1 AND survey = $2 ORDER BY id';
    return (await through(text, [realm, survey])).map(({ id, answer }) => ({
      id: ballotId(String(id)),
      answer: JSON.parse(String(answer)) as RawAnswer,
    }));
  };
  const recount = async (through: RunStatement, realm: RealmId, survey: SurveyId, question: Question) =>
    tally(
      question,
      (await listThrough(through, realm, survey)).map(({ answer }) => answer),
    );

  return {
    record: async (entry) => {
      try {
        await sureOfKey(entry.realm, entry.survey);
      } catch (error) {
        if (error instanceof StorageFailure && !(error instanceof WrongKey))
          return left({ kind: 'storageFailed' });
        throw error;
      }
      return record(entry);
    },
    count: async (realm, survey) =>
      (await talliedBallots(ask, realm, survey)) ?? (await count('ballots', realm, survey)),
    countMarks: (realm, survey) => count('marks', realm, survey),
    find: async (realm, survey, ballot) => {
      const answer = await answerOf(realm, survey, ballot);
      return answer === null ? null : { id: ballot, answer: JSON.parse(answer) as RawAnswer };
    },
    isMarked: (realm, survey, mark) =>
      has('SELECT 1 FROM marks WHERE realm = $1 AND survey = $2 AND mark = $3', [realm, survey, mark]),
    hasVoted: (realm, survey, deviceMark) =>
      has('SELECT 1 FROM voted_devices WHERE realm = $1 AND survey = $2 AND mark = $3', [
        realm,
        survey,
        deviceMark,
      ]),
    tally: async (realm, survey, question, counted) => {
      if (counted === 'final') await votesSettled(postgres, realm, survey);
      if (!isKeptWhole(question)) return recount(ask, realm, survey, question);
      const known = await findTally(ask, [realm, survey], question, counted);
      if (known !== null) return known;
      return postgres.transaction((within) =>
        keepRecount(within, [realm, survey], question, () => recount(within, realm, survey, question)),
      );
    },
    list: async (realm, survey) => {
      await votesSettled(postgres, realm, survey);
      return listThrough(ask, realm, survey);
    },
  };
}
