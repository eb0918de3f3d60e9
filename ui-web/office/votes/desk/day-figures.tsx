import type { VoteDay } from '#adapters/wire/voting-desk/day.ts';
import { formatWeekday } from '#application/text/dates.ts';
import { formatCount, formatShare } from '#application/text/numbers.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './day.module.css';

interface BarProps {
  readonly name: string;
  readonly atLeast: number | null;
  /** The largest figure, which fills the bar. */
  readonly most: number;
  readonly isToday?: boolean;
}

/** One part: its name, its figure or that it is hidden, and a bar that says the same. */
function Bar({ name, atLeast, most, isToday = false }: BarProps) {
  const { t } = useSpeech();
  const share = most === 0 ? 0 : (atLeast ?? 0) / most;
  return (
    <li className={isToday ? styles.today : undefined}>
      <span className={styles.name}>{name}</span>
      <b className={atLeast === null ? styles.hidden : undefined}>
        {atLeast === null ? t('office-polling:day.hidden') : formatCount(atLeast)}
      </b>
      <span className={styles.bar} aria-hidden="true" style={{ '--share': share }} />
    </li>
  );
}

const mostOf = (parts: readonly { readonly atLeast: number | null }[]): number =>
  Math.max(0, ...parts.map(({ atLeast }) => atLeast ?? 0));

/** How many have voted in all, of how many people. */
function Total({ total, people }: { readonly total: number; readonly people: VoteDay['people'] }) {
  const { t, language } = useSpeech();
  return (
    <p className={styles.total}>
      <b>{formatCount(total)}</b>
      <span>
        <strong>{t('office-polling:day.voted')}</strong>
        {t('office-polling:day.steps')}{' '}
        {people !== null &&
          people > 0 &&
          t('office-polling:day.share', {
            share: formatShare(total, people, language),
            people: formatCount(people),
          })}
      </span>
    </p>
  );
}

/** Turnout by channel; with fewer than 25 paper ballots in all only why there is none. */
function Channels({ day: { channels } }: { readonly day: VoteDay }) {
  const { t } = useSpeech();
  if (channels === null) return <p className={styles.hint}>{t('office-polling:day.noChannels')}</p>;
  return (
    <ul role="list" className={styles.bars} aria-label={t('office-polling:day.channels')}>
      {channels.map(({ channel, box, atLeast }) => (
        <Bar
          key={`${channel} ${box}`}
          name={t(`office-polling:day.channel.${channel}`, { box: box ?? '' })}
          atLeast={atLeast}
          most={mostOf(channels)}
        />
      ))}
    </ul>
  );
}

/** Turnout in all, by channel and day by day, in steps of 25; of a vote that hides it, that it does. */
export function DayFigures({ day }: { readonly day: VoteDay }) {
  const { t, language } = useSpeech();
  const { days, total, people } = day;
  const named = (text: string) => {
    const parsed = parseDay(text);
    return parsed === null ? text : formatWeekday(parsed, language);
  };
  if (total === null) return <p>{t('office-polling:day.withheld')}</p>;
  return (
    <>
      <div className={styles.score}>
        <Total {...{ total, people }} />
        <Channels day={day} />
      </div>
      <section className={styles.days} aria-labelledby="dia-a-dia">
        <h2 id="dia-a-dia">{t('office-polling:day.byDay')}</h2>
        <p className={styles.hint}>{t('office-polling:day.byDayHint')}</p>
        <ol role="list" className={styles.bars}>
          {days.map(({ day: one, atLeast }, n) => (
            <Bar
              key={one}
              name={named(one)}
              atLeast={atLeast}
              most={mostOf(days)}
              isToday={n === days.length - 1}
            />
          ))}
        </ol>
      </section>
    </>
  );
}
