import { useSpeech } from '#ui-web/speech.ts';
import { BarsResults } from '../../parts/bars-results.tsx';
import type { ResultProps } from '../result-kind.ts';
import { slidersView } from './view.ts';

/** The average share of each answer. */
export function SlidersResults({ question, ...props }: ResultProps<'limitedSliders'>) {
  const view = slidersView(question.answers, props.tally, useSpeech());
  return <BarsResults {...props} of="shares" view={view} />;
}
