import { useEffect, useMemo } from 'react';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { leadingProcess } from './hero-view.ts';
import { Guide } from './guide.tsx';
import { LatestProcesses } from './latest-processes.tsx';
import { Leader } from './leader.tsx';
import { News } from './news.tsx';
import { homePresenter } from './presenter.ts';
import { otherCards } from './view-model.ts';

/** The home page: what can be done now, the latest processes, news, how to take part. */
export function HomeScreen() {
  const { council, site } = usePlace();
  const speech = useSpeech();
  const presenter = useMemo(() => homePresenter(council), [council]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useViewModel(presenter);
  const moment = { now: council.clock.now(), zone: site.timeZone };
  const leading = leadingProcess(state, moment);
  const cards = otherCards(state, leading, moment, speech);
  const retry = () => void presenter.ask();
  return (
    <>
      <Leader leading={leading} moment={moment} retry={retry} />
      <div className="wrap">
        <LatestProcesses cards={cards} zone={site.timeZone} retry={retry} />
        <News news={state.news} zone={site.timeZone} retry={retry} />
        <Guide />
      </div>
    </>
  );
}
