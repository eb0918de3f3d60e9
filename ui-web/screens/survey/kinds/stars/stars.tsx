import { StarRating } from '#ui-web/components/star-rating/star-rating.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { answerDetail } from '../answers/answer-detail.tsx';
import type { StarsView } from './stars-view.ts';

/** One group of stars. */
export function Stars({
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
