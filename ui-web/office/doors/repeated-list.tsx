import type { EventDoors } from '#adapters/wire/tickets/door/event-doors.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import styles from './doors.module.css';

/** The tickets that came in while their holders were inside, with both entries. */
export function RepeatedList({ doors: { event, doors, repeated } }: { readonly doors: EventDoors }) {
  const { t, said } = useSpeech();
  const moment = useOfficeMoment();
  const doorOf = (id: string) =>
    doors.find((door) => door.id === id)?.name ?? t('office-doors:repeated.noDoor');
  const entry = ({
    at,
    door,
    offline,
  }: {
    readonly at: string;
    readonly door: string;
    readonly offline: boolean;
  }) =>
    t(offline ? 'office-doors:repeated.offline' : 'office-doors:repeated.online', {
      at: moment(at),
      door: doorOf(door),
    });
  return (
    <section className={styles.part} aria-labelledby="doors-repeated">
      <h2 id="doors-repeated">{t('office-doors:repeated.title')}</h2>
      {repeated.length === 0 ? (
        <p className="note">{t('office-doors:repeated.none')}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {repeated.map(({ id, type, session, entries }) => (
            <li key={id}>
              <b>
                {id.replaceAll(/(.{4})(?=.)/gu, '$1-')} ·{' '}
                {said(event.types.find((one) => one.id === type)?.title).text} ·{' '}
                {moment(event.sessions.find((one) => one.id === session)?.startsAt ?? '')}
              </b>
              {entries.map(({ first, again }) => (
                <p key={again.at}>
                  {entry(first)} — {entry(again)}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
