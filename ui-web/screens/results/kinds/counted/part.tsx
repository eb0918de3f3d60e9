import { useSpeech } from '#ui-web/speech.ts';
import { countedView } from './view.ts';
import type { DrawnProps } from '../drawn-props.ts';
import { ResultHead } from '../../parts/result-head.tsx';
import { VotesAndFigures } from '../../parts/votes-and-figures.tsx';

/** Answers and how often each was chosen. */
export function CountedResults(props: DrawnProps) {
  const speech = useSpeech();
  const view = countedView(props.survey, props.tally, speech);
  return (
    <>
      <ResultHead view={view} tally={props.tally} />
      <VotesAndFigures {...props} view={view} columns={{ title: speech.t('results:columns.answer') }} />
    </>
  );
}
