import { type ReactNode, use, useEffect, useMemo } from 'react';
import { formatMoney } from '#application/text/numbers.ts';
import { proposalId } from '#domain/shared/ids.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { SurveyProposal } from '#domain/voting/survey-proposal.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';
import { BudgetBar } from '#ui-web/components/budget-bar/budget-bar.tsx';
import { BudgetLayout } from '#ui-web/components/budget-bar/budget-layout.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { Announcer } from '#ui-web/screens/survey/announcements/announcer.tsx';
import { marked } from '#ui-web/screens/survey/marked.tsx';
import { useVotedSurveys } from '#ui-web/screens/survey/use-voted-surveys.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useIsWide } from '#ui-web/shell/start/is-wide.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './cart.module.css';
import { cartSummaryId } from './cart-summary-id.ts';
import { cartPresenter } from './presenter.ts';
import { Summary } from './summary.tsx';
import { type CartView, cartAnnouncement, cartView, refusalOn } from './view-model.ts';

/** How a card uses the cart. */
export interface CardInCart {
  readonly chosen: boolean;
  readonly chosenText: string;
  readonly toggle: { readonly text: string; readonly onClick: () => void };
  readonly refusal: ReturnType<typeof refusalOn>;
}

interface CartProps {
  readonly survey: Survey;
  readonly question: BudgetQuestion;
  readonly voteAddress: string;
  /** The list of cards, each with its button for the cart. */
  readonly children: (inCart: (proposal: SurveyProposal) => CardInCart) => ReactNode;
}

/** The cart of a survey, read again whenever the reader comes back to its page. */
function useCart(survey: Survey, question: BudgetQuestion) {
  const { council } = usePlace();
  const presenter = useMemo(
    () => cartPresenter(council, { id: survey.id, question }),
    [council, survey.id, question],
  );
  useEffect(() => {
    const look = () => void presenter.load();
    look();
    // Another page of the portal may have changed it meanwhile.
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [presenter]);
  return presenter;
}

/** The proposals of an open budget vote with a cart beside them: chosen here, sent as a vote on the page of the survey. */
export function Cart({ survey, question, voteAddress, children }: CartProps) {
  const speech = useSpeech();
  use(speech.later());
  const { t } = speech;
  const presenter = useCart(survey, question);
  const state = useViewModel(presenter);
  const isWide = useIsWide();
  const hasVoted = useVotedSurveys().has(survey.id);
  const view = cartView(state, question, speech);
  const remove = (id: string) => void presenter.remove(proposalId(id));
  const inCart = (proposal: SurveyProposal): CardInCart => {
    const chosen = state.chosen.includes(proposal.id);
    return {
      chosen,
      chosenText: t('survey:budget.chosen'),
      toggle: {
        text: t(chosen ? 'survey:budget.remove' : 'survey:budget.add'),
        onClick: () => void (chosen ? presenter.remove(proposal.id) : presenter.add(proposal)),
      },
      refusal: refusalOn(state, proposal, speech),
    };
  };
  const summary = (
    <Summary
      view={view}
      withBar={isWide}
      canChangeVote={survey.canChangeVote}
      voteAddress={voteAddress}
      onRemove={remove}
    />
  );
  return (
    <>
      <p>{t('cart:lead', { total: formatMoney(question.total) })}</p>
      {hasVoted && (
        <Notice tone="info">
          <p>{t('cart:voted')}</p>
        </Notice>
      )}
      <div className={classNames(styles.cart, isWide && styles.side)}>
        {isWide ? (
          <div>{children(inCart)}</div>
        ) : (
          <BudgetLayout bar={<Bar view={view} remove={remove} />}>{children(inCart)}</BudgetLayout>
        )}
        {summary}
      </div>
      <Announcer said={cartAnnouncement(state, question, speech)} />
    </>
  );
}

/** The money left, always in sight on a small screen. */
function Bar({ view, remove }: { readonly view: CartView; readonly remove: (id: string) => void }) {
  const { t } = useSpeech();
  return (
    <BudgetBar
      label={t('survey:budget.label')}
      remaining={{ label: t('survey:budget.remaining'), amount: view.remaining }}
      spent={marked(t('survey:budget.spent', { count: view.count, spent: view.spent, total: view.total }))}
      review={{ href: `#${cartSummaryId}`, text: t('survey:budget.review'), hidden: t('cart:reviewHidden') }}
      segments={view.chosen.map(({ id, share, shortTitle, removeLabel }) => ({
        id,
        identifier: id,
        share,
        name: shortTitle,
        removeLabel,
      }))}
      free={view.free}
      chosenLabel={t('survey:budget.chosenLabel')}
      onRemove={remove}
    />
  );
}
