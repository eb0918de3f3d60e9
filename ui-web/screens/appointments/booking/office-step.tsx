import { lazy, useState } from 'react';
import type { FreeTimesAnswer, OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { distanceIn } from '#ui-web/components/map/distance.ts';
import { useHere } from '#ui-web/components/map/use-here.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { AddedPart } from '#ui-web/shell/routing/added-part.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { firstOfAll, momentText } from '../view-model.ts';
import { ChosenSoFar } from './chosen-so-far.tsx';
import { FirstTime } from './first-time.tsx';
import { officesFrom } from './offices-from.ts';
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
  const near = useHere();
  const first = firstOfAll(times);
  if (first === null) return <NothingFree {...{ page, choices, presenter, times }} />;
  const where = choices.offices.find(({ id }) => id === first.office);
  return (
    <>
      <FirstTime {...{ page, presenter }} {...first} where={<span>{said(where?.title).text}</span>} />
      <NearPart near={near} offices={choices.offices} />
      <PlainList className={styles.offices} id="offices-list">
        {officesFrom(choices.offices, near.here).map(({ office, metres }) => (
          <li key={office.id}>
            <OfficeRow {...{ office, metres, presenter, times }} />
          </li>
        ))}
      </PlainList>
      <MapPart offices={choices.offices} times={times} />
    </>
  );
}

interface OfficeRowProps extends Pick<OfficesProps, 'presenter' | 'times'> {
  readonly office: OfficeAnswer;
  /** Null if it is unknown where the reader or the office is. */
  readonly metres: number | null;
}

function OfficeRow({ office: { id, title, address }, metres, presenter, times }: OfficeRowProps) {
  const { t, said } = useSpeech();
  const moment = useVisitMoment();
  const first = times.offices.find((one) => one.id === id)?.first ?? null;
  const [name, street] = [said(title), said(address)];
  const words = (
    <>
      <span>
        <b lang={langOf(name)}>{name.text}</b>
        <small lang={langOf(street)}>{street.text}</small>
        {metres !== null && <Distance metres={metres} />}
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

function Distance({ metres }: { readonly metres: number }) {
  const { t } = useSpeech();
  const { unit, n } = distanceIn(metres);
  return <small>{t(`appointments:office.${unit}`, { n })}</small>;
}

interface NearProps {
  readonly near: ReturnType<typeof useHere>;
  readonly offices: readonly OfficeAnswer[];
}

/** Asks the device where it is, if the reader wants the nearest office first. Nothing of it is sent. */
function NearPart({ near: { here, refused, isAsking, find }, offices }: NearProps) {
  const { t } = useSpeech();
  if (offices.filter(({ coordinates }) => coordinates !== null).length < 2) return null;
  return (
    <div>
      <Button look="outline" size="short" busy={isAsking} onClick={() => void find()}>
        {t('appointments:office.near')}
      </Button>
      <p role="status" className="note">
        {refused !== null && t(`appointments:office.${refused === 'denied' ? 'denied' : 'notLocated'}`)}
        {refused === null && here !== null && t('appointments:office.nearest')}
      </p>
    </div>
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
    <AddedPart
      meanwhile={<LoadingList title={t('appointments:office.map')} />}
      missing={<p className="note">{t('markers:mapMissing')}</p>}
    >
      <LateMap offices={offices} times={times} />
    </AddedPart>
  );
}
