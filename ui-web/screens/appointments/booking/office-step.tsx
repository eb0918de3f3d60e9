import { lazy, Suspense, useState } from 'react';
import type { FreeTimesAnswer, OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { firstOfAll, momentText } from '../view-model.ts';
import { ChosenSoFar } from './chosen-so-far.tsx';
import { FirstTime } from './first-time.tsx';
import { NothingFree } from './nothing-free.tsx';
import { StepFrame } from './step-frame.tsx';
import type { BookingStepProps } from './step-props.ts';
import { TimesState } from './times-state.tsx';
import { useVisitMoment } from './use-visit-moment.ts';

const LateMap = lazy(async () => ({ default: (await import('./attended-places.tsx')).AttendedPlaces }));

/** Where: the offices with the first time of each, in a list and, if it is asked for, on a map. */
export function OfficeStep(props: BookingStepProps) {
  const { page } = props;
  const { t } = useSpeech();
  return (
    <StepFrame
      step="office"
      title={t('appointments:office.title')}
      page={page}
      aside={<ChosenSoFar {...props} />}
      count={page.moving === null}
    >
      <TimesState {...props}>{(times) => <Offices {...props} times={times} />}</TimesState>
    </StepFrame>
  );
}

interface OfficesProps extends BookingStepProps {
  readonly times: FreeTimesAnswer;
}

function Offices({ page, choices, presenter, times }: OfficesProps) {
  const { said } = useSpeech();
  const first = firstOfAll(times);
  if (first === null) return <NothingFree {...{ page, choices, presenter, times }} />;
  const where = choices.offices.find(({ id }) => id === first.office);
  return (
    <>
      <FirstTime {...{ page, presenter }} {...first} where={<span>{said(where?.title).text}</span>} />
      <PlainList className={styles.offices} id="offices-list">
        {choices.offices.map((office) => (
          <li key={office.id}>
            <OfficeRow {...{ office, presenter, times }} />
          </li>
        ))}
      </PlainList>
      <MapPart offices={choices.offices} times={times} />
    </>
  );
}

interface OfficeRowProps extends Pick<OfficesProps, 'presenter' | 'times'> {
  readonly office: OfficeAnswer;
}

function OfficeRow({ office: { id, title, address }, presenter, times }: OfficeRowProps) {
  const { t, said } = useSpeech();
  const moment = useVisitMoment();
  const first = times.offices.find((one) => one.id === id)?.first ?? null;
  const [name, street] = [said(title), said(address)];
  const words = (
    <>
      <span>
        <b lang={langOf(name)}>{name.text}</b>
        <small lang={langOf(street)}>{street.text}</small>
      </span>
      <span className={first === null ? styles.none : styles.when}>
        {first === null ? t('appointments:office.none') : momentText(first, moment)}
      </span>
    </>
  );
  if (first === null) return <div className={styles.office}>{words}</div>;
  return (
    <button type="button" className={styles.office} onClick={() => void presenter.toOffice(id)}>
      {words}
    </button>
  );
}

/** The map is loaded for those who ask for it: the list says all that it does. */
function MapPart({
  offices,
  times,
}: {
  readonly offices: readonly OfficeAnswer[];
  readonly times: FreeTimesAnswer;
}) {
  const { t } = useSpeech();
  const [isWanted, want] = useState(false);
  if (offices.every(({ coordinates }) => coordinates === null)) return null;
  if (!isWanted)
    return (
      <p>
        <Button look="outline" size="short" icon="locate" onClick={() => want(true)}>
          {t('appointments:office.showMap')}
        </Button>
      </p>
    );
  return (
    <Suspense fallback={<LoadingList title={t('appointments:office.map')} />}>
      <LateMap offices={offices} times={times} />
    </Suspense>
  );
}
