import { type QuestionKind, usual } from '../question-kind.ts';
import { SlidersQuestion } from './part.tsx';
import { slidersSummary } from './summary.ts';
import { type SlidersView, slidersView } from './view.ts';

/** Sliders that share 100 %. */
export const limitedSlidersKind = {
  ...usual,
  // A slider may be lowered below its minimum while it is moved.
  mendable: ['outOfRange'],
  view: slidersView,
  part: SlidersQuestion,
  summary: slidersSummary,
} as const satisfies QuestionKind<'limitedSliders', SlidersView>;
