import { type FormEvent, useId, useState } from 'react';
import { previewEventCall } from '#adapters/wire/reservations/office/preview-event.ts';
import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import { takePlaceCall } from '#adapters/wire/reservations/office/take-place.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { type CalendarDay, endOfDay, instantAt, parseDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useToday } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import { useDeed } from '../use-deed.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';
import { StaffRow } from './staff-row.tsx';

interface Written {
  /** All places, on whole days: the venue is closed. */
  readonly isClosed: boolean;
  readonly places: readonly string[];
  readonly day: string;
  readonly from: string;
  readonly lastDay: string;
  readonly until: string;
  readonly reason: string;
}

/** A moment by the clock of the town; null if the day or the hour is not written. */
function momentOf(day: string, clock: string, zone: string): string | null {
  const read = parseDay(day);
  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(':').map(Number);
  const seconds = (hours * 60 + minutes) * 60;
  return read === null || Number.isNaN(seconds)
    ? null
    : new Date(instantAt(read, seconds, zone)).toISOString();
}

const step = 300_000;

/** The whole days of a closed venue, from now on if the first one is today; null if one is not written. */
function closedDays(written: Pick<Written, 'day' | 'lastDay'>, zone: string, now: number) {
  const [first, last] = [parseDay(written.day), parseDay(written.lastDay)];
  if (first === null || last === null) return null;
  const from = Math.max(startOfDay(first, zone), Math.ceil(now / step) * step);
  const until = endOfDay(last, zone);
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
}

function useEvent(venue: VenueAnswer, done: () => void) {
  const { t } = useSpeech();
  const { council, town } = useOffice();
  const { realm, call } = council;
  const today: CalendarDay = useToday();
  const deed = useDeed();
  const empty: Written = {
    isClosed: false,
    places: [],
    day: today,
    from: '',
    lastDay: today,
    until: '',
    reason: '',
  };
  const [written, setWritten] = useState<Written>(empty);
  const [losers, setLosers] = useState<readonly StaffReservationAnswer[] | null>(null);
  const write = (more: Partial<Written>) => {
    setLosers(null);
    deed.tell(null);
    setWritten((before) => ({ ...before, ...more }));
  };
  const body = () => {
    const reason = written.reason.trim();
    if (written.isClosed) {
      const time = closedDays(written, town.timeZone, council.clock.now());
      return time && { places: venue.places.map(({ id }) => id), ...time, reason };
    }
    const from = momentOf(written.day, written.from, town.timeZone);
    const until = momentOf(written.lastDay, written.until, town.timeZone);
    if (from === null || until === null) return null;
    return { places: [...written.places], from, until, reason };
  };
  const preview = async () => {
    const asked = body();
    if (asked === null) return deed.tell({ isFault: true, words: t('office-venues:events.when') });
    return deed.act(
      () => call(previewEventCall, { realm, id: venue.id, body: asked }),
      ({ displaced }) => {
        setLosers(displaced);
        return null;
      },
    );
  };
  const take = async () => {
    const asked = body();
    if (asked === null) return;
    const key = council.newKey();
    const isDone = await deed.act(
      () => call(takePlaceCall, { realm, id: venue.id, body: { ...asked, key } }),
      ({ displaced }) => t('office-venues:events.done', { count: displaced.length }),
    );
    setLosers(null);
    if (isDone) setWritten(empty);
    done();
  };
  return { deed, written, write, losers, forget: () => setLosers(null), preview, take };
}

