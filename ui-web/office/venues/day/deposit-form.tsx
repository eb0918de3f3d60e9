import { type FormEvent, useId, useState } from 'react';
import { settleDepositCall } from '#adapters/wire/reservations/office/settle-deposit.ts';
import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { parseAmount } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import type { useDeed } from '../use-deed.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';

interface DepositProps {
  readonly venue: VenueAnswer;
  readonly one: StaffReservationAnswer;
  readonly deed: ReturnType<typeof useDeed>;
  readonly again: () => void;
  readonly close: () => void;
}

/** What is kept of a deposit, and why; the rest goes back. */
export function DepositForm({ venue, one, deed, again, close }: DepositProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const words = useVenueWords(venue);
  const id = useId();
  const [kept, setKept] = useState('0');
  const [reason, setReason] = useState('');
  const settle = async (event: FormEvent) => {
    event.preventDefault();
    const read = parseAmount(kept);
    if (isLeft(read)) return deed.tell({ isFault: true, words: t('office-venues:why.amount') });
    const body = { reservation: one.name, kept: read.right, reason: reason.trim() };
    const isDone = await deed.act(
      () => council.call(settleDepositCall, { realm: council.realm, id: venue.id, body }),
      ({ money }) =>
        t(`office-venues:deposit.money.${money}`, { amount: words.money(one.deposit - read.right) }),
    );
    if (isDone) close();
    return again();
  };
  return (
    <form className={styles.reason} noValidate onSubmit={(event) => void settle(event)}>
      <div className={votes.field}>
        <label htmlFor={`${id}-kept`}>
          {t('office-venues:deposit.keep', { deposit: words.money(one.deposit) })}
        </label>
        <input
          id={`${id}-kept`}
          inputMode="decimal"
          value={kept}
          onChange={({ target }) => setKept(target.value)}
        />
      </div>
      <div className={votes.field}>
        <label htmlFor={`${id}-why`}>{t('office-venues:deposit.why')}</label>
        <textarea
          id={`${id}-why`}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <div className={votes.acts}>
        <OfficeButton type="submit" busy={deed.isBusy}>
          {t('office-venues:deposit.send')}
        </OfficeButton>
        <OfficeButton look="outline" onClick={close}>
          {t('office-venues:cancel')}
        </OfficeButton>
      </div>
    </form>
  );
}
