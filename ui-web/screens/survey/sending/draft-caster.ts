import { enterSilently } from '#application/access/enter-silently.ts';
import { castVote, type CastOutcome } from '#application/voting/cast-vote.ts';
import { isUnanswered } from '#domain/voting/answer.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type EarlierFinder, namesEarlier, unasked } from '../earlier-vote/earlier-finder.ts';
import { chainToFill, replacedIn } from '../earlier-vote/replaced-votes.ts';
import { censusEntry } from '../identity/census-form.ts';
import type { EarlierVote, OpenState } from '../state.ts';
import { answerable, asksCensus } from '../visit.ts';
import { type Attempt, retriesIn, type SendingRefusal, takenIn } from './attempt.ts';
import { sessionedBallotBox } from './sessioned-ballot-box.ts';

type CastDraft = (
  now: OpenState,
  attempt: Attempt,
) => Promise<Either<SendingRefusal, readonly CastOutcome[]>>;

/** Casts the votes of an attempt, with a session of the device and the vote that they replace. Left: why nothing was sent. */
export function draftCaster(council: Council, finder: EarlierFinder): CastDraft {
  const castChain = castVote(sessionedBallotBox(council));
  return async (now, attempt) => {
    const entered = await enterSilently(council)(council.realm);
    if (isLeft(entered)) return left({ kind: attempt.uncertain ? 'noAnswer' : 'notSent' });
    const found = await foundBefore(now, finder);
    if (isLeft(found)) return found;
    const earlier = found.right;
    const census = asksCensus(now.visit) ? censusEntry(now.census) : null;
    const toFill = chainToFill(answerable(now.visit), earlier);
    // The earlier vote may have been found only now, and may have answered all of this for good.
    if (toFill.every(({ id }) => isUnanswered(attempt.answers.get(id))))
      return left({ kind: 'alreadyVoted' });
    const replaced = replacedIn(toFill, earlier);
    const chains = chainsToSend(toFill, attempt, earlier.kind !== 'found' || replaced.has(now.visit.main.id));
    const outcomes: CastOutcome[] = [];
    for (const chain of chains) {
      const cast = await castChain(council.realm, {
        chain,
        answers: attempt.answers,
        census,
        code: attempt.code,
        replaced,
      });
      // The draft was checked when the dialog opened: a chain that cannot be sent here is a defect.
      if (isLeft(cast)) throw new Error(cast.left.kind);
      outcomes.push(...cast.right);
    }
    return right(outcomes);
  };
}

/** The vote that this one replaces, if any. It is looked up again if that failed before. */
async function foundBefore(
  now: OpenState,
  finder: EarlierFinder,
): Promise<Either<SendingRefusal, EarlierVote>> {
  if (!namesEarlier(now)) return right(unasked);
  const earlier = await finder.find();
  return earlier.kind === 'found' ? right(earlier) : left(notReplaced(earlier));
}

/** Why a vote is not sent whose earlier vote was not found. Without a reply its state and its code are unknown. */
function notReplaced(earlier: EarlierVote): SendingRefusal {
  if (earlier.kind !== 'refused') return { kind: 'notSent' };
  const { refusal } = earlier;
  switch (refusal.kind) {
    case 'noAnswer':
    case 'serverFailed':
    case 'noSession':
      return { kind: 'notSent' };
    case 'busy':
    case 'tooManyAttempts':
      return refusal;
    default:
      return { kind: 'unknownVote' };
  }
}

/**
 * The first time the whole chain is sent, main survey first. Once a survey has been accepted, the remaining ones are
 * sent one by one, so that a failure of one does not stop the others; so are those of a change that leaves the main
 * survey as it was.
 */
function chainsToSend(
  chain: readonly Survey[],
  attempt: Attempt,
  isMainFirst: boolean,
): readonly (readonly Survey[])[] {
  if (takenIn(attempt).length === 0) {
    if (isMainFirst) return [chain];
    return chain.filter(({ id }) => !isUnanswered(attempt.answers.get(id))).map((survey) => [survey]);
  }
  const again = new Set(retriesIn(attempt));
  return chain.filter(({ id }) => again.has(id)).map((survey) => [survey]);
}
