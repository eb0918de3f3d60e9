import { lazy, Suspense, useCallback } from 'react';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { learnTexts } from '../i18n/office-speech.ts';
import { useAnswer } from '../parts/use-answer.ts';
import frame from '../shell/frame.module.css';
import { useOffice } from '../shell/office-context.ts';
import type { CounterSetup } from './counter-names.ts';
import { DeskChoice } from './desk-choice.tsx';
import { CounterPage } from './desk/counter-page.tsx';

const LateWaits = lazy(async () => ({ default: (await import('./waits/waits-page.tsx')).WaitsPage }));
const LateHallScreens = lazy(async () => ({
  default: (await import('./screens/hall-screens-page.tsx')).HallScreensPage,
}));

const LateGive = lazy(async () => {
  const [page] = await Promise.all([import('./bookings/give-page.tsx'), learnTexts('bookings')]);
  return { default: page.GivePage };
});
const LateVisits = lazy(async () => {
  const [page] = await Promise.all([import('./bookings/visits-page.tsx'), learnTexts('bookings')]);
  return { default: page.VisitsPage };
});

/** The pages of an office beside its desk, by the last part of the address. */
const pages = { dar: LateGive, citas: LateVisits, esperas: LateWaits, pantallas: LateHallScreens } as const;
const isPage = (part: string | undefined): part is keyof typeof pages =>
  part !== undefined && Object.hasOwn(pages, part);

/** The counter of appointments: a desk is chosen once, then it calls one person after another. */
export function CounterScreen({ params: { key, part } }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(
    () => council.call(listAppointmentServicesCall, { realm: council.realm }),
    [council],
  );
  const [answer, again] = useAnswer(ask);
  if (answer === null || isLeft(answer))
    return (
      <div className={frame.body}>
        <h1 tabIndex={-1}>{t('office-counter:title')}</h1>
        {answer === null ? (
          <LoadingList title={t('office:loading')} />
        ) : (
          <ErrorState
            title={t('office-counter:notRead')}
            retry={{ text: t('office:again'), onClick: again }}
          />
        )}
      </div>
    );
  return <Opened setup={answer.right} office={key} part={part} />;
}

interface OpenedProps {
  readonly setup: CounterSetup;
  readonly office: string | undefined;
  readonly part: string | undefined;
}

/** The page that the address names. */
function Opened({ setup, office: key, part }: OpenedProps) {
  const { t } = useSpeech();
  const office = setup.offices.find(({ id }) => id === (key && decodeURIComponent(key)));
  if (setup.offices.length === 0)
    return (
      <div className={frame.body}>
        <h1 tabIndex={-1}>{t('office-counter:title')}</h1>
        <EmptyState title={t('office-counter:noOffices')}>
          <p>{t('office-counter:noOfficesHint')}</p>
        </EmptyState>
      </div>
    );
  if (office === undefined) return <DeskChoice setup={setup} />;
  const Page = isPage(part) ? pages[part] : CounterPage;
  return (
    <Suspense fallback={<LoadingList title={t('office:loading')} />}>
      <Page key={`${office.id} ${part ?? ''}`} setup={setup} office={office} />
    </Suspense>
  );
}
