import { useState } from 'react';
import type {
  StaffReservationAnswer,
  VenueEventAnswer,
} from '#adapters/wire/reservations/office/staff-reservation.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import type { useDeed } from '../use-deed.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';
import { UseDeeds } from './use-deeds.tsx';

/** How many free hours are shown before the reader asks for all. */
const first = 6;

interface PlaceProps {
  readonly place: string;
  readonly venue: VenueAnswer;
  readonly items: readonly StaffReservationAnswer[];
  readonly events: readonly VenueEventAnswer[];
  readonly starts: readonly string[];
  /** What is left of an hour that has begun; null: nothing. */
  readonly walkIn: { readonly start: string; readonly minutes: readonly number[] } | null;
  readonly deed: ReturnType<typeof useDeed>;
  readonly again: () => void;
  readonly reserve: (start: string, lengths: readonly number[] | null) => void;
}

/** States in which somebody has the place, asks for it, or should have come. */
const shown: ReadonlySet<string> = new Set([
  'requested',
  'held',
  'booked',
  'entered',
  'over',
  'missed',
  'displaced',
]);

const lookOf = (state: string): string | undefined => {
  if (state === 'entered') return styles.here;
  if (state === 'missed' || state === 'displaced') return styles.gone;
  return state === 'held' || state === 'requested' ? styles.waits : undefined;
};

/** One place on one day: who has it when, and when it is free. */
export function PlaceInDay(props: PlaceProps) {
  const { t } = useSpeech();
  const { place, venue, items, events, starts, walkIn, reserve } = props;
  const words = useVenueWords(venue);
  const uses = items.filter(({ state }) => shown.has(state));
  const id = `lugar-${place}`;
  return (
    <section className={styles.place} aria-labelledby={id}>
      <h2 id={id}>{words.place(place)}</h2>
      {uses.length + events.length === 0 && <p className="note">{t('office-venues:day.nobody')}</p>}
      <ul role="list" className={styles.uses}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <b>
              {t('office-venues:hours', { from: words.clock(event.from), until: words.clock(event.until) })}
            </b>
            <span>{event.reason}</span>
          </li>
        ))}
        {uses.map((one) => (
          <Use key={one.name} {...props} one={one} />
        ))}
      </ul>
      <FreeStarts
        starts={starts}
        place={words.place(place)}
        clock={words.clock}
        now={walkIn === null ? null : () => reserve(walkIn.start, walkIn.minutes)}
        reserve={(start) => reserve(start, null)}
      />
    </section>
  );
}

function Use({ one, ...props }: PlaceProps & { readonly one: StaffReservationAnswer }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const words = useVenueWords(props.venue);
  const isClub = one.people === '';
  const hasBegun = Date.parse(one.start) <= council.clock.now();
  const isLate = one.state === 'booked' && hasBegun && !isClub;
  const state = isLate ? 'late' : isClub && one.state === 'booked' ? 'club' : one.state;
  return (
    <li className={isLate ? styles.waits : lookOf(one.state)}>
      <b>{words.hours(one)}</b>
      <span>{words.who(one)}</span>
      <span className={styles.chip}>{t(`office-venues:state.${state}`)}</span>
      {!isClub && one.purpose !== '' && <small>«{one.purpose}»</small>}
      {one.forgiven !== null && <small>{t('office-venues:forgiven', { reason: one.forgiven })}</small>}
      {one.depositKept !== null && (
        <small>
          {t(`office-venues:deposit.${one.depositKept.amount === 0 ? 'returned' : 'kept'}`, {
            amount: words.money(one.depositKept.amount),
            reason: one.depositKept.reason,
          })}
        </small>
      )}
      {!isClub && <UseDeeds {...props} one={one} />}
    </li>
  );
}

interface FreeProps {
  readonly starts: readonly string[];
  readonly place: string;
  readonly clock: (at: string) => string;
  /** Reserves from now on; null: nothing is free now. */
  readonly now: (() => void) | null;
  readonly reserve: (start: string) => void;
}

/** The hours at which somebody who stands at the desk can begin. */
function FreeStarts({ starts, place, clock, now, reserve }: FreeProps) {
  const { t } = useSpeech();
  const [isWhole, setWhole] = useState(false);
  if (starts.length === 0 && now === null) return <p className="note">{t('office-venues:free.none')}</p>;
  const some = isWhole ? starts : starts.slice(0, first);
  return (
    <>
      <p className="note">{t('office-venues:free.title')}</p>
      <div className={styles.free}>
        {now !== null && (
          <OfficeButton
            look="outline"
            aria-label={t('office-venues:free.reserveNow', { place })}
            onClick={now}
          >
            {t('office-venues:free.now')}
          </OfficeButton>
        )}
        {some.map((start) => (
          <OfficeButton
            key={start}
            look="outline"
            aria-label={t('office-venues:free.reserve', { hour: clock(start), place })}
            onClick={() => reserve(start)}
          >
            {clock(start)}
          </OfficeButton>
        ))}
        {some.length < starts.length && (
          <OfficeButton look="text" onClick={() => setWhole(true)}>
            {t('office-venues:free.all', { count: starts.length })}
          </OfficeButton>
        )}
      </div>
    </>
  );
}
