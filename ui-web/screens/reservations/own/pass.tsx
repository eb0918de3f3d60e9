import { capital } from '#application/text/capital.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { Facts } from '#ui-web/components/facts/facts.tsx';
import { TileBand } from '#ui-web/components/tile/tile-band.tsx';
import { QrCode } from '#ui-web/components/qr-code/qr-code.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { clockAt, momentDay, moneyText, spanText } from '../words.ts';
import styles from '../reservations.module.css';

interface PassProps {
  readonly one: OwnReservationAnswer;
}

/** What is shown at the door: when and where, the letters, and the same as a code for its camera. */
export function ReservationPass({ one }: PassProps) {
  const speech = useSpeech();
  const { timeZone } = usePlace().site;
  const { id, letters, code, start, end } = one;
  return (
    <article className={styles.pass} aria-labelledby={`pass-${id}`}>
      <TileBand height={36} identifier={letters ?? id} />
      <div className={styles.passBody}>
        <h3 id={`pass-${id}`}>
          <small>{capital(momentDay(start, timeZone, speech))}</small>
          {capital(spanText(start, end, timeZone, speech))}
        </h3>
        <PassFacts one={one} />
      </div>
      {letters !== null && <Stub letters={letters} code={code ?? letters} />}
    </article>
  );
}

/** The letters of the door, and their code; one that was kept before codes were signed has the letters alone. */
function Stub({ letters, code }: { readonly letters: string; readonly code: string }) {
  const { t } = useSpeech();
  const shown = shownLetters(letters);
  return (
    <div className={styles.stub}>
      <QrCode text={code} label={t('reservations:pass.code', { letters: shown })} />
      <p className={styles.letters}>{shown}</p>
      <p className="note">{t('reservations:pass.offline')}</p>
    </div>
  );
}

function PassFacts({ one: { place, venue, total, deposit, entry, state } }: PassProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { timeZone } = usePlace().site;
  const paid = total === 0 ? t('reservations:bill.free') : moneyText(total);
  return (
    <Facts
      look="long"
      items={[
        {
          term: t('reservations:pass.where'),
          value: `${said(place.title).text}, ${said(venue.title).text}`,
        },
        {
          term: t('reservations:pass.paid'),
          value:
            deposit === 0
              ? paid
              : `${paid} · ${t('reservations:pass.deposit', { amount: moneyText(deposit) })}`,
        },
        ...(entry !== null && state === 'booked'
          ? [
              {
                term: t('reservations:pass.enter'),
                value: t('reservations:pass.door', {
                  from: clockAt(entry.from, timeZone, speech),
                  until: clockAt(entry.until, timeZone, speech),
                }),
              },
            ]
          : []),
      ]}
    />
  );
}

/** What happens if nobody comes, and how many times that was so. */
export function DoorRule({ one: { entry, strikes } }: PassProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { timeZone } = usePlace().site;
  if (entry === null) return null;
  return (
    <p className="note">
      {t('reservations:pass.givenUp', { until: clockAt(entry.until, timeZone, speech) })}{' '}
      {strikes !== null &&
        t('reservations:pass.strikes', {
          count: strikes.count,
          n: formatCount(strikes.count),
          most: formatCount(strikes.most),
        })}
    </p>
  );
}
