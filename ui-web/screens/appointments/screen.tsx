import { use, useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useOpened } from '#ui-web/shell/start/first-view.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { addressWith, visitInAddress } from './address.ts';
import styles from './appointments.module.css';
import { ServiceStep } from './booking/service-step.tsx';
import { type AppointmentsPresenter, appointmentsPresenter } from './presenter.ts';
import type { AppointmentsPage } from './state.ts';
import { useFresh } from './use-fresh.ts';

const OfficeStep = latePart(
  async () => (await import('./booking/office-step.tsx')).OfficeStep,
  undefined,
  'appointments-parts',
);
const PersonStep = latePart(
  async () => (await import('./booking/person-step.tsx')).PersonStep,
  undefined,
  'appointments-parts',
);
const TimeStep = latePart(
  async () => {
    const [file] = await Promise.all([
      import('./booking/time-step.tsx'),
      import('./booking/booking-acts.ts'),
    ]);
    return file.TimeStep;
  },
  undefined,
  'appointments-parts',
);
const OwnPart = latePart(
  async () => (await import('./own/own-part.tsx')).OwnPart,
  ({ page }) => page.own.length > 0,
  'appointments-parts',
);
const WaitingHere = latePart(
  async () => (await import('./waiting/waiting-here.tsx')).WaitingHere,
  ({ page }) => page.choices.kind === 'here',
  'appointments-parts',
);

const steps = { service: ServiceStep, office: OfficeStep, time: TimeStep, person: PersonStep } as const;

const opening = (ports: ServiceCouncil, search: string) => ({
  // What there is is sent with the page.
  name: 'appointments',
  make: () => appointmentsPresenter(ports),
  open: (one: AppointmentsPresenter) => one.open(search),
});

/** The page's presenter, which begins where the address says, and what it works with. */
function usePresenter(): { readonly ports: ServiceCouncil; readonly presenter: AppointmentsPresenter } {
  const { council } = usePlace();
  const services = use(council.services());
  const ports = useMemo((): ServiceCouncil => ({ ...council, ...services }), [council, services]);
  const search = useSearch();
  const presenter = useOpened(opening(ports, search), ports);
  const { choices } = useViewModel(presenter);
  // What is known of an appointment has the names of what there is.
  useEffect(() => {
    void presenter.askOwn(visitInAddress(window.location.hash));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again once it is known what there is
  }, [presenter, choices.kind]);
  return { ports, presenter };
}

/** The portal of appointments: booking one in four steps, and those of this device. */
export function AppointmentsScreen() {
  const { ports, presenter } = usePresenter();
  const page = useViewModel(presenter);
  useFresh(page, presenter);
  useAddress(page);
  const own = <OwnPart page={page} presenter={presenter} />;
  // One part in two places of the page: what is written in it goes along.
  const waiting = <WaitingHere key="waiting" {...{ ports, page, presenter }} />;
  // An appointment of today is what is opened for; while another one is booked, it is below.
  const isBooking = page.step !== 'service';
  return (
    <div className={styles.page}>
      <Top mayWalkIn={!isBooking && page.choices.kind !== 'none'} />
      <div className="wrap">
        {!isBooking && own}
        {!isBooking && waiting}
        <Booking page={page} presenter={presenter} />
        {isBooking && waiting}
        {isBooking && page.moving === null && own}
      </div>
    </div>
  );
}

/** Keeps what is chosen in the address, once it is known what there is. */
function useAddress({ chosen, choices, moving }: AppointmentsPage): void {
  const isKnown = choices.kind === 'here' && moving === null;
  useEffect(() => {
    if (isKnown)
      window.history.replaceState(window.history.state, '', addressWith(window.location.href, chosen));
  }, [isKnown, chosen]);
}

function Top({ mayWalkIn }: { readonly mayWalkIn: boolean }) {
  const { t } = useSpeech();
  const { portal } = usePlace().council;
  return (
    <div className="wrap">
      {portal !== 'appointments' && (
        <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      )}
      <div className="page-top">
        <ScreenTitle of={t('appointments:title')} />
        <p className="lead">{t('appointments:lead')}</p>
        {mayWalkIn && (
          <Notice tone="info">
            <p>
              <strong>{t('appointments:walkIn.title')}</strong> {t('appointments:walkIn.text')}
            </p>
          </Notice>
        )}
      </div>
    </div>
  );
}

interface BookingProps {
  readonly page: AppointmentsPage;
  readonly presenter: AppointmentsPresenter;
}

/** The step of the booking, or why there is none. */
function Booking({ page, presenter }: BookingProps) {
  const { site } = usePlace();
  const { t } = useSpeech();
  const { choices, step } = page;
  if (choices.kind === 'waiting') return <LoadingList title={t('appointments:loading')} />;
  if (choices.kind === 'refused')
    return (
      <Failure
        whole
        title={t('appointments:failed')}
        refused={choices}
        zone={site.timeZone}
        retry={() => void presenter.open(window.location.search)}
      />
    );
  if (choices.kind === 'none')
    return (
      <EmptyState title={t('appointments:none')}>
        <p>{t('appointments:noneNote')}</p>
      </EmptyState>
    );
  const Step = steps[step];
  return <Step key={step} {...{ page, choices, presenter }} />;
}
