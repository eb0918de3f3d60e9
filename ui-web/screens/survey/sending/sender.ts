import type { CastOutcome } from '#application/voting/cast-vote.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { readReceiptCode, receiptCode } from '#domain/voting/receipt-code.ts';
import type { Council } from '#ui-web/composition/council.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import type { EarlierFinder } from '../earlier-vote/earlier-finder.ts';
import type { OpenAccess } from '../open-access.ts';
import type { EarlierVote } from '../state.ts';
import type { VoteHistory } from '../local-vote-history.ts';
import { attemptFor, type SendingRefusal, takenIn, withOutcomes } from './attempt.ts';
import { draftCaster } from './draft-caster.ts';

interface SenderParts extends Pick<OpenAccess, 'open' | 'patch'> {
  readonly council: Council;
  readonly history: VoteHistory;
  readonly drafts: DraftKeeper;
  readonly finder: EarlierFinder;
}

/** The sending of a draft: session, ballot box, then the outcomes. Repeats keep their code. */
export function voteSender({
  council,
  history,
  drafts,
  finder,
  open,
  patch,
}: SenderParts): () => Promise<void> {
  const castDraft = draftCaster(council, finder);
  const freshCode = () => receiptCode(council.randomBytes(15));

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
    const sent = await castDraft(now, attempt);
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

function firstRefusal(outcomes: readonly CastOutcome[]): SendingRefusal {
  const [first] = outcomes;
  if (first === undefined || isRight(first.result)) throw new Error('no refusal among the outcomes');
  return first.result.left;
}
