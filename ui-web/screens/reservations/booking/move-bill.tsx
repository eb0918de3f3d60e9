import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ReservationsPresenter } from '../presenter.ts';
import type { ReservationsPage } from '../state.ts';
import { momentDay, moneyText, spanText } from '../words.ts';

interface MoveProps {
  readonly moved: OwnReservationAnswer;
  readonly page: ReservationsPage;
  readonly presenter: ReservationsPresenter;
}

/** What a move changes and costs, before it is done. */
export function MoveBill({ moved, page, presenter }: MoveProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { timeZone } = usePlace().site;
  return (
    <>
      <p>
        {t('reservations:moving.from', {
          place: said(moved.place.title).text,
          day: momentDay(moved.start, timeZone, speech),
          span: spanText(moved.start, moved.end, timeZone, speech),
        })}
      </p>
      <p>
        {moved.state === 'displaced'
          ? t('reservations:moving.free')
          : t('reservations:moving.same', { amount: moneyText(moved.total) })}
      </p>
      <Button type="submit" wide busy={page.isSending}>
        {page.isSending ? t('reservations:bill.sending') : t('reservations:moving.confirm')}
      </Button>
      <Button look="text" onClick={() => presenter.write({ moving: null, start: null })}>
        {t('reservations:moving.keep')}
      </Button>
    </>
  );
}
