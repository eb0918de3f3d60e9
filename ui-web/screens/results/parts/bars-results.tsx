import { ResultBars } from '#ui-web/components/result-bars/result-bars.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { DrawnProps } from '../kinds/drawn-props.ts';
import { FiguresPart } from './figures-part.tsx';
import type { RatingView } from '../kinds/rating/view.ts';
import { ResultHead } from './result-head.tsx';
import { ResultRow } from './result-row.tsx';

interface BarsResultsProps extends DrawnProps {
  readonly view: RatingView;
  /** What the bars show: stars or shares. */
  readonly of: 'stars' | 'shares';
}

/** A result in bars and figures: stars of a rating, average shares of sliders. */
export function BarsResults({ view, of, ...props }: BarsResultsProps) {
  const { t } = useSpeech();
  return (
    <>
      <ResultHead view={view} tally={props.tally} />
      <ResultRow survey={props.survey} part="votes" level={props.level} title={t(`results:${of}Chart.title`)}>
        <ResultBars caption={t(`results:${of}Chart.caption`)} bars={view.bars} />
      </ResultRow>
      <FiguresPart {...props} figures={view.figures} />
    </>
  );
}
