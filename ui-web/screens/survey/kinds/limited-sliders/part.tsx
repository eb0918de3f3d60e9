import { SliderField } from '#ui-web/components/slider/slider-field.tsx';
import { SliderTotal } from '#ui-web/components/slider/slider-total.tsx';
import { StarRating } from '#ui-web/components/star-rating/star-rating.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { answerDetail } from '../answers/answer-detail.tsx';
import type { Drawn } from '../../questions/question.tsx';
import type { StarsView } from '../stars/stars-view.ts';

/** Sliders that share 100 %. */
export function SlidersQuestion({ view, answering }: Drawn<'limitedSliders'>) {
  return (
    <div className="stack stack-24 stretch">
      <SliderTotal percent={view.given}>{view.total}</SliderTotal>
      {view.sliders.map(({ id, answer, option, hint, error, value, numberLabel }) => (
        <SliderField
          key={id}
          id={id}
          title={option.title}
          detail={answerDetail(option)}
          hint={hint}
          error={error}
          value={value}
          numberLabel={numberLabel}
          onChange={(percent) => answering.slide(view.survey, answer, percent)}
        />
      ))}
    </div>
  );
}

export function RatingQuestion({ view, answering }: Drawn<'rating'>) {
  return <Stars stars={view.stars} onChange={(stars) => answering.rate(view.survey, stars)} />;
}

/** One group of stars an answer. */
export function RatingAnswersQuestion({ view, answering }: Drawn<'ratingAnswers'>) {
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

function Stars({
  stars: { name, rated, stars, value, shown, blank, unanswered },
  onChange,
}: {
  readonly stars: StarsView;
  readonly onChange: (stars: number | null) => void;
}) {
  return (
    <StarRating
      name={name}
      {...(rated ? { legend: <Words of={rated.option.title} />, detail: answerDetail(rated.option) } : {})}
      stars={stars}
      value={value}
      shown={shown}
      blank={blank ?? undefined}
      unanswered={unanswered}
      onChange={onChange}
    />
  );
}
