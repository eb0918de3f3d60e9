import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';
import { clockOf } from '#ui-web/device/clock-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useDoorMeans } from '../door-context.ts';
import styles from '../door.module.css';
import type { BroughtScans } from '../here/use-door-line.ts';

interface RepeatedScreenProps {
  readonly brought: BroughtScans;
  readonly plan: PlannedEvent;
  readonly goOn: () => void;
}

/** What the council said of the scans of a time without a line: how many it has, and which tickets came in twice. */
export function RepeatedScreen({ brought: { scans, repeated }, plan, goOn }: RepeatedScreenProps) {
  const { t, said } = useSpeech();
  const { timeZone } = useDoorMeans();
  const typeOf = (id: string | null) => said(plan.event.types.find((type) => type.id === id)?.title).text;
  const doorOf = (id: string) => plan.doors.find((door) => door.id === id)?.name ?? '';
  const clock = (at: number | string) => clockOf(new Date(at).toISOString(), timeZone);
  return (
    <section className={styles.brought} aria-labelledby="brought">
      <div className={styles.body} role="status">
        <h1 id="brought">
          {repeated.length === 0
            ? t('door:brought.title')
            : t('door:brought.repeated', { count: repeated.length })}
        </h1>
        <p>{t('door:brought.scans', { count: scans })}</p>
        <ul>
          {repeated.map(({ scan, type, at, door }) => (
            <li key={scan.nonce}>
              <b>{typeOf(type)}</b>
              {t('door:brought.entries', { here: clock(scan.at), at: clock(at), door: doorOf(door) })}
            </li>
          ))}
        </ul>
        {repeated.length > 0 && <p>{t('door:brought.noted')}</p>}
      </div>
      <div className={styles.foot}>
        <button type="button" onClick={goOn}>
          {t('door:brought.goOn')}
        </button>
      </div>
    </section>
  );
}
