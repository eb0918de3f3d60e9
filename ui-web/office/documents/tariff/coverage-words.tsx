import type { PricedStretch, TwicePriced } from '#domain/reservations/tariff-coverage.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './tariff.module.css';
import { useTariffWords } from './tariff-words.ts';
import type { useTariff } from './use-tariff.ts';

/** So many sentences of a kind are said; the others are counted. */
const mostSaid = 6;

/** What the prices leave out, where two meet and which holds, and which never does. */
export function CoverageWords({ own }: { readonly own: ReturnType<typeof useTariff> }) {
  const { t } = useSpeech();
  const words = useTariffWords(own.places, own.people);
  const { gaps, twice, unused } = own.coverage;
  const rowOf = (rate: number) =>
    own.rows.findIndex(({ rates }) => rates.some(({ key }) => key === own.rates[rate]?.key)) + 1;
  const partsOf = ({ from, to, weekdays, places, categories }: PricedStretch) => ({
    hours: words.hours(from, to),
    days: words.days(weekdays),
    places: words.places(places),
    people: words.people(categories),
  });
  const unusedRows = [...new Set(unused.map(rowOf))].filter((row) =>
    own.rows[row - 1]?.rates.every(({ key }) => unused.some((rate) => own.rates[rate]?.key === key)),
  );
  const pairs = [...Map.groupBy(twice, ({ holds, other }) => `${rowOf(holds)} ${rowOf(other)}`).values()];
  const sentenceOf = (pair: readonly TwicePriced[]) => {
    const [one] = pair as readonly [TwicePriced];
    const rows = { holds: rowOf(one.holds), other: rowOf(one.other) };
    if (pair.length === 1) return t('office-rules:tariff.twice', { ...partsOf(one), ...rows });
    const all = [...new Set(pair.flatMap(({ places }) => places))];
    return t('office-rules:tariff.twiceIn', { ...rows, places: words.places(all) });
  };
  const isWhole = gaps.length === 0 && own.places.length > 0 && own.rates.length > 0;
  return (
    <div className={styles.said} role="status">
      {isWhole && <p className={styles.hint}>{t('office-rules:tariff.noGaps')}</p>}
      <Sentences className={styles.gap} all={gaps.map((gap) => t('office-rules:tariff.gap', partsOf(gap)))} />
      <Sentences className={styles.hint} all={pairs.map(sentenceOf)} />
      <Sentences
        className={styles.hint}
        all={unusedRows.map((n) => t('office-rules:tariff.unused', { n }))}
      />
    </div>
  );
}

function Sentences({
  all,
  className,
}: {
  readonly all: readonly string[];
  readonly className: string | undefined;
}) {
  const { t } = useSpeech();
  const own = [...new Set(all)];
  if (own.length === 0) return null;
  const more = own.length - mostSaid;
  return (
    <ul className={className}>
      {own.slice(0, mostSaid).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {more > 0 && <li>{t('office-rules:tariff.more', { count: more })}</li>}
    </ul>
  );
}
