import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { fieldOfFailure } from '../failure.ts';
import { ReservationFailed } from '../reservation-failed.tsx';
import type { ReservationsPresenter } from '../presenter.ts';
import type { OpenVenue, ReservationsPage } from '../state.ts';
import { WhatElse } from '../times/nothing-free.tsx';
import { moneyText } from '../words.ts';
import { WorkingNotice } from '../working-notice.tsx';
import { MoveBill } from './move-bill.tsx';
import { VisitorFields } from './visitor-fields.tsx';
import { priceOfChoice, type ShownPrice } from './price.ts';
import { PriceLines, ReturnTerms } from './price-bill.tsx';
import styles from '../reservations.module.css';

interface BookingProps {
  readonly open: OpenVenue;
  readonly page: ReservationsPage;
  readonly presenter: ReservationsPresenter;
  readonly start: string;
}

/** What the council refused is corrected where it was written. */
function useRefusedField({ failure }: Pick<ReservationsPage, 'failure'>) {
  const form = useRef<HTMLFormElement>(null);
  const field = failure === null ? null : fieldOfFailure(failure.kind);
  useEffect(() => {
    if (field !== null)
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea)`)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again with each refusal, though it is the same field
  }, [field, failure]);
  return { form, field };
}

/** Who reserves the time that is chosen, what it costs, and one button. */
export function BookingPart({ open, page, presenter, start }: BookingProps) {
  const { t } = useSpeech();
  const { council, site } = usePlace();
  const { form, field } = useRefusedField(page);
  const { entry, failure } = page;
  const moved = page.own.find(({ id }) => id === entry.moving);
  const price = priceOfChoice(open.venue, { ...entry, start }, site.timeZone);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void (moved === undefined ? presenter.send() : presenter.move());
  };
  const matter = { open, entry, zone: site.timeZone, now: council.clock.now() };
  return (
    <form ref={form} className={styles.booking} id="reservar" noValidate onSubmit={send}>
      {moved === undefined && (
        <VisitorFields venue={open.venue} page={page} presenter={presenter} start={start} />
      )}
      <aside className={styles.bill} aria-label={t('reservations:bill.label')}>
        {moved === undefined ? (
          <NewBill venue={open.venue} price={price} isSending={page.isSending} />
        ) : (
          <MoveBill moved={moved} page={page} presenter={presenter} />
        )}
        {page.isWorking && <WorkingNotice />}
        {failure !== null && field === null && (
          <ReservationFailed failure={failure}>
            {failure.kind === 'taken' && (
              <WhatElse matter={matter} choose={(place, other) => presenter.write({ place, start: other })} />
            )}
          </ReservationFailed>
        )}
      </aside>
    </form>
  );
}

interface BillProps extends Pick<OpenVenue, 'venue'> {
  readonly price: ShownPrice | null;
  readonly isSending: boolean;
}

function NewBill({ venue, price, isSending }: BillProps) {
  const { t } = useSpeech();
  const isPaid = price !== null && price.total > 0;
  const act = () => {
    if (isSending) return t('reservations:bill.sending');
    if (venue.needsApproval) return t('reservations:bill.ask');
    return isPaid
      ? t('reservations:bill.pay', { amount: moneyText(price.total) })
      : t('reservations:bill.reserve');
  };
  const note = venue.needsApproval ? 'askNote' : 'payNote';
  return (
    <>
      {price === null ? <p>{t('reservations:failure.noRate')}</p> : <PriceLines price={price} />}
      <Button type="submit" wide busy={isSending}>
        {act()}
      </Button>
      {(isPaid || venue.needsApproval) && <p className="note">{t(`reservations:bill.${note}`)}</p>}
      {isPaid && <ReturnTerms terms={venue.terms} />}
    </>
  );
}
