import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { beforeText, lengthText, moneyText } from '../words.ts';
import type { ShownPrice } from './price.ts';
import styles from '../reservations.module.css';

type Line = ShownPrice['lines'][number];

const lineText = ({ kind, minutes }: Line, speech: Speech): string =>
  kind === 'deposit'
    ? speech.t('reservations:bill.deposit')
    : speech.t(`reservations:bill.${kind}`, { length: lengthText(minutes, speech) });

/** What is paid, line by line. */
export function PriceLines({ price: { lines, total } }: { readonly price: ShownPrice }) {
  const speech = useSpeech();
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={`${line.kind} ${line.perHour}`}>
          <dt>{lineText(line, speech)}</dt>
          <dd>{moneyText(line.amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{speech.t('reservations:bill.total')}</dt>
        <dd>{total === 0 ? speech.t('reservations:bill.free') : moneyText(total)}</dd>
      </div>
    </dl>
  );
}

/** What comes back to who gives it back, and until when: said before anything is paid. */
export function ReturnTerms({ terms }: Pick<VenueAnswer, 'terms'>) {
  const speech = useSpeech();
  const { t } = speech;
  const sorted = terms.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  if (sorted.length === 0) return <p className="note">{t('reservations:terms.none')}</p>;
  return (
    <PlainList className={styles.terms}>
      {sorted.map(({ hoursBefore, percent }) => (
        <li key={hoursBefore}>
          {hoursBefore === 0
            ? t('reservations:terms.later', { percent: String(percent) })
            : t(percent === 100 ? 'reservations:terms.all' : 'reservations:terms.part', {
                before: beforeText(hoursBefore * 60, speech),
                percent: String(percent),
              })}
        </li>
      ))}
      {(sorted.at(-1)?.hoursBefore ?? 0) > 0 && <li>{t('reservations:terms.nothing')}</li>}
    </PlainList>
  );
}
