import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { chosenTypes, countOfAll, ticketTotal } from '../buying.ts';
import { fieldOfTicketFailure } from '../failure.ts';
import { TicketFailed } from '../ticket-failed.tsx';
import { ticketPriceText } from '../words.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { CountFields } from './count-fields.tsx';
import type { OrderProps } from './order-props.ts';
import { SeatFields } from './seat-fields.tsx';
import { SessionField } from './session-field.tsx';
import styles from '../tickets.module.css';

/** Which session, how many, where, who: one form, one button, and the price before anything is typed. */
export function TicketOrderForm({ open, page, presenter }: OrderProps) {
  const { failure } = page;
  const field = failure === null ? null : fieldOfTicketFailure(failure.kind);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (field !== null)
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, button)`)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again with each refusal, though it is the same field
  }, [field, failure]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void presenter.send();
  };
  const props = { open, page, presenter };
  const hasSeats = open.event.types.some((type) => type.hasSeats);
  return (
    <form ref={form} className={styles.matter} noValidate onSubmit={send}>
      <SessionField {...props} />
      <CountFields {...props} />
      {hasSeats && <SeatFields {...props} />}
      {countOfAll(page.entry) > 0 && <BuyerFields {...props} />}
      {failure !== null && field === null && <TicketFailed failure={failure} />}
      <Bill {...props} />
    </form>
  );
}

/** What it comes to, and the button. */
function Bill({ open: { event }, page }: OrderProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { entry, isSending, isWorking } = page;
  const total = ticketTotal(event, entry);
  const count = countOfAll(entry);
  return (
    <div className={styles.bill}>
      {isWorking && (
        <Notice tone="info" live="polite">
          <p>{t('tickets:working')}</p>
        </Notice>
      )}
      {count > 0 && (
        <dl>
          {chosenTypes(event, entry).map(({ id, title, price }) => (
            <div key={id}>
              <dt>
                {entry.counts[id]} × {said(title).text}
              </dt>
              <dd>{ticketPriceText(price * (entry.counts[id] ?? 0), speech)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{t('tickets:bill.total')}</dt>
            <dd>{ticketPriceText(total, speech)}</dd>
          </div>
        </dl>
      )}
      <Button type="submit" busy={isSending} wide>
        {total > 0 ? t('tickets:bill.hold') : t('tickets:bill.get')}
      </Button>
      {total > 0 && <p className="note">{t('tickets:bill.note')}</p>}
    </div>
  );
}
