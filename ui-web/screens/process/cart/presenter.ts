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

/** What just happened, for screen readers; `serial` distinguishes a repetition from the same message still shown. */
interface CartEvent {
  readonly serial: number;
  readonly kind: 'added' | 'removed' | 'refused';
  readonly proposal: ProposalId;
}

export interface CartState {
  readonly chosen: readonly ProposalId[];
  /** Shown until the next change. */
  readonly refusal: CartRefusal | null;
  readonly event: CartEvent | null;
}

export interface CartPresenter extends Presenter<CartState> {
  /** Reads what the device has stored: another page of the portal may have changed it. */
  readonly load: () => Promise<void>;
  readonly add: (proposal: SurveyProposal) => Promise<void>;
  readonly remove: (proposal: ProposalId) => Promise<void>;
}

interface CartSurvey {
  readonly id: SurveyId;
  readonly question: Extract<Question, { kind: 'budgetAmount' }>;
}

/** The chosen proposals of a draft; none of them if they do not answer the question as it is now. */
function chosenIn(draft: Draft | null, { id, question }: CartSurvey): readonly ProposalId[] | null {
  const raw = draft?.answers[id];
  if (raw === undefined) return null;
  const checked = checkAnswer(question, raw);
  return !isLeft(checked) && checked.right.kind === 'budgetAmount' ? checked.right.chosen : null;
}

/** Keeps the chosen proposals in the draft; a draft without any answer is discarded. */
async function keepChosen(
  { realm, drafts, clock }: Council,
  survey: SurveyId,
  draft: Draft | null,
  chosen: readonly ProposalId[],
): Promise<void> {
  const { [survey]: _, ...others } = draft?.answers ?? {};
  const answers = chosen.length === 0 ? others : { ...others, [survey]: chosen };
  const nothing = Object.values(answers).every(isUnanswered);
  await (nothing
    ? drafts.discard(realm, survey)
    : drafts.keep(realm, survey, { answers, keptAt: clock.now() }));
}

/** The state after a change of the cart that was made or refused. */
function changedState(
  { event }: CartState,
  kind: 'added' | 'removed',
  proposal: ProposalId,
  chosen: readonly ProposalId[],
  changed: Either<CartRefusal, readonly ProposalId[]>,
): CartState {
  const serial = (event?.serial ?? 0) + 1;
  return isLeft(changed)
    ? { chosen, refusal: changed.left, event: { serial, kind: 'refused', proposal } }
    : { chosen: changed.right, refusal: null, event: { serial, kind, proposal } };
}

/** Does one work after the other, whatever became of the one before. */
function turns(): (work: () => Promise<void>) => Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = before.then(work);
    before = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * The cart of a budget vote: it is the draft of the survey on this device, so that what is chosen here is chosen on
 * the page of the survey, and is sent there as a vote. Every change starts from what the device has stored by then,
 * whichever page wrote it.
 */
export function cartPresenter(council: Council, survey: CartSurvey): CartPresenter {
  const { realm, drafts } = council;
  const state = new BehaviorSubject<CartState>({ chosen: [], refusal: null, event: null });
  const inTurn = turns();
  /** If the browser stores nothing, the page still has its own state. */
  const now = async () => {
    const draft = await drafts.load(realm, survey.id).catch(() => null);
    return { draft, chosen: chosenIn(draft, survey) ?? state.value.chosen };
  };
  const change = (
    kind: 'added' | 'removed',
    proposal: ProposalId,
    work: (chosen: readonly ProposalId[]) => Either<CartRefusal, readonly ProposalId[]>,
  ) =>
    inTurn(async () => {
      const { draft, chosen } = await now();
      const changed = work(chosen);
      state.next(changedState(state.value, kind, proposal, chosen, changed));
      if (isLeft(changed)) return;
      // What cannot be stored is lost with the page, not earlier.
      await keepChosen(council, survey.id, draft, changed.right).catch(() => undefined);
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
