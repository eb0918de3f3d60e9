import type { AnswerId, ProposalId } from '#domain/shared/ids.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { chooseOne, toggleOption, toggleProposal } from './choosing.ts';
import { rateAnswer, slide } from './grading.ts';
import { answered, type Paper } from './paper.ts';
import { forgetOrder, keepOrder, placeAnswer, unrank } from './ranking.ts';

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
}

/** Writes answers on the paper that `changePaper` holds. */
export function answering(changePaper: (after: (paper: Paper) => Paper) => void): Answering {
  return {
    choose: ({ id }, answer) => changePaper((paper) => chooseOne(paper, id, answer)),
    toggle: ({ id, question }, answer) => {
      if (question.kind === 'optionsMultiple')
        changePaper((paper) => toggleOption(paper, id, question, answer));
    },
    toggleProposal: ({ id, question }, proposal) => {
      if (question.kind === 'budgetAmount')
        changePaper((paper) => toggleProposal(paper, id, question, proposal));
    },
    place: ({ id, question }, answer, to) => {
      if (question.kind === 'sortable' || question.kind === 'ranked')
        changePaper((paper) => placeAnswer(paper, id, question, answer, to));
    },
    unrank: ({ id }, answer) => changePaper((paper) => unrank(paper, id, answer)),
    decideOrder: ({ id, question }, decided) => {
      if (question.kind === 'sortable')
        changePaper((paper) => (decided ? keepOrder(paper, id, question) : forgetOrder(paper, id)));
    },
    slide: ({ id, question }, answer, percent) => {
      if (question.kind === 'limitedSliders')
        changePaper((paper) => slide(paper, id, question, answer, percent));
    },
    rate: ({ id }, stars) => changePaper((paper) => answered(paper, id, stars ?? [])),
    rateAnswer: ({ id, question }, answer, stars) => {
      if (question.kind === 'ratingAnswers')
        changePaper((paper) => rateAnswer(paper, id, question, answer, stars));
    },
    write: ({ id }, text) => changePaper((paper) => answered(paper, id, text)),
    like: ({ id }, liked) => changePaper((paper) => answered(paper, id, liked ? 1 : [])),
  };
}
