import { formatWeekday } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { Heading } from '#ui-web/components/heading/heading.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { freeText, clockOfRow, whyText } from './slot-words.ts';
import type { PlaceTimes, TimesGrid } from './times-view.ts';
import styles from './times.module.css';

interface ListProps {
  readonly grid: TimesGrid;
  readonly chosen: string | null;
  readonly choose: (place: string, start: string) => void;
}

/** The free times of a place as lists: its days, and the times of each. */
export function TimesList({ grid, chosen, choose }: ListProps) {
  return (
    <PlainList className={styles.days}>
      {grid.columns.map((column) => (
        <li key={column.day.day}>
          <DayOfList column={column} rows={grid.rows} chosen={chosen} choose={choose} />
        </li>
      ))}
    </PlainList>
  );
}

interface DayProps extends Omit<ListProps, 'grid'> {
  readonly column: PlaceTimes;
  readonly rows: readonly number[];
}

function DayOfList({ column, rows, chosen, choose }: DayProps) {
  const speech = useSpeech();
  const { t, language, said } = speech;
  const { day, place, slots } = column;
  const free = slots.filter(({ kind }) => kind === 'free').length;
  const some =
    free === 0
      ? t('reservations:times.noneFree')
      : t('reservations:times.free', { count: free, n: formatCount(free) });
  const summary = day.closed === null ? some : t(`reservations:closed.${day.closed}`);
  return (
    <>
      <Heading level={3} className={styles.dayName}>
        {formatWeekday(day.day as CalendarDay, language)} <small>{summary}</small>
      </Heading>
      {free > 0 && (
        <PlainList className={styles.startList}>
          {slots.map(
            (slot, at) =>
              slot.kind === 'free' && (
                <li key={slot.start}>
                  <button
                    type="button"
                    className={styles.start}
                    aria-pressed={slot.start === chosen}
                    aria-label={freeText(
                      day,
                      rows[at] ?? 0,
                      { place: said(place.title).text, isLit: slot.isLit },
                      speech,
                    )}
                    onClick={() => choose(place.id, slot.start)}
                  >
                    {clockOfRow(rows[at] ?? 0, speech)}
                  </button>
                </li>
              ),
          )}
        </PlainList>
      )}
      {day.closed === null && <Reasons slots={slots} />}
    </>
  );
}

/** Why the other times of a day cannot be had, each reason once. */
function Reasons({ slots }: Pick<PlaceTimes, 'slots'>) {
  const speech = useSpeech();
  const why = new Set(
    slots.flatMap((slot) => (slot.kind === 'club' || slot.kind === 'event' ? [whyText(slot, speech)] : [])),
  );
  if (why.size === 0) return null;
  return <p className="note">{[...why].join(' ')}</p>;
}
