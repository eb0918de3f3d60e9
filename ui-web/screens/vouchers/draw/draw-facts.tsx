import { formatClock } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { CampaignDrawAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { wallSeconds } from '#domain/shared/calendar-day.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { dayText } from '../view-model.ts';

/** The page of a draw; the letters of an entry, which it explains, go to no server. */
export const drawHref = (draw: string, code?: string): string =>
  `/sorteos/${encodeURIComponent(draw)}${code === undefined ? '' : `#${code}`}`;

type DayAndTime = Readonly<Record<'day' | 'time', string>>;

/** Moments of the draw: their day, and the hour by the clock of the town. What ends at midnight ends on the day before. */
export function useDayAndTime(): {
  readonly from: (moment: string) => DayAndTime;
  readonly until: (moment: string) => DayAndTime;
} {
  const speech = useSpeech();
  const { timeZone } = usePlace().site;
  const from = (moment: string) => ({
    day: dayText(moment, timeZone, speech),
    time: formatClock(Date.parse(moment), timeZone, speech.language),
  });
  return {
    from,
    until: (moment) => {
      const isMidnight = wallSeconds(Date.parse(moment), timeZone) === 0;
      return from(isMidnight ? new Date(Date.parse(moment) - 1).toISOString() : moment);
    },
  };
}

/** For how many people there are vouchers, and how many are in the draw. */
export function DrawFigures({ draw: { lots, entries } }: { readonly draw: CampaignDrawAnswer }) {
  const { t } = useSpeech();
  const count = lots.reduce((sum, one) => sum + one.lots, 0);
  return (
    <p>
      <strong>{t('vouchers:draw.lots', { count, n: formatCount(count) })}</strong>{' '}
      {t('vouchers:draw.entries', { count: entries, n: formatCount(entries) })}
    </p>
  );
}

/** How it is drawn: what the one who wins has, and for how long. */
export function DrawHow({ draw: { lot, days } }: { readonly draw: CampaignDrawAnswer }) {
  const { t } = useSpeech();
  const right = t('vouchers:draw.days', { count: days, n: formatCount(days) });
  return <p>{t('vouchers:draw.how', { count: lot, n: formatCount(lot), right })}</p>;
}

/** That nobody can come any more: the draw is to be made, or it was. */
export function DrawClosed({ draw }: { readonly draw: CampaignDrawAnswer }) {
  const { t } = useSpeech();
  return (
    <>
      <p>{t(draw.state === 'drawn' ? 'vouchers:draw.done' : 'vouchers:draw.wait')}</p>
      {draw.state !== 'list' && (
        <p>
          <Link href={drawHref(draw.id)}>{t('vouchers:draw.page')}</Link>
        </p>
      )}
    </>
  );
}
