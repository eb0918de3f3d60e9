import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { NotFound } from './not-found.tsx';
import { type RouteParams, routes, wordedLater } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

interface FoundScreen {
  readonly Screen: ComponentType<{ readonly params: RouteParams }>;
  readonly params: RouteParams;
}

/**
 * The screen of the address. Addresses of one screen (the sections of a process) share it as it stands, so that
 * going from one to the next asks the council for nothing again.
 */
function useScreen(): FoundScreen | null {
  const { parser } = useRouter();
  const [path] = useLocation();
  for (const { path: pattern, Screen } of routes) {
    const [fits, params] = matchRoute(parser, pattern, path);
    if (fits) return { Screen, params };
  }
  return null;
}

/** Names the screen and its subject: with either, a screen that broke gets a new chance. */
const placeOf = ({ Screen, params }: FoundScreen) =>
  [routes.findIndex((route) => route.Screen === Screen), params.slug, params.key].join(' ');

/** Voting waits for its words; every other screen has them from the first page. */
function Worded({ of, children }: { readonly of: FoundScreen['Screen']; readonly children: ReactNode }) {
  const { later } = useSpeech();
  if (wordedLater.has(of)) use(later());
  return children;
}

export function CurrentScreen() {
  const { t } = useSpeech();
  const found = useScreen();
  if (found === null) return <NotFound />;
  const broken = (
    <div className="wrap page-top">
      <ErrorState
        title={t('shell:broken.title')}
        retry={{ text: t('shell:broken.reload'), onClick: () => window.location.reload() }}
      >
        <p>{t('shell:broken.text')}</p>
      </ErrorState>
    </div>
  );
  const loading = (
    <div className="wrap page-top">
      <LoadingList title={t('shell:loading')} />
    </div>
  );
  return (
    <ScreenBoundary key={placeOf(found)} broken={broken}>
      <Suspense fallback={loading}>
        <Worded of={found.Screen}>
          <found.Screen params={found.params} />
        </Worded>
      </Suspense>
    </ScreenBoundary>
  );
}
