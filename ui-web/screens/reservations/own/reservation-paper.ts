import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import type { RequestCopy } from '#application/reports/request-copy.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { copyWords } from '#ui-web/screens/request/answers/keep-copy.ts';
import type { Speech } from '#ui-web/speech.ts';
import { clockAt, momentDay, moneyText, spanText } from '../words.ts';

/** A reservation on paper: what its holder shows at the door without a telephone. */
export function reservationPaper(
  one: OwnReservationAnswer,
  { town, zone, speech }: { readonly town: string; readonly zone: TimeZone; readonly speech: Speech },
): RequestCopy {
  const { t, said } = speech;
  const { letters, entry, start, end, total } = one;
  return {
    ...copyWords(speech),
    town,
    title: t('reservations:paper.title', { place: said(one.place.title).text }),
    told: [
      [
        t('reservations:pass.when'),
        `${momentDay(start, zone, speech)}, ${spanText(start, end, zone, speech)}`,
      ],
      [t('reservations:pass.where'), `${said(one.place.title).text}, ${said(one.venue.title).text}`],
      ...(letters === null ? [] : [[t('reservations:pass.letters'), shownLetters(letters)] as const]),
      [t('reservations:pass.paid'), total === 0 ? t('reservations:bill.free') : moneyText(total)],
    ],
    sections:
      entry === null
        ? []
        : [
            {
              heading: t('reservations:pass.enter'),
              lines: [
                {
                  title: '',
                  text: t('reservations:pass.door', {
                    from: clockAt(entry.from, zone, speech),
                    until: clockAt(entry.until, zone, speech),
                  }),
                },
              ],
            },
          ],
  };
}
