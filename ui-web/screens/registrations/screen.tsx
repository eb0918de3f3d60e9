import { use, useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { isApplicationKey } from '#adapters/wire/registrations/own-application.ts';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ComingTitle } from '#ui-web/shell/routing/coming-title.tsx';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import { behindHash } from '#ui-web/shell/routing/behind-hash.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { MissingDocument } from '#ui-web/shell/routing/missing-document.tsx';
import { useOpened } from '#ui-web/shell/start/first-view.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { ActivityList } from './activity-list.tsx';
import { type RegistrationsPresenter, registrationsPresenter } from './presenter.ts';
import type { RegistrationsPage } from './state.ts';

const OwnApplications = latePart(
  async () => (await import('./own/own-applications.tsx')).OwnApplications,
  ({ page }) => page.own.length > 0,
  'registrations-parts',
);

/** The application that an address names behind its `#`: its activity and its key, which no server's log has so; null if none. */
function namedApplication(behind: string): { readonly activity: string; readonly key: string } | null {
  const [activity = '', key = '', ...more] = behind.split('/');
  return activity !== '' && more.length === 0 && isApplicationKey(key) ? { activity, key } : null;
}

/** Adopts what the address names, and asks for the applications of this device whenever its page is seen again. */
function useOwnApplications(presenter: RegistrationsPresenter): void {
  useEffect(() => {
    const named = namedApplication(behindHash());
    if (named === null) void presenter.refresh();
    else {
      // The key does not stay in the address: it would be in a screenshot, and in what is shared.
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
      void presenter.adopt(named);
    }
    const seen = () => document.visibilityState === 'visible' && void presenter.refresh();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [presenter]);
}

/** The portal of registrations: the activities of the town, one of them, and the applications of this device. */
export function RegistrationsScreen({ params }: { readonly params?: RouteParams }) {
  const { council, site } = usePlace();
  const { language } = useSpeech();
  const services = use(council.services());
  const ports = useMemo((): ServiceCouncil => ({ ...council, ...services }), [council, services]);
  const asked = new URLSearchParams(useSearch()).get('actividad');
  const activity = params?.key ?? asked;
  const opening = {
    // The list of activities is sent with the page.
    name: activity === null ? 'registrations' : null,
    make: () => registrationsPresenter(ports, site.timeZone),
    open: (one: RegistrationsPresenter) => one.open(activity, language),
  };
  const presenter = useOpened(opening, ports, [activity, activity === null ? language : null]);
  useOwnApplications(presenter);
  const page = useViewModel(presenter);
  if (activity === null) return <ActivityList page={page} presenter={presenter} />;
  if (page.open?.kind === 'here' && page.open.value.activity.id === activity)
    return <ActivityPage open={page.open.value} page={page} presenter={presenter} />;
  return <ComingActivity activity={activity} page={page} presenter={presenter} />;
}

const ActivityPage = latePart(
  async () => {
    const [file] = await Promise.all([import('./activity-page.tsx'), import('./send-registration.ts')]);
    return file.ActivityPage;
  },
  undefined,
  'registrations-parts',
  ({ open: { activity }, page, presenter }) => (
    <ComingActivity activity={activity.id} page={page} presenter={presenter} />
  ),
);

interface ComingProps {
  readonly activity: string;
  readonly page: RegistrationsPage;
  readonly presenter: RegistrationsPresenter;
}

/** What this device has is shown without the activity too, and first: without a line it is what one came for. */
function ComingActivity({ activity, page, presenter }: ComingProps) {
  const { t, language } = useSpeech();
  const { site } = usePlace();
  const { open } = page;
  const isMissing = open?.kind === 'refused' && open.refusal.kind === 'notFound';
  return (
    <div className={open?.kind === 'refused' ? 'wrap' : 'wrap window-high'}>
      <ComingTitle home={t('registrations:title')} />
      <OwnApplications page={page} presenter={presenter} />
      {isMissing && <MissingDocument list="/inscripciones" words={t('registrations:activities')} />}
      {open?.kind === 'refused' && !isMissing && (
        <Failure
          whole
          title={t('registrations:activityFailed')}
          refused={open}
          zone={site.timeZone}
          retry={() => void presenter.open(activity, language)}
        />
      )}
      {open?.kind !== 'refused' && <LoadingList title={t('registrations:loadingActivity')} />}
    </div>
  );
}
