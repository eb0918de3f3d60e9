import type { PartProps } from '../question-kind.ts';
import { Stars } from '../stars/stars.tsx';
import type { RatingView } from './view.ts';

/** Stars for the survey itself. */
export function RatingQuestion({ view, answering }: PartProps<RatingView>) {
  return <Stars stars={view.stars} onChange={(stars) => answering.rate(view.survey, stars)} />;
}
