import { StackedBars } from '#ui-web/components/stacked-bars/stacked-bars.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { DrawnProps } from '../drawn-props.ts';
import { FiguresPart } from '../../parts/figures-part.tsx';
import type { RankingView } from './view.ts';
import { ResultHead } from '../../parts/result-head.tsx';
import { ResultRow } from '../../parts/result-row.tsx';

/** Points of a ranking, stacked by the positions that they come from. */
export function RankingResults({ view, ...props }: DrawnProps & { readonly view: RankingView }) {
  const { t } = useSpeech();
  return (
    <>
      <ResultHead view={view} tally={props.tally} />
      <ResultRow
        survey={props.survey}
        part="votes"
        level={props.level}
        title={t('results:pointsChart.title')}
        lead={<p>{t('results:pointsChart.lead')}</p>}
      >
        <StackedBars caption={t('results:pointsChart.caption')} legend={view.legend} bars={view.bars} />
      </ResultRow>
      <FiguresPart {...props} figures={view.figures} />
    </>
  );
}
