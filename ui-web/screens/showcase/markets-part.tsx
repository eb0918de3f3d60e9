import type { PublicMarket } from '#adapters/wire/showcase/market-document.ts';
import { capital } from '#application/text/capital.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { nextMarket, stallsOf } from '#domain/showcase/market.ts';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './showcase.module.css';

interface MarketsProps {
  readonly markets: readonly PublicMarket[];
  readonly now: number;
}

/** The markets of the town, the next one first. */
export function MarketsPart({ markets, now }: MarketsProps) {
  const zone = usePlace().site.timeZone;
  const held = markets
    .map((market) => ({ market, next: nextMarket(market, now, zone) }))
    .toSorted((a, b) => (a.next?.from ?? 0) - (b.next?.from ?? 0));
  return held.map(({ market, next }) => (
    <OneMarket key={market.id} market={market} from={next?.from ?? now} until={next?.until ?? now} />
  ));
}

interface OneProps {
  readonly market: PublicMarket;
  readonly from: number;
  readonly until: number;
}

/** A market: when and where it is held next, and what its stalls sell. */
function OneMarket({ market, from, until }: OneProps) {
  const { t, said, language } = useSpeech();
  const zone = usePlace().site.timeZone;
  const [title, where] = [said(market.title), said(market.where)];
  const id = `mercado-${market.id}`;
  const times = { from: formatClock(from, zone, language), until: formatClock(until, zone, language) };
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} lang={langOf(title)}>
          {title.text}
        </h2>
        <p>
          {capital(t('showcase:market.when', { day: formatWeekday(dayAt(from, zone), language), ...times }))}
        </p>
        <p lang={langOf(where)}>{where.text}</p>
      </div>
      <div className={styles.matter}>
        <p>
          <strong>
            {t('showcase:market.stalls', {
              count: market.places,
              n: formatCount(stallsOf(market)),
              places: formatCount(market.places),
            })}
          </strong>
        </p>
        <dl className={styles.stalls}>
          {market.stalls.map((one) => (
            <div key={JSON.stringify(one.title)}>
              <dt lang={langOf(said(one.title))}>{said(one.title).text}</dt>
              <dd>{formatCount(one.count)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
