import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { StatusLine } from '#ui-web/components/ribbon/status-line.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { statusView } from '#ui-web/screens/survey/status-view.ts';
import { wayTo } from '#ui-web/screens/survey/way-to.ts';
import type { Visit } from '#ui-web/screens/survey/visit.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ChainResults } from './chain-results.tsx';
import { ResultsProcess } from './recount/results-process.ts';

/** The result of a survey that is over, and those of its chain. */
export function ClosedResults({ visit }: { readonly visit: Visit }) {
  const speech = useSpeech();
  const status = statusView(visit, speech);
  const title = textOf(speech.said(visit.process.title));
  return (
    <div className="wrap">
      <Breadcrumbs label={speech.t('survey:way')} items={wayTo(visit, speech)} />
      <div className="page-top">
        <StatusLine state={status.state} stateText={status.stateText}>
          {status.text}
        </StatusLine>
        <ScreenTitle className="small-title" of={speech.t('results:title', { title })} />
      </div>
      <ResultsProcess value={visit.process.id}>
        <ChainResults visit={visit} />
      </ResultsProcess>
    </div>
  );
}
