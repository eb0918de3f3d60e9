import { BehaviorSubject } from 'rxjs';
import type { Draft } from '#application/ports/browser/draft-store.ts';
import type { ProposalId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import { isUnanswered } from '#domain/voting/answer.ts';
import {
  addProposal,
  type CartRefusal,
  removeProposal,
} from '#domain/voting/kinds/budget-amount/selection.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { SurveyProposal } from '#domain/voting/survey-proposal.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** What just happened, to be said aloud; `serial` tells a repetition from the same thing still standing. */
interface CartEvent {
  readonly serial: number;
  readonly kind: 'added' | 'removed' | 'refused';
  readonly proposal: ProposalId;
}

export interface CartState {
  readonly chosen: readonly ProposalId[];
  /** Stands until the next change. */
  readonly refusal: CartRefusal | null;
  readonly event: CartEvent | null;
}

export interface CartPresenter extends Presenter<CartState> {
  /** Looks at what the device has kept: another page of the portal may have changed it. */
  readonly load: () => Promise<void>;
  readonly add: (proposal: SurveyProposal) => Promise<void>;
  readonly remove: (proposal: ProposalId) => Promise<void>;
}

interface CartSurvey {
  readonly id: SurveyId;
  readonly question: Extract<Question, { kind: 'budgetAmount' }>;
}

/** The chosen proposals of a draft; none where they do not answer the question as it is now. */
function chosenIn(draft: Draft | null, { id, question }: CartSurvey): readonly ProposalId[] | null {
  const raw = draft?.answers[id];
  if (raw === undefined) return null;
  const checked = checkAnswer(question, raw);
  return !isLeft(checked) && checked.right.kind === 'budgetAmount' ? checked.right.chosen : null;
}

/**
 * The cart of a budget vote: the very draft of its survey on this device, so that what is chosen here is chosen there,
 * and is sent there as a vote. Every change begins with what the device has by then, whichever page wrote it.
 */
export function cartPresenter({ realm, drafts, clock }: Council, survey: CartSurvey): CartPresenter {
  const state = new BehaviorSubject<CartState>({ chosen: [], refusal: null, event: null });
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    const turn = before.then(work);
    before = turn.catch(() => undefined);
    return turn;
  };
  /** A browser that keeps nothing still has what this page has. */
  const now = async () => {
    const draft = await drafts.load(realm, survey.id).catch(() => null);
    return { draft, chosen: chosenIn(draft, survey) ?? state.value.chosen };
  };
  const keep = async (draft: Draft | null, chosen: readonly ProposalId[]) => {
    const { [survey.id]: _, ...others } = draft?.answers ?? {};
    const answers = chosen.length === 0 ? others : { ...others, [survey.id]: chosen };
    const nothing = Object.values(answers).every(isUnanswered);
    await (nothing
      ? drafts.discard(realm, survey.id)
      : drafts.keep(realm, survey.id, { answers, keptAt: clock.now() }));
  };
  const change = (
    kind: 'added' | 'removed',
    proposal: ProposalId,
    work: (chosen: readonly ProposalId[]) => Either<CartRefusal, readonly ProposalId[]>,
  ) =>
    inTurn(async () => {
      const { draft, chosen } = await now();
      const changed = work(chosen);
      const serial = (state.value.event?.serial ?? 0) + 1;
      if (isLeft(changed)) {
        const event = { serial, kind: 'refused', proposal } as const;
        return state.next({ chosen, refusal: changed.left, event });
      }
      state.next({ chosen: changed.right, refusal: null, event: { serial, kind, proposal } });
      // What cannot be kept is lost with the page, no sooner.
      await keep(draft, changed.right).catch(() => undefined);
    });
  const { proposals, total } = survey.question;
  return {
    ...presented(state),
    load: () =>
      inTurn(async () => {
        const { chosen } = await now();
        state.next({ ...state.value, chosen });
      }),
    add: (proposal) =>
      change('added', proposal.id, (chosen) => addProposal(proposals, total, chosen, proposal)),
    remove: (proposal) => change('removed', proposal, (chosen) => right(removeProposal(chosen, proposal))),
  };
}
