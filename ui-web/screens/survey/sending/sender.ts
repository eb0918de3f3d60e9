import { enterSilently } from '#application/access/enter-silently.ts';
import { castVote, type CastOutcome } from '#application/voting/cast-vote.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { isUnanswered } from '#domain/voting/answer.ts';
import { type Either, isLeft, isRight, left, right } from '#domain/shared/result.ts';
import { readReceiptCode, receiptCode } from '#domain/voting/receipt-code.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Council } from '#ui-web/composition/council.ts';
import {
  type Attempt,
  attemptFor,
  retriesIn,
  type SendingRefusal,
  takenIn,
  withOutcomes,
} from './attempt.ts';
import { censusEntry } from '../identity/census-form.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { type EarlierFinder, namesEarlier, unasked } from '../earlier-vote/earlier-finder.ts';
import { sessionedBallotBox } from './sessioned-ballot-box.ts';
import { chainToFill, replacedIn } from '../earlier-vote/replaced-votes.ts';
import type { OpenAccess } from '../open-access.ts';
import type { EarlierVote, OpenState } from '../state.ts';
import { answerable, asksCensus } from '../visit.ts';
import type { VoteHistory } from '../vote-history.ts';

interface SenderParts extends Pick<OpenAccess, 'open' | 'patch'> {
  readonly council: Council;
  readonly history: VoteHistory;
  readonly drafts: DraftKeeper;
  readonly finder: EarlierFinder;
}

/** The sending of a draft: session, ballot box, then what is known afterwards. Repeats keep their code. */
export function sender({ council, history, drafts, finder, open, patch }: SenderParts): () => Promise<void> {
  const castChain = castVote(sessionedBallotBox(council));
  const freshCode = () => receiptCode(council.randomBytes(15));

  async function outcomesOf(
    now: OpenState,
    attempt: Attempt,
  ): Promise<Either<SendingRefusal, readonly CastOutcome[]>> {
    const entered = await enterSilently(council)(council.realm);
    if (isLeft(entered)) return left({ kind: attempt.uncertain ? 'noAnswer' : 'notSent' });
    const found = await foundBefore(now);
    if (isLeft(found)) return found;
    const earlier = found.right;
    const census = asksCensus(now.visit) ? censusEntry(now.census) : null;
    const chains = chainsToSend(chainToFill(answerable(now.visit), earlier), attempt, replacedIn(earlier));
    const outcomes: CastOutcome[] = [];
    for (const chain of chains) {
      const cast = await castChain(council.realm, {
        chain,
        answers: attempt.answers,
        census,
        code: attempt.code,
        replaced: replacedIn(earlier),
      });
      // The draft was checked when the dialog opened: a chain that cannot be sent here is a defect.
      if (isLeft(cast)) throw new Error(cast.left.kind);
      outcomes.push(...cast.right);
    }
    return right(outcomes);
  }

  /** The vote that this one replaces, if any. It is looked for again where that could not be done before. */
  async function foundBefore(now: OpenState): Promise<Either<SendingRefusal, EarlierVote>> {
    if (!namesEarlier(now)) return right(unasked);
    const earlier = await finder.find();
    return earlier.kind === 'found' ? right(earlier) : left(notReplaced(earlier));
  }

  return async () => {
    const now = open();
    if (!now || now.dialog.kind === 'closed' || now.dialog.kind === 'sending') return;
    if (now.dialog.kind === 'taken' && now.dialog.sendingRest) return;
    const attempt = attemptFor(now.attempt, now.draft.answers, freshCode, readReceiptCode(now.earlierCode));
    const taken = takenIn(attempt).length > 0 && now.dialog.kind === 'taken';
    patch({
      attempt,
      dialog:
        taken && now.dialog.kind === 'taken' ? { ...now.dialog, sendingRest: true } : { kind: 'sending' },
    });
    const sent = await outcomesOf(now, attempt);
    const after = isLeft(sent) ? attempt : withOutcomes(attempt, sent.right);
    history.add(takenIn(after));
    if (takenIn(after).length > 0) {
      drafts.discard(now.visit.main.id);
      const at = now.dialog.kind === 'taken' ? now.dialog.at : council.clock.now();
      return patch({ attempt: after, restoredAt: null, dialog: { kind: 'taken', at, sendingRest: false } });
    }
    const refusal = isLeft(sent) ? sent.left : firstRefusal(sent.right);
    const earlier: EarlierVote =
      refusal.kind === 'unknownVote' ? { kind: 'refused', refusal } : (open() ?? now).earlier;
    patch({ attempt: after, earlier, dialog: { kind: 'refused', refusal } });
  };
}

/** Why a vote is not sent whose earlier vote was not found. Without an answer nothing is known of it, nor of its code. */
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
 * The first time the whole chain goes, main survey first. Once a survey has been taken, those that may still be are
 * sent one by one, so that one of them failing does not hold the others back; so are those of a change that leaves the
 * main survey as it was.
 */
function chainsToSend(
  chain: readonly Survey[],
  attempt: Attempt,
  replaced: ReadonlySet<SurveyId>,
): readonly (readonly Survey[])[] {
  if (takenIn(attempt).length === 0) {
    const [main] = chain;
    if (replaced.size === 0 || (main && replaced.has(main.id))) return [chain];
    return chain.filter(({ id }) => !isUnanswered(attempt.answers.get(id))).map((survey) => [survey]);
  }
  const again = new Set(retriesIn(attempt));
  return chain.filter(({ id }) => again.has(id)).map((survey) => [survey]);
}

function firstRefusal(outcomes: readonly CastOutcome[]): SendingRefusal {
  const [first] = outcomes;
  if (first === undefined || isRight(first.result)) throw new Error('no refusal among the outcomes');
  return first.result.left;
}
