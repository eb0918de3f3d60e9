import { useSpeech } from '#ui-web/speech.ts';
import { isAllBlank } from '../parts/blank-view.ts';
import { BarsResults } from '../parts/bars-results.tsx';
import { BudgetResults } from './budget-amount/part.tsx';
import { CountedResults } from './counted/part.tsx';
import type { DrawnProps } from './drawn-props.ts';
import { FreeResults } from './free/part.tsx';
import { LikesResults } from './likes/part.tsx';
import { RankingResults } from './ranking/part.tsx';
import { rankingView } from './ranking/view.ts';
import { RatedResults } from './rating-answers/part.tsx';
import { ratedView } from './rating-answers/view.ts';
import { ratingView } from './rating/view.ts';
import { ResultHead } from '../parts/result-head.tsx';
import { slidersView } from './limited-sliders/view.ts';

/** A result after its display type (specification 2, section 2). */
export function DrawnResults(props: DrawnProps) {
  const speech = useSpeech();
  const { survey, tally } = props;
  const { question } = survey;
  // A budget is shared out by its rule all the same.
  if (isAllBlank(tally) && question.kind !== 'budgetAmount')
    return <ResultHead view={{ conclusion: speech.t('results:blank.all'), details: [] }} tally={tally} />;
  switch (question.kind) {
    case 'budgetAmount':
      return <BudgetResults {...props} question={question} />;
    case 'rating':
      return <BarsResults {...props} of="stars" view={ratingView(question.range, tally, speech)} />;
    case 'ratingAnswers':
      return <RatedResults {...props} view={ratedView(question.answers, question.range, tally, speech)} />;
    case 'sortable':
    case 'ranked':
      return <RankingResults {...props} view={rankingView(question, tally, speech)} />;
    case 'limitedSliders':
      return <BarsResults {...props} of="shares" view={slidersView(question.answers, tally, speech)} />;
    case 'free':
      return <FreeResults {...props} />;
    case 'likes':
      return <LikesResults {...props} />;
    case 'options':
    case 'yesNo':
    case 'likeDislike':
    case 'optionsMultiple':
      return <CountedResults {...props} />;
    case 'unknown':
      return null;
    default:
      return question satisfies never;
  }
}
