import { StackedBars } from '#ui-web/components/stacked-bars/stacked-bars.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { DrawnProps } from '../drawn-props.ts';
import { FiguresPart } from '../../parts/figures-part.tsx';
import { type RankingQuestion, rankingView } from './view.ts';

interface RankingProps extends DrawnProps {
  readonly question: RankingQuestion;
}
import { ResultHead } from '../../parts/result-head.tsx';
import { ResultRow } from '../../parts/result-row.tsx';

/** Points of a ranking, stacked by the positions that they come from. */
export function RankingResults({ question, ...props }: RankingProps) {
  const speech = useSpeech();
  const { t } = speech;
  const view = rankingView(question, props.tally, speech);
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
