import { lazy } from 'react';
import { useViewModel } from '#ui-web/presenter.ts';
import { AfterDrawing } from '#ui-web/shell/start/after-drawing.tsx';
import { useVotedSurveys } from '#ui-web/screens/survey/use-voted-surveys.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useOpened } from '#ui-web/shell/start/first-view.ts';
import { leadingProcess } from './hero-view.ts';
import { Leader } from './leader.tsx';
import { homePresenter } from './presenter.ts';

const Below = lazy(async () => ({ default: (await import('./below.tsx')).Below }));

/** Hides the foot of the page until the content above it is loaded. */
const room = <div className="window-high" />;

/** The home page: what can be done now, and below it what the town shows. */
export function HomeScreen() {
  const { council, site } = usePlace();
  const presenter = useOpened(
    { name: 'home', make: () => homePresenter(council), open: (one) => one.ask() },
    council,
  );
  const state = useViewModel(presenter);
  const moment = { now: council.clock.now(), zone: site.timeZone };
  const voted = useVotedSurveys();
  const leading = leadingProcess(state, moment, voted);
  const retry = () => void presenter.ask();
  return (
    <>
      <Leader leading={leading} moment={moment} retry={retry} />
      <AfterDrawing ready={leading.kind !== 'waiting'} meanwhile={room}>
        <Below state={state} leading={leading} moment={moment} retry={retry} />
      </AfterDrawing>
    </>
  );
}
