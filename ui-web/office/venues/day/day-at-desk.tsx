import { useCallback, useState } from 'react';
import { listVenueDayCall } from '#adapters/wire/reservations/office/list-venue-day.ts';
import { readVenueWeekCall } from '#adapters/wire/reservations/read-venue-week.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { formatWeekday } from '#application/text/dates.ts';
import { addDays, type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useAskWhileSeen } from '../../parts/ask-while-seen.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useToday } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../venues.module.css';
import { useDeed } from '../use-deed.ts';
import type { WantedAtDesk } from './desk-choices.tsx';
import { DeskReservation } from './desk-reservation.tsx';
import { LetInForm } from './let-in-form.tsx';
import { PlaceInDay } from './place-of-day.tsx';

/** Milliseconds between two questions about who has come. */
const often = 15_000;

/** What is on a day; null until that day has come: hours of another one must not be pressed below its name. */
function useDay(venue: string, day: CalendarDay) {
  const { council } = useOffice();
  const { realm, call } = council;
  const ask = useCallback(
    async () => ({
      day,
      came: await Promise.all([
        call(listVenueDayCall, { realm, id: venue, day }),
        call(readVenueWeekCall, { realm, id: venue, from: day }),
      ]),
    }),
    [call, realm, venue, day],
  );
  const [answer, again] = useAnswer(ask);
  return [answer?.day === day ? answer.came : null, again] as const;
}

/** The day of a venue at its desk: who is where, who has not come, what is free. */
export function DayAtDesk({ venue }: { readonly venue: VenueAnswer }) {
  const { t } = useSpeech();
  const today = useToday();
  const [day, setDay] = useState<CalendarDay>(today);
  const [answer, again] = useDay(venue.id, day);
  const seen = useAskWhileSeen(again, often);
  const deed = useDeed();
  const [wanted, want] = useState<WantedAtDesk | null>(null);
  const [list, week] = answer ?? [null, null];
  const isRead = list !== null && week !== null && !isLeft(list) && !isLeft(week);
  return (
    <>
      <DayBar day={day} today={today} turn={setDay} />
      {day === today && <LetInForm venue={venue} again={again} />}
      <ToldNotice told={deed.told} />
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && !isRead && (
        <ErrorState title={t('office-venues:notRead')} retry={{ text: t('office:again'), onClick: again }} />
      )}
      {isRead && (
        <div className={styles.places} ref={seen}>
          {venue.places.map(({ id }) => (
            <PlaceInDay
              key={id}
              place={id}
              venue={venue}
              items={list.right.items.filter((one) => one.place === id)}
              events={list.right.events.filter(({ places }) => places.includes(id))}
              starts={week.right.days[0]?.places.find((one) => one.place === id)?.starts ?? []}
              walkIn={list.right.walkIns.find((one) => one.place === id) ?? null}
              deed={deed}
              again={again}
              reserve={(start, lengths) => want({ place: id, start, lengths })}
            />
          ))}
        </div>
      )}
      {wanted !== null && (
        <DeskReservation
          venue={venue}
          wanted={wanted}
          close={() => {
            want(null);
            again();
          }}
        />
      )}
    </>
  );
}

interface DayBarProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly turn: (day: CalendarDay) => void;
}

function DayBar({ day, today, turn }: DayBarProps) {
  const { t, language } = useSpeech();
  return (
    <div className={styles.bar}>
      <h2 aria-live="polite">{formatWeekday(day, language)}</h2>
      <div className={styles.turn}>
        <OfficeButton look="outline" onClick={() => turn(addDays(day, -1))}>
          {t('office-venues:day.before')}
        </OfficeButton>
        <OfficeButton look="outline" aria-disabled={day === today} onClick={() => turn(today)}>
          {t('office-venues:day.today')}
        </OfficeButton>
        <OfficeButton look="outline" onClick={() => turn(addDays(day, 1))}>
          {t('office-venues:day.after')}
        </OfficeButton>
        <input
          type="date"
          aria-label={t('office-venues:day.pick')}
          value={day}
          onChange={({ target }) => {
            const read = parseDay(target.value);
            if (read !== null) turn(read);
          }}
        />
      </div>
    </div>
  );
}
