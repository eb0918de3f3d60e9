import { useCallback } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listVenueEventsCall } from '#adapters/wire/reservations/office/list-venue-events.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';
import { AnsweredPart } from './asked-part.tsx';
import { EventForm } from './event-form.tsx';

type Listed = CallAnswer<typeof listVenueEventsCall>['items'][number];

/** Events of the council that take places: a new one, and what those chose who lost a reservation. */
export function VenueEvents({ venue }: { readonly venue: VenueAnswer }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const ask = useCallback(() => call(listVenueEventsCall, { realm, id: venue.id }), [call, realm, venue.id]);
  const [answer, again] = useAnswer(ask);
  return (
    <>
      <EventForm venue={venue} done={again} />
      <section className={styles.section} aria-labelledby="actos">
        <h2 id="actos">{t('office-venues:events.listed')}</h2>
        <AnsweredPart answer={answer} again={again}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="note">{t('office-venues:events.none')}</p>
            ) : (
              <ul role="list" className={styles.rows}>
                {items.map((one) => (
                  <EventRow key={one.event.id} venue={venue} one={one} />
                ))}
              </ul>
            )
          }
        </AnsweredPart>
      </section>
    </>
  );
}

/** What became of a reservation that an event displaced. */
const choiceOf = (state: string): string =>
  state === 'displaced' ? 'waits' : state === 'returned' ? 'money' : 'moved';

function EventRow({ venue, one }: { readonly venue: VenueAnswer; readonly one: Listed }) {
  const { t } = useSpeech();
  const words = useVenueWords(venue);
  const { event, losers } = one;
  const waits = losers.filter(({ state }) => state === 'displaced').length;
  return (
    <li className={waits > 0 ? styles.waits : undefined}>
      <b>{event.reason}</b>
      <span>
        {words.span(event)} · {event.places.map(words.place).join(', ')}
      </span>
      <small>{t('office-venues:events.lost', { count: losers.length })}</small>
      {losers.length > 0 && (
        <details>
          <summary>{t('office-venues:events.chosen', { count: waits })}</summary>
          <ul role="list">
            {losers.map((loser) => (
              <li key={loser.name}>
                {words.place(loser.place)}, {words.when(loser)} · {words.who(loser)} ·{' '}
                <b>{t(`office-venues:events.choice.${choiceOf(loser.state)}`)}</b>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
