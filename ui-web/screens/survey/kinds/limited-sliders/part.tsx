import { SliderField } from '#ui-web/components/slider/slider-field.tsx';
import { SliderTotal } from '#ui-web/components/slider/slider-total.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { answerDetail } from '../answers/answer-detail.tsx';
import type { PartProps } from '../question-kind.ts';
import { percent, type SlidersView } from './view.ts';

/** Sliders that share 100 %. */
export function SlidersQuestion({ view, answering }: PartProps<SlidersView>) {
  const { t, language } = useSpeech();
  return (
    <div className="stack stack-24 stretch">
      <SliderTotal percent={view.given}>{view.total}</SliderTotal>
      {view.sliders.map(({ id, answer, option, hint, error, value, most, numberLabel }) => (
        <SliderField
          key={id}
          id={id}
          title={option.title}
          detail={answerDetail(option)}
          hint={hint}
          error={error}
          value={value}
          most={most}
          numberLabel={numberLabel}
          onStep={(to) => answering.stepSlider(view.survey, answer, to)}
          adjusted={(to) => t('survey:sliders.adjusted', { percent: percent(to, language) })}
          onChange={(to) => answering.slide(view.survey, answer, to)}
        />
      ))}
    </div>
  );
}
