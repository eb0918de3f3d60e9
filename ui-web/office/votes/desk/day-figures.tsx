import type { VoteDay } from '#adapters/wire/voting-desk/day.ts';
import { formatCount, formatShare } from '#application/text/numbers.ts';
import { liveCountStep } from '#domain/voting/results-visibility.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { DayByDay } from './day-by-day.tsx';
import { VoteTiles, votesATile } from './day-tiles.tsx';
import styles from './day.module.css';

/** How many tiles the bar of a channel has room for, in its rows. */
const mostTiles = 80;

/** How many have voted in all, of how many people. */
function Total({ total, people }: { readonly total: number; readonly people: VoteDay['people'] }) {
  const { t, language } = useSpeech();
  // “At least 0” would say that nobody has voted.
  const isFew = total === 0;
  return (
    <p className={styles.total}>
      <b>{isFew ? `0–${formatCount(liveCountStep - 1)}` : formatCount(total)}</b>
      <span>
        <strong>{t('office-polling:day.voted')}</strong>
        {t(isFew ? 'office-polling:day.few' : 'office-polling:day.steps')}{' '}
        {people !== null &&
          people > 0 &&
          !isFew &&
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
  const size = votesATile(channels, mostTiles);
  return (
    <div className={styles.days}>
      <ul role="list" className={styles.bars} aria-label={t('office-polling:day.channels')}>
        {channels.map(({ channel, box, atLeast }) => (
          <li key={`${channel} ${box}`} className={styles[channel]}>
            <span className={styles.name}>
              {t(`office-polling:day.channel.${channel}`, { box: box ?? '' })}
            </span>
            <b className={classNames(atLeast === null && styles.hidden)}>
              {atLeast === null ? t('office-polling:day.hidden') : formatCount(atLeast)}
            </b>
            <VoteTiles {...{ atLeast, size }} />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('office-polling:day.tile', { votes: formatCount(size) })}</p>
    </div>
  );
}

/** Turnout in all, by channel and day by day, in steps of 25; of a vote that hides it, that it does. */
export function DayFigures({ day }: { readonly day: VoteDay }) {
  const { t } = useSpeech();
  const { days, ends, total, people } = day;
  if (total === null) return <p>{t('office-polling:day.withheld')}</p>;
  return (
    <>
      <div className={styles.score}>
        <Total {...{ total, people }} />
        <Channels day={day} />
      </div>
      <DayByDay {...{ days, ends }} />
    </>
  );
}
