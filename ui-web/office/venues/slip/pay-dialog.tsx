import { useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { payAtDeskCall } from '#adapters/wire/reservations/office/pay-at-desk.ts';
import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { useDeed } from '../use-deed.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';
import { DeskSlip } from './desk-slip.tsx';

interface PayProps {
  readonly venue: VenueAnswer;
  readonly one: StaffReservationAnswer;
  readonly again: () => void;
  readonly close: () => void;
}

type Paid = CallAnswer<typeof payAtDeskCall> & { readonly by: 'cash' | 'card' };

/** Collects what a reservation waits for: how much, cash or card, then its letters and its receipt. */
export function PayDialog({ venue, one, again, close }: PayProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const words = useVenueWords(venue);
  const deed = useDeed();
  const [paid, setPaid] = useState<Paid | null>(null);
  const ready = () => {
    close();
    again();
  };
  const pay = (by: 'cash' | 'card') =>
    deed.act(
      () =>
        council.call(payAtDeskCall, {
          realm: council.realm,
          id: venue.id,
          body: { reservation: one.name, by },
        }),
      (answer) => {
        setPaid({ ...answer, by });
        return null;
      },
    );
  const amount = words.money(one.total);
  return (
    <DialogFrame
      open
      title={t(paid === null ? 'office-venues:pay.title' : 'office-venues:pay.done', { amount })}
      onClose={paid === null ? close : ready}
      footer={
        paid === null ? (
          <>
            <OfficeButton busy={deed.isBusy} onClick={() => void pay('cash')}>
              {t('office-venues:pay.cash')}
            </OfficeButton>
            <OfficeButton busy={deed.isBusy} onClick={() => void pay('card')}>
              {t('office-venues:pay.card')}
            </OfficeButton>
            <OfficeButton look="outline" data-autofocus="" onClick={close}>
              {t('office-venues:cancel')}
            </OfficeButton>
          </>
        ) : (
          <OfficeButton data-autofocus="" onClick={ready}>
            {t('office-venues:reserve.ready')}
          </OfficeButton>
        )
      }
    >
      <div className={styles.dialog}>
        <ToldNotice told={deed.told} />
        <p>
          {words.place(one.place)}, {words.when(one)}
        </p>
        {paid === null ? <p>{t('office-venues:pay.lead')}</p> : <AfterPaying {...{ venue, one, paid }} />}
      </div>
    </DialogFrame>
  );
}

function AfterPaying({ venue, one, paid }: Pick<PayProps, 'venue' | 'one'> & { readonly paid: Paid }) {
  const { t } = useSpeech();
  return (
    <>
      <p>{t('office-venues:reserve.letters')}</p>
      <p className={styles.letters} translate="no">
        {paid.letters.replace(/^(.{4})/u, '$1-')}
      </p>
      <DeskSlip venue={venue} matter={{ ...one, paid: paid.by, letters: paid.letters, code: paid.code }} />
    </>
  );
}