/** Takes places for an event of the council: who loses what is seen before it is done. */
export function EventForm({ venue, done }: { readonly venue: VenueAnswer; readonly done: () => void }) {
  const { t } = useSpeech();
  const { deed, written, write, losers, forget, preview, take } = useEvent(venue, done);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void preview();
  };
  return (
    <section className={styles.section} aria-labelledby="acto-nuevo">
      <h2 id="acto-nuevo">{t('office-venues:events.new')}</h2>
      <p className="note">{t('office-venues:events.lead')}</p>
      <form className={styles.section} noValidate onSubmit={send}>
        <EventFields venue={venue} written={written} write={write} />
        <ToldNotice told={deed.told} />
        {losers === null && (
          <div className={votes.acts}>
            <OfficeButton type="submit" busy={deed.isBusy}>
              {t('office-venues:events.preview')}
            </OfficeButton>
          </div>
        )}
      </form>
      {losers !== null && (
        <div className={losers.length > 0 ? `${styles.box} ${styles.warn}` : styles.box}>
          <p role="status">
            <b>{t('office-venues:events.lose', { count: losers.length })}</b>
          </p>
          {losers.length > 0 && (
            <ul role="list" className={styles.rows}>
              {losers.map((one) => (
                <li key={one.name}>
                  <StaffRow venue={venue} one={one} />
                </li>
              ))}
            </ul>
          )}
          <div className={votes.acts}>
            <OfficeButton busy={deed.isBusy} onClick={() => void take()}>
              {t('office-venues:events.take', { count: losers.length })}
            </OfficeButton>
            <OfficeButton look="outline" onClick={forget}>
              {t('office-venues:cancel')}
            </OfficeButton>
          </div>
        </div>
      )}
    </section>
  );
}

interface FieldsProps {
  readonly venue: VenueAnswer;
  readonly written: Written;
  readonly write: (more: Partial<Written>) => void;
}

function EventFields({ venue, written, write }: FieldsProps) {
  const { t } = useSpeech();
  const words = useVenueWords(venue);
  const id = useId();
  const turn = (place: string, isOn: boolean) =>
    write({
      places: isOn ? [...written.places, place] : written.places.filter((one) => one !== place),
    });
  const fields = [
    ['day', 'date'],
    ...(written.isClosed ? [] : ([['from', 'time']] as const)),
    ['lastDay', 'date'],
    ...(written.isClosed ? [] : ([['until', 'time']] as const)),
  ] as const;
  return (
    <>
      <ClosedTick written={written} write={write} />
      <fieldset className={styles.checks} hidden={written.isClosed}>
        <legend>{t('office-venues:events.places')}</legend>
        {venue.places.map((place) => (
          <label key={place.id}>
            <input
              type="checkbox"
              checked={written.places.includes(place.id)}
              onChange={({ target }) => turn(place.id, target.checked)}
            />
            {words.place(place.id)}
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        {fields.map(([name, type]) => (
          <div key={name} className={votes.field}>
            <label htmlFor={`${id}-${name}`}>{t(`office-venues:events.${name}`)}</label>
            <input
              id={`${id}-${name}`}
              type={type}
              step={type === 'time' ? 300 : undefined}
              value={written[name]}
              onChange={({ target }) => write({ [name]: target.value })}
            />
          </div>
        ))}
      </div>
      <ReasonField written={written} write={write} />
    </>
  );
}

/** Whether the whole venue is closed, on whole days. */
function ClosedTick({ written, write }: Pick<FieldsProps, 'written' | 'write'>) {
  const { t } = useSpeech();
  return (
    <label className={styles.closed}>
      <input
        type="checkbox"
        checked={written.isClosed}
        onChange={({ target }) => write({ isClosed: target.checked })}
      />
      {t('office-venues:events.closed')}
    </label>
  );
}

/** Why, for everybody who loses a reservation. */
function ReasonField({ written, write }: Pick<FieldsProps, 'written' | 'write'>) {
  const { t } = useSpeech();
  const id = useId();
  return (
    <div className={votes.field}>
      <label htmlFor={`${id}-reason`}>{t('office-venues:events.reason')}</label>
      <small id={`${id}-public`}>{t('office-venues:events.reasonHint')}</small>
      <textarea
        id={`${id}-reason`}
        rows={2}
        maxLength={300}
        aria-describedby={`${id}-public`}
        value={written.reason}
        onChange={({ target }) => write({ reason: target.value })}
      />
    </div>
  );
}
