import type { VoteDay } from '#adapters/wire/voting-desk/day.ts';
import { formatShortDay, formatWeekday } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { addDays, type CalendarDay, daysBetween, parseDay } from '#domain/shared/calendar-day.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { VoteTiles, votesATile } from './day-tiles.tsx';
import styles from './day.module.css';

/** How many tiles a column has room for, and how many columns fit beside each other. */
const [mostTiles, mostColumns] = [12, 24];
/** With more columns than this a word does not fit into the width of one. */
const mostWide = 12;

/** The days until the vote closes that have not come yet. */
function daysToCome(last: CalendarDay | null, ends: string | null): readonly CalendarDay[] {
  const end = ends === null ? null : parseDay(ends);
  if (last === null || end === null || end <= last) return [];
  return Array.from({ length: daysBetween(last, end) }, (_, n) => addDays(last, n + 1));
}

interface ColumnProps {
  readonly day: CalendarDay;
  readonly atLeast: number | null;
  readonly size: number;
  readonly isToday: boolean;
}

function Column({ day, atLeast, size, isToday }: ColumnProps) {
  const { t, language } = useSpeech();
  return (
    <li className={classNames(isToday && styles.today)}>
      <span className={styles.name}>
        <span className={styles.long}>{formatWeekday(day, language)}</span>
        <span className={styles.short}>{formatShortDay(day, language)}</span>
      </span>
      <b className={classNames(atLeast === null && styles.hidden)}>
        {atLeast === null ? t('office-polling:day.hidden') : formatCount(atLeast)}
      </b>
      <VoteTiles {...{ atLeast, size }} />
    </li>
  );
}

/** Turnout day by day, in tiles: columns beside each other where they fit, otherwise a row for each day. */
export function DayByDay({ days, ends }: Pick<VoteDay, 'days' | 'ends'>) {
  const { t, language } = useSpeech();
  const shown = days.flatMap(({ day, atLeast }) => {
    const parsed = parseDay(day);
    return parsed === null ? [] : [{ day: parsed, atLeast }];
  });
  const size = votesATile(days, mostTiles);
  const toCome = daysToCome(shown.at(-1)?.day ?? null, ends);
  const columns = shown.length + toCome.length;
  const areColumns = columns <= mostColumns;
  const areNarrow = areColumns && columns > mostWide;
  return (
    <section className={styles.days} aria-labelledby="dia-a-dia">
      <h2 id="dia-a-dia">{t('office-polling:day.byDay')}</h2>
      <p className={styles.hint}>
        {t('office-polling:day.tile', { votes: formatCount(size) })} {t('office-polling:day.byDayHint')}
      </p>
      <ol
        role="list"
        className={classNames(styles.bars, areColumns && styles.columns, areNarrow && styles.narrow)}
      >
        {shown.map(({ day, atLeast }, n) => (
          <Column key={day} {...{ day, atLeast, size }} isToday={n === shown.length - 1} />
        ))}
        {areColumns &&
          toCome.map((day) => (
            <li key={day} aria-hidden="true" className={styles.toCome}>
              <span className={styles.name}>
                <span className={styles.short}>{formatShortDay(day, language)}</span>
              </span>
              <VoteTiles atLeast={null} size={size} />
            </li>
          ))}
      </ol>
    </section>
  );
}
