import { createElement, type ReactNode, Suspense, use } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { portals } from '#domain/access/portals.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { usePlace } from '../council-context.ts';
import { TakenOver } from '../start/first-view.ts';
import type { LateScreen, RouteParams, Screen } from './late-screen.ts';
import { NotFound } from './not-found.tsx';
import { routes, wordedFirst } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { haveCome, useScreenFile } from './use-screen-file.ts';

interface FoundScreen {
  readonly Screen: Screen | LateScreen;
  readonly params: RouteParams;
}

/**
 * The screen of the address. Addresses of one screen (the sections of a process) share its state, so that going from
 * one to the next repeats no call.
 */
function useScreen(): FoundScreen | null {
  const { parser } = useRouter();
  const [location] = useLocation();
  const { portal } = usePlace().council;
  // Each front-end begins with a screen of its own.
  const path = location === '/' ? portals[portal].home : location;
  for (const { path: pattern, Screen } of routes) {
    const [fits, params] = matchRoute(parser, pattern, path);
    if (fits) return { Screen, params };
  }
  return null;
}

/** Names the screen and its subject: when either changes, a screen that failed is tried again. */
const placeOf = ({ Screen, params }: FoundScreen) =>
  [routes.findIndex((route) => route.Screen === Screen), params.slug, params.key].join(' ');

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
  const words = wordedFirst.has(found.Screen) ? null : later();
  const file = useScreenFile(found.Screen, words);
  if (file === null) return loading;
  return <Worded words={words}>{createElement(file, { params: found.params })}</Worded>;
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
    <div className="wrap page-top window-high">
      <LoadingList title={t('shell:loading')} />
    </div>
  );
  return (
    <ScreenBoundary key={placeOf(found)} broken={broken}>
      <Suspense fallback={loading}>
        <Shown found={found} loading={loading} />
        <TakenOver />
      </Suspense>
    </ScreenBoundary>
  );
}
