import { createElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { matchRoute, Redirect, useLocation, useRouter, useSearch } from 'wouter';
import { signOutCall } from '#adapters/wire/office/sign-out.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { LinkContext } from '#ui-web/components/link/link.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { keepPlace } from '#ui-web/shell/routing/navigation.ts';
import { RouterLink } from '#ui-web/shell/routing/router-link.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { ScreenBoundary } from '#ui-web/shell/routing/screen-boundary.tsx';
import { useScreenFile } from '#ui-web/shell/routing/use-screen-file.ts';
import { SpeechContext, useSpeech } from '#ui-web/speech.ts';
import type { OfficeTown } from '../office-facts.ts';
import { OfficeFrame } from './frame.tsx';
import { KeysArea } from './keys.tsx';
import styles from './frame.module.css';
import { OfficeContext, useOffice, useOfficeTitle } from './office-context.ts';
import type { OfficePlaceEntry } from './office-place.ts';
import { placesFor } from './places.ts';
import type { OfficePresenter, OfficeState } from './presenter.ts';
import { setupPlace } from '../setup/setup-place.ts';
import { useIsAtDoor } from '../access/entrance.tsx';
import { forgetFinds } from '../search/recent.ts';
import { SignedOut } from './signed-out.tsx';
import { type WaitingPlaces, WaitingContext } from './waiting.ts';

interface OfficeRootProps {
  readonly council: OfficeCouncil;
  readonly town: OfficeTown;
  readonly presenter: OfficePresenter;
}

/** The office of a town. */
export function OfficeRoot({ council, town, presenter }: OfficeRootProps) {
  const state = useViewModel(presenter);
  const language = state.kind === 'loading' ? null : state.speech.language;
  useEffect(() => {
    if (language !== null) document.documentElement.lang = languageTag(language);
  }, [language]);
  // The link of an invitation opens also where somebody else is signed in, and people add an account to a session.
  const isAtDoor = useIsAtDoor();
  if (state.kind === 'loading') return null;
  return (
    <SpeechContext value={state.speech}>
      <LinkContext value={RouterLink}>
        {state.kind === 'open' && !isAtDoor ? (
          <OpenOffice council={council} town={town} presenter={presenter} me={state.me} />
        ) : (
          <SignedOut
            council={council}
            town={town}
            isUnreachable={state.kind === 'unreachable'}
            retry={() => void presenter.open()}
            changeLanguage={(one: Language) => void presenter.changeLanguage(one)}
          />
        )}
      </LinkContext>
    </SpeechContext>
  );
}

type OpenProps = OfficeRootProps & Pick<Extract<OfficeState, { kind: 'open' }>, 'me'>;

function OpenOffice({ council, town, presenter, me }: OpenProps) {
  const [waiting, setWaiting] = useState<WaitingPlaces>({});
  const askWho = useCallback(() => void presenter.open(), [presenter]);
  const place = useMemo(() => ({ council, town, me, askWho }), [council, town, me, askWho]);
  const sayWaiting = useCallback(
    (where: OfficePlaceEntry['id'], waits: NonNullable<WaitingPlaces[OfficePlaceEntry['id']]>) =>
      setWaiting((before) => ({ ...before, [where]: waits })),
    [],
  );
  const signOut = async () => {
    await council.call(signOutCall, { realm: council.realm });
    forgetFinds();
    await presenter.open();
  };
  return (
    <OfficeContext value={place}>
      <WaitingContext value={sayWaiting}>
        <KeysArea>
          <OfficeFrame
            waiting={waiting}
            changeLanguage={(language) => void presenter.changeLanguage(language)}
            signOut={me.canSignOut ? () => void signOut() : null}
          >
            <CurrentPlace />
          </OfficeFrame>
        </KeysArea>
      </WaitingContext>
    </OfficeContext>
  );
}

interface FoundPlace {
  readonly entry: OfficePlaceEntry;
  readonly params: RouteParams;
}

function usePlaceOfAddress(places: readonly OfficePlaceEntry[]): FoundPlace | null {
  const { parser } = useRouter();
  const [location] = useLocation();
  for (const entry of places) {
    const [fits, params] = matchRoute(parser, entry.pattern, location);
    if (fits) return { entry, params };
  }
  return null;
}

/** After going to another place the focus is on its title. Within a place its screen decides. */
function useArrivalIn(place: string | null): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    window.scrollTo({ top: 0 });
    const main = document.getElementById('content');
    const title = main?.querySelector<HTMLElement>('h1') ?? main;
    title?.focus({ preventScroll: true });
  }, [place]);
}

function CurrentPlace() {
  const { t } = useSpeech();
  const { me } = useOffice();
  const [location] = useLocation();
  const search = useSearch();
  const places = placesFor(me.acts);
  const found = usePlaceOfAddress(places);
  // Everybody has their own access and the intranet: work is elsewhere.
  const begin = places.find(({ id }) => !['access', 'setup', 'intranet'].includes(id));
  useArrivalIn(found?.entry.id ?? null);
  if (found === null && begin !== undefined && (location === '/gestion' || location === setupPlace))
    return <Redirect to={keepPlace(begin.path, search)} replace />;
  if (found === null) return <NoPlace isAnywhere={me.acts.size > 0} />;
  const broken = (
    <div className={styles.body}>
      <ErrorState
        level={1}
        title={t('office:broken.title')}
        retry={{ text: t('office:broken.reload'), onClick: () => window.location.reload() }}
      >
        <p>{t('office:broken.text')}</p>
      </ErrorState>
    </div>
  );
  return (
    <ScreenBoundary key={found.entry.id} broken={broken}>
      <PlaceScreen {...found} />
    </ScreenBoundary>
  );
}

function PlaceScreen({ entry, params }: FoundPlace) {
  const { t } = useSpeech();
  const file = useScreenFile(entry.screen, null);
  if (file === null)
    return (
      <div className={styles.body}>
        <LoadingList title={t('office:loading')} />
      </div>
    );
  return createElement(file, { params });
}

/** An address that leads nowhere, or to a place that is not this person's. */
function NoPlace({ isAnywhere }: { readonly isAnywhere: boolean }) {
  const { t } = useSpeech();
  const title = t(isAnywhere ? 'office:nowhere.title' : 'office:noRole.title');
  useOfficeTitle(title);
  return (
    <div className={styles.body}>
      <h1 tabIndex={-1}>{title}</h1>
      <EmptyState title={t(isAnywhere ? 'office:nowhere.text' : 'office:noRole.text')} />
    </div>
  );
}
