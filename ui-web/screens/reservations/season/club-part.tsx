import { formatWeekday } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { DraftedSeasonAnswer } from '#adapters/wire/reservations/season.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ClubOutcome, MissedDay, WishOutcome } from './season-view.ts';
import { obstacleText, placesText, weekdayText } from './season-words.ts';
import styles from '../reservations.module.css';

interface ClubProps {
  readonly outcome: ClubOutcome;
  readonly answer: DraftedSeasonAnswer;
  readonly places: VenueAnswer['places'];
}

/** What a club asked for, what it got, and why it did not get the rest. */
export function ClubPart({ outcome: { club, wishes }, answer, places }: ClubProps) {
  const { t } = useSpeech();
  return (
    <details className={styles.club}>
      <summary>
        {club.title}{' '}
        <small>
          {t('reservations:season.club', {
            tier: formatCount(club.tier),
            count: club.licences,
            n: formatCount(club.licences),
          })}
        </small>
      </summary>
      {wishes.map((one) => (
        <Wish key={one.wish.id} one={one} answer={answer} places={places} />
      ))}
    </details>
  );
}

interface WishProps extends Omit<ClubProps, 'outcome'> {
  readonly one: WishOutcome;
}

function Wish({ one: { wish, round, asked, granted, missed }, answer, places }: WishProps) {
  const speech = useSpeech();
  const { t } = speech;
  return (
    <>
      <p>
        {t('reservations:season.wish', {
          weekday: weekdayText(wish.weekday, speech),
          time: wish.at,
          places: placesText(wish.places, places, speech),
          round: formatCount(round),
        })}{' '}
        <strong>
          {t('reservations:season.granted', {
            count: granted,
            n: formatCount(granted),
            asked: formatCount(asked),
          })}
        </strong>
      </p>
      {missed.length > 0 && <Missed missed={missed} answer={answer} places={places} />}
    </>
  );
}

interface MissedProps extends Omit<ClubProps, 'outcome'> {
  readonly missed: readonly MissedDay[];
}

function Missed({ missed, answer, places }: MissedProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.missed}>
      <table>
        <caption className="visually-hidden">{t('reservations:season.missed')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('reservations:season.day')}</th>
            <th scope="col">{t('reservations:season.why')}</th>
            <th scope="col">{t('reservations:season.offer')}</th>
          </tr>
        </thead>
        <tbody>
          {missed.map((one) => (
            <MissedRow key={one.day} one={one} answer={answer} places={places} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MissedRow({ one, answer, places }: Omit<MissedProps, 'missed'> & { readonly one: MissedDay }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { day, why, offer } = one;
  return (
    <tr>
      <th scope="row">{formatWeekday(day as CalendarDay, language)}</th>
      <td>{[...new Set(why.map((obstacle) => obstacleText(obstacle, answer, speech)))].join(' ')}</td>
      <td>
        {offer === null
          ? t('reservations:season.nothing')
          : t('reservations:season.replacement', {
              day: formatWeekday(offer.day as CalendarDay, language),
              time: offer.at,
              places: placesText(offer.places, places, speech),
            })}
      </td>
    </tr>
  );
}
