import { shortNameOfWeekday } from '#application/text/short-weekdays.ts';
import { daysOfWeek, hoursOfWeekday, type WeekRule } from '#domain/free-times/week/week-hours.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './hours.module.css';

/** The hours of the day that a picture shows: those of the rules, and at least those of a usual day. */
function spanOf(rules: readonly WeekRule[]): { readonly first: number; readonly last: number } {
  const hours = rules.map((rule) => rule.hours);
  return {
    first: Math.floor(Math.min(8 * 60, ...hours.map(({ from }) => from)) / 60),
    last: Math.ceil(Math.max(15 * 60, ...hours.map(({ to }) => to)) / 60),
  };
}

/** Every how many hours a line is drawn. */
const everyHours = 4;

/** The week at a glance: a column a day, a bar for each stretch of hours. What it shows is typed below it. */
export function WeekPicture({ rules }: { readonly rules: readonly WeekRule[] }) {
  const { language } = useSpeech();
  const { first, last } = spanOf(rules);
  const share = (minutes: number) => `${((minutes / 60 - first) / (last - first)) * 100}%`;
  const lines = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
    (hour) => hour % everyHours === 0,
  );
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles.scale}>
        {lines.map((hour) => (
          <span key={hour} style={{ top: share(hour * 60) }}>
            {hour}
          </span>
        ))}
      </div>
      {daysOfWeek.map((day) => (
        <div key={day} className={styles.column}>
          <b>{shortNameOfWeekday(day, language)}</b>
          <div>
            {lines.map((hour) => (
              <hr key={hour} style={{ top: share(hour * 60) }} />
            ))}
            {hoursOfWeekday(rules, day)
              .filter(({ from, to }) => from < to)
              .map(({ from, to }) => (
                <i
                  key={`${from} ${to}`}
                  style={{ top: share(from), height: `calc(${share(to)} - ${share(from)})` }}
                />
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}
