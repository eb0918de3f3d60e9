import type { CastRefusal, Vote } from '#application/ports/browser/ballot-box.ts';
import type { Draft } from '#application/ports/browser/draft-store.ts';
import type { Process } from '#domain/processes/process.ts';
import { type BallotId, ballotId, type SurveyId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { aProcess } from '#ui-web/screens/process/sample-process.ts';
import { aCouncil, noon } from '#ui-web/shell/samples/sample-council.ts';
import type { VoteHistory } from '../local-vote-history.ts';

/** What the ballot box answers to one vote. */
export type BoxAnswer = CastRefusal['kind'] | 'taken';

interface Given {
  readonly process?: Partial<Process>;
  readonly draft?: Draft;
  /** Whether the browser keeps drafts; by default it does. */
  readonly keepsDrafts?: boolean;
  /** In the order of the votes; when it is used up, every vote is accepted. */
  readonly answers?: readonly BoxAnswer[];
  /** The answers of the earlier votes of the person who asks. */
  readonly earlier?: ReadonlyMap<SurveyId, RawAnswer>;
  /** What the council answers about credentials. */
  readonly check?: Council['credentials']['check'];
  readonly deviceIds?: Council['deviceIds'];
  readonly loggedIn?: Council['session']['isLoggedIn'];
}

const answerOf = (kind: BoxAnswer): Either<CastRefusal, BallotId> => {
  if (kind === 'taken') return right(ballotId('b'));
  if (kind === 'tooManyAttempts') return left({ kind, retryAfterSeconds: 90 });
  if (kind === 'busy') return left({ kind, retryAfterSeconds: 3 });
  return left(kind === 'serverFailed' ? { kind, status: 500 } : { kind });
};

/** For tests: a council with one process and its surveys, a ballot box that stores what it was sent, and a clock. */
export function aVisit(surveys: readonly Survey[], given: Given = {}) {
  const cast: Vote[] = [];
  const kept: Draft[] = [];
  const entered: string[] = [];
  let discarded = 0;
  let bytes = 0;
  const clock = { at: noon };
  const answers = [...(given.answers ?? [])];
  const council: Council = {
    ...aCouncil({
      contents: {
        process: async () => right(aProcess('p', { survey: surveys[0]?.id ?? null, ...given.process })),
      },
      surveys: { surveys: async () => right(surveys.map((survey) => ({ survey, voteCount: 1284 }))) },
    }),
    ballotBox: {
      cast: async (_, vote) => {
        cast.push(vote);
        return answerOf(answers.shift() ?? 'taken');
      },
      previous: async (_, { survey }) => {
        const earlier = given.earlier?.get(survey);
        return earlier === undefined ? left({ kind: 'censusInvalid' }) : right(earlier);
      },
    },
    ...(given.check && { credentials: { check: given.check } }),
    session: {
      isLoggedIn: async (realm) => {
        entered.push(realm);
        return given.loggedIn ? given.loggedIn(realm) : right(true);
      },
      register: async () => right(true),
      logIn: async () => right(true),
    },
    drafts: {
      isKeeping: async () => given.keepsDrafts ?? true,
      load: async () => given.draft ?? null,
      keep: async (_realm, _survey, draft) => {
        kept.push(draft);
      },
      discard: async () => {
        discarded += 1;
      },
    },
    ...(given.deviceIds ? { deviceIds: given.deviceIds } : {}),
    clock: { now: () => clock.at },
    randomBytes: (length) => {
      bytes += 1;
      return new Uint8Array(length).fill(bytes);
    },
  };
  const voted = new Set<SurveyId>();
  const history: VoteHistory = {
    has: (survey) => voted.has(survey),
    add: (ids) => {
      for (const id of ids) voted.add(id);
    },
  };
  return { council, history, cast, kept, entered, voted, clock, discarded: () => discarded };
}
