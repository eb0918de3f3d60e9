import { createElement, type ReactNode, Suspense, use, useState } from 'react';
import { matchRoute, useLocation, useRouter, useSearch } from 'wouter';
import { closedAt } from '#domain/access/closed-portals.ts';
import { type Portal, portals } from '#domain/access/portals.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { usePlace } from '../council-context.ts';
import { TakenOver } from '../start/first-view.ts';
import { ComingPage } from './coming-page.tsx';
import { NotFound } from './not-found.tsx';
import { closedFrontEnd, routes, wordedFirst } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { type FoundScreen, screenName } from './screen-name.ts';
import { haveCome, isLateScreen, useScreenFile } from './use-screen-file.ts';

/**
 * The screen of the address. Addresses of one screen (the sections of a process) share its state, so that going from
 * one to the next repeats no call.
 */
function useScreen(): FoundScreen | null {
  const { parser } = useRouter();
  const [location] = useLocation();
  const { council, site } = usePlace();
  // Each front-end begins with a screen of its own.
  const path = location === '/' ? portals[council.portal].home : location;
  for (const { path: pattern, Screen } of routes) {
    const [fits, params] = matchRoute(parser, pattern, path);
    if (fits) return { Screen, params, closed: closedAt(site.closed, path) };
  }
  return null;
}

interface WordedProps {
  readonly words: Promise<void> | null;
  readonly children: ReactNode;
}

/**
 * Waits for texts that were not loaded with the screen: after a change of language, say. The screen keeps its state.
 */
function Worded({ words, children }: WordedProps) {
  if (words !== null && !haveCome(words)) use(words);
  return children;
}

interface ShownProps {
  readonly found: FoundScreen;
  readonly loading: ReactNode;
}

/** A screen once its file and its texts are loaded. */
function Shown({ found, loading }: ShownProps) {
  const { later } = useSpeech();
  const { firstView: view } = usePlace();
  const { Screen } = found;
  const words = wordedFirst.has(Screen) ? null : later(isLateScreen(Screen) ? Screen.says : undefined);
  const file = useScreenFile(Screen, words, !isLateScreen(Screen) || (view?.shows(Screen) ?? true));
  if (file === null) return loading;
  return <Worded words={words}>{createElement(file, { params: found.params })}</Worded>;
}

interface ClosedProps extends ShownProps {
  readonly portal: Portal;
}

/** A front-end that is switched off: what somebody has there is still shown to those who ask for it. */
function Closed({ found, portal, loading }: ClosedProps) {
  // The screen takes the key of what it opens out of the address.
  const [isNamed] = useState(() => (globalThis.location?.hash ?? '') !== '');
  const isOwn = new URLSearchParams(useSearch()).has('propio') || isNamed;
  const notice = {
    Screen: closedFrontEnd,
    params: { key: portal, part: isOwn ? 'own' : '' },
    closed: portal,
  };
  return (
    <>
      <Shown found={notice} loading={isOwn ? null : loading} />
      {isOwn && <Shown found={found} loading={loading} />}
    </>
  );
}

export function CurrentScreen() {
  const { t } = useSpeech();
  const found = useScreen();
  if (found === null) {
    return (
      <>
        <NotFound />
        <TakenOver />
      </>
    );
  }
  const broken = (
    <div className="wrap page-top">
      <ErrorState
        level={1}
        title={t('shell:broken.title')}
        retry={{ text: t('shell:broken.reload'), onClick: () => window.location.reload() }}
      >
        <p>{t('shell:broken.text')}</p>
      </ErrorState>
      <TakenOver />
    </div>
  );
  // As high as the window, so that the foot does not move when the screen is drawn.
  const loading = (
    <div className="wrap window-high">
      <div className="page-top">
        <ComingPage title={t('shell:loading')} />
      </div>
    </div>
  );
  return (
    <ScreenBoundary key={screenName(found)} broken={broken}>
      <Suspense fallback={loading}>
        {found.closed === null ? (
          <Shown found={found} loading={loading} />
        ) : (
          <Closed found={found} portal={found.closed} loading={loading} />
        )}
        <TakenOver />
      </Suspense>
    </ScreenBoundary>
  );
}
