import { useSpeech } from '#ui-web/speech.ts';
import { isAllBlank } from './blank-view.ts';
import { BarsResults } from './bars-results.tsx';
import { BudgetResults } from './budget-results.tsx';
import { CountedResults } from './counted-results.tsx';
import type { DrawnProps } from './drawn-props.ts';
import { FreeResults } from './free-results.tsx';
import { LikesResults } from './likes-results.tsx';
import { RankingResults } from './ranking-results.tsx';
import { rankingView } from './ranking-view.ts';
import { RatedResults } from './rated-results.tsx';
import { ratedView } from './rated-view.ts';
import { ratingView } from './rating-view.ts';
import { ResultHead } from './result-head.tsx';
import { slidersView } from './sliders-view.ts';

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
