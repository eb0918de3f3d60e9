import { enterSilently } from '#application/access/enter-silently.ts';
import { castVote, type Outcome } from '#application/voting/cast-vote.ts';
import { type Either, isLeft, isRight, left, right } from '#domain/shared/result.ts';
import { type ReceiptCode, readReceiptCode, receiptCode } from '#domain/voting/receipt-code.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Council } from '#ui-web/council.ts';
import {
  type Attempt,
  attemptFor,
  retriesIn,
  type SendingRefusal,
  takenIn,
  withOutcomes,
} from './attempt.ts';
import { censusEntry } from './census-form.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { sessionedBallotBox } from './sessioned-ballot-box.ts';
import type { OpenState } from './state.ts';
import { answerable, asksCensus } from './visit.ts';
import type { VoteHistory } from './vote-history.ts';

interface Desk {
  readonly council: Council;
  readonly history: VoteHistory;
  readonly drafts: DraftKeeper;
  readonly open: () => OpenState | null;
  readonly patch: (change: Partial<Omit<OpenState, 'kind'>>) => void;
}

/** The sending of a paper: session, ballot box, then what is known afterwards. Repeats keep their code. */
export function sender({ council, history, drafts, open, patch }: Desk): () => Promise<void> {
  const castChain = castVote(sessionedBallotBox(council));
  const freshCode = () => receiptCode(council.randomBytes(15));

  async function outcomesOf(
    now: OpenState,
    attempt: Attempt,
  ): Promise<Either<SendingRefusal, readonly Outcome[]>> {
    const entered = await enterSilently(council)(council.realm);
    if (isLeft(entered)) return left({ kind: attempt.uncertain ? 'noAnswer' : 'notSent' });
    const census = asksCensus(now.visit) ? censusEntry(now.census) : null;
    const chains = chainsToSend(answerable(now.visit), attempt);
    const outcomes: Outcome[] = [];
    for (const chain of chains) {
      const cast = await castChain(council.realm, {
        chain,
        answers: attempt.answers,
        census,
        code: attempt.code,
      });
      // The paper was checked when the dialog opened: a chain that cannot be sent here is a defect.
      if (isLeft(cast)) throw new Error(cast.left.kind);
      outcomes.push(...cast.right);
    }
    return right(outcomes);
  }

  return async () => {
    const now = open();
    if (!now || now.dialog.kind === 'closed' || now.dialog.kind === 'sending') return;
    if (now.dialog.kind === 'taken' && now.dialog.sendingRest) return;
    const attempt = attemptOf(now, freshCode);
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
    patch({ attempt: after, dialog: { kind: 'refused', refusal } });
  };
}

/** The attempt with its code; one that the voter names, to replace an earlier vote, wins over one that was refused. */
function attemptOf(now: OpenState, freshCode: () => ReceiptCode): Attempt {
  const { attempt, paper } = now;
  const named = readReceiptCode(now.earlierCode);
  const renamed =
    attempt !== null && named !== null && named !== attempt.code && takenIn(attempt).length === 0;
  return attemptFor(renamed ? null : attempt, paper.answers, () => named ?? freshCode());
}

/**
 * The first time the whole chain goes, main survey first. Once a survey has been taken, those that may still be are
 * sent one by one, so that one of them failing does not hold the others back.
 */
function chainsToSend(chain: readonly Survey[], attempt: Attempt): readonly (readonly Survey[])[] {
  if (takenIn(attempt).length === 0) return [chain];
  const again = new Set(retriesIn(attempt));
  return chain.filter(({ id }) => again.has(id)).map((survey) => [survey]);
}

function firstRefusal(outcomes: readonly Outcome[]): SendingRefusal {
  const [first] = outcomes;
  if (first === undefined || isRight(first.result)) throw new Error('no refusal among the outcomes');
  return first.result.left;
}
