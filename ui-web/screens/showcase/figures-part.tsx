import { addressOf } from '#adapters/wire/address-of.ts';
import { readShowcaseTableCall } from '#adapters/wire/showcase/showcase-figures.ts';
import type { PublicListing } from '#adapters/wire/showcase/public-listing.ts';
import { formatCount } from '#application/text/numbers.ts';
import { showcaseFigures } from '#domain/showcase/showcase-figures.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './showcase.module.css';

interface FiguresProps {
  readonly shops: readonly PublicListing[];
  readonly now: number;
}

/** How many shops there are, how many confirmed their listing this week, and what they sell. */
export function ShopFiguresPart({ shops, now }: FiguresProps) {
  const { t } = useSpeech();
  const { realm } = usePlace().council;
  const counted = shops.map((shop) => ({ shop, listing: { confirmed: Date.parse(shop.confirmed) } }));
  const { confirmed, headings } = showcaseFigures(counted, now);
  const count = shops.length;
  return (
    <section className={styles.row} aria-labelledby="cifras">
      <div className={styles.head}>
        <h2 id="cifras">{t('showcase:figures.title')}</h2>
      </div>
      <div className={styles.matter}>
        <p>
          <strong>{t('showcase:count', { count, n: formatCount(count) })}</strong>.{' '}
          {t('showcase:figures.confirmed', { count: confirmed, n: formatCount(confirmed) })}
        </p>
        <dl className={styles.stalls}>
          {headings.map((one) => (
            <div key={one.heading}>
              <dt>{t(`vouchers:heading.${one.heading}`)}</dt>
              <dd>{formatCount(one.shops)}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={addressOf(readShowcaseTableCall, { realm })} download="comercios.csv">
            {t('vouchers:report.table')}
          </a>
        </p>
      </div>
    </section>
  );
}
