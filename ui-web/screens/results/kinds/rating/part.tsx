import { useSpeech } from '#ui-web/speech.ts';
import { BarsResults } from '../../parts/bars-results.tsx';
import type { ResultProps } from '../result-kind.ts';
import { ratingView } from './view.ts';

/** Ballots by number of stars, and their average. */
export function RatingResults({ question, ...props }: ResultProps<'rating'>) {
  const view = ratingView(question.range, props.tally, useSpeech());
  return <BarsResults {...props} of="stars" view={view} />;
}
