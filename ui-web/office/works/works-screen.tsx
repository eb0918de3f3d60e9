import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { WorksList } from './list/works-list.tsx';
import { type WorksPresenter, worksPresenter } from './works-presenter.ts';

const LateWorkPage = lazy(async () => ({ default: (await import('./work-page.tsx')).WorkPage }));

/** Milliseconds between two tries to send what waits. */
const often = 15_000;

/** The works, asked when they are opened; what waits is sent whenever there may be a line again. */
function useWorks(): WorksPresenter {
  const { council, me } = useOffice();
  const [presenter] = useState(() => worksPresenter(council, me.name));
  useEffect(() => {
    const sendAgain = () => void presenter.send();
    void presenter.load().then(sendAgain);
    const timer = setInterval(sendAgain, often);
    window.addEventListener('online', sendAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendAgain);
    };
  }, [presenter]);
  return presenter;
}

/** The works in the street: the list or, if the address names one, its page. */
export function WorksScreen({ params: { key } }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const presenter = useWorks();
  const state = useViewModel(presenter);
  const title = t('office:places.works');
  useOfficeTitle(title);
  const { works } = state;
  if (works !== null && works !== 'failed') {
    const waiting = <LoadingList title={t('office:loading')} />;
    return key === undefined ? (
      <WorksList works={works} state={state} presenter={presenter} />
    ) : (
      <Suspense fallback={waiting}>
        <LateWorkPage key={key} id={decodeURIComponent(key)} {...{ works, state, presenter }} />
      </Suspense>
    );
  }
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{title}</h1>
      {works === null ? (
        <LoadingList title={t('office:loading')} />
      ) : (
        <ErrorState
          title={t('office-works:notRead')}
          retry={{ text: t('office:again'), onClick: () => void presenter.load() }}
        />
      )}
    </div>
  );
}
