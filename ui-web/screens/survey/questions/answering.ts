import type { AnswerId, ProposalId } from '#domain/shared/ids.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { leavingBlank, voteBlank } from './blank-vote.ts';
import { chooseOne, toggleOption, toggleProposal } from '../kinds/options/choosing.ts';
import { rateAnswer, slide } from '../kinds/limited-sliders/sliding.ts';
import { answered, type DraftBallot } from '../draft/draft-ballot.ts';
import { forgetOrder, keepOrder, placeAnswer, unrank } from '../kinds/ranking/ordering.ts';

/** What can be done to answer a survey, each kind of question its own. On a question of another kind nothing happens. */
export interface Answering {
  /** One answer of `options`, `yesNo` or `likeDislike`, or none. */
  choose(survey: Survey, id: AnswerId | null): void;
  /** Ticks or unticks an answer of `optionsMultiple`. */
  toggle(survey: Survey, id: AnswerId): void;
  /** Adds or removes a proposal of `budgetAmount`. */
  toggleProposal(survey: Survey, id: ProposalId): void;
  /** An answer of `sortable` or `ranked` to a position, from 0. */
  place(survey: Survey, id: AnswerId, to: number): void;
  /** An answer of `ranked` out of its slot. */
  unrank(survey: Survey, id: AnswerId): void;
  /** The order of `sortable` as it is shown becomes the answer, or there is none again. */
  decideOrder(survey: Survey, decided: boolean): void;
  /** Whole percents for an answer of `limitedSliders`. */
  slide(survey: Survey, id: AnswerId, percent: number): void;
  /** Stars of `rating`, or none. */
  rate(survey: Survey, stars: number | null): void;
  /** Stars for an answer of `ratingAnswers`, or none. */
  rateAnswer(survey: Survey, id: AnswerId, stars: number | null): void;
  /** The text of `free`, as written so far. */
  write(survey: Survey, text: string): void;
  /** Gives the like of `likes`, or takes it back. */
  like(survey: Survey, liked: boolean): void;
  /** Casts a blank ballot in this survey, or takes that back. */
  voteBlank(survey: Survey, isBlank: boolean): void;
}

/**
 * Writes answers in the draft that `changeDraft` holds. `shownOf` gives a question as it is shown, with its answers in
 * the order of this device: a list to be put in order begins there.
 */
export function answering(
  changeDraft: (after: (draft: DraftBallot) => DraftBallot) => void,
  shownOf: (survey: Survey) => Question,
): Answering {
  const answer = ({ id }: Survey, after: (draft: DraftBallot) => DraftBallot) =>
    changeDraft((draft) => leavingBlank(draft, after(draft), id));
  return {
    choose: (survey, id) => answer(survey, (draft) => chooseOne(draft, survey.id, id)),
    toggle: (survey, id) => {
      const { question } = survey;
      if (question.kind === 'optionsMultiple')
        answer(survey, (draft) => toggleOption(draft, survey.id, question, id));
    },
    toggleProposal: (survey, proposal) => {
      const { question } = survey;
      if (question.kind === 'budgetAmount')
        answer(survey, (draft) => toggleProposal(draft, survey.id, question, proposal));
    },
    place: (survey, id, to) => {
      const question = shownOf(survey);
      if (question.kind === 'sortable' || question.kind === 'ranked')
        answer(survey, (draft) => placeAnswer(draft, survey.id, question, id, to));
    },
    unrank: (survey, id) => answer(survey, (draft) => unrank(draft, survey.id, id)),
    decideOrder: (survey, decided) => {
      const question = shownOf(survey);
      if (question.kind === 'sortable')
        answer(survey, (draft) =>
          decided ? keepOrder(draft, survey.id, question) : forgetOrder(draft, survey.id),
        );
    },
    slide: (survey, id, percent) => {
      const { question } = survey;
      if (question.kind === 'limitedSliders')
        answer(survey, (draft) => slide(draft, survey.id, question, id, percent));
    },
    rate: (survey, stars) => answer(survey, (draft) => answered(draft, survey.id, stars ?? [])),
    rateAnswer: (survey, id, stars) => {
      const { question } = survey;
      if (question.kind === 'ratingAnswers')
        answer(survey, (draft) => rateAnswer(draft, survey.id, question, id, stars));
    },
    write: (survey, text) => answer(survey, (draft) => answered(draft, survey.id, text)),
    like: (survey, liked) => answer(survey, (draft) => answered(draft, survey.id, liked ? 1 : [])),
    voteBlank: (survey, isBlank) => changeDraft((draft) => voteBlank(draft, survey.id, isBlank)),
  };
}
