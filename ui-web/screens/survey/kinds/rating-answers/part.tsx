import type { PartProps } from '../question-kind.ts';
import { Stars } from '../stars/stars.tsx';
import type { RatingAnswersView } from './view.ts';

/** One group of stars for each answer. */
export function RatingAnswersQuestion({ view, answering }: PartProps<RatingAnswersView>) {
  return (
    <div className="stack stack-24 stretch">
      {view.rated.map((stars) => (
        <Stars
          key={stars.name}
          stars={stars}
          onChange={(given) => stars.rated && answering.rateAnswer(view.survey, stars.rated.answer, given)}
        />
      ))}
    </div>
  );
}
