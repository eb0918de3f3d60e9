import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';

/** A reservation in a line: when, where, for whom, and how it is. */
export function StaffRow({
  venue,
  one,
}: {
  readonly venue: VenueAnswer;
  readonly one: StaffReservationAnswer;
}) {
  const { t } = useSpeech();
  const words = useVenueWords(venue);
  const state = one.people === '' && one.state === 'booked' ? 'club' : one.state;
  return (
    <>
      <b>{words.when(one)}</b>
      <span>
        {words.place(one.place)} · {words.who(one)}
      </span>
      <span className={styles.chip}>{t(`office-venues:state.${state}`)}</span>
    </>
  );
}
