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
  const { t } = useSpeech();
  return (
    <>
      <MovedFrom moved={moved} />
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

function MovedFrom({ moved: { place, start, end } }: Pick<MoveProps, 'moved'>) {
  const speech = useSpeech();
  const { timeZone } = usePlace().site;
  const text = speech.t('reservations:moving.from', {
    place: speech.said(place.title).text,
    day: momentDay(start, timeZone, speech),
    span: spanText(start, end, timeZone, speech),
  });
  return <p>{text}</p>;
}
