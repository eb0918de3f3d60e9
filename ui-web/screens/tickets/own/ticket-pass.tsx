import { type FormEvent, useState } from 'react';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { QrCode } from '#ui-web/components/qr-code/qr-code.tsx';
import { TileBand } from '#ui-web/components/tile/tile-band.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useTicketFailure } from '../ticket-failed.tsx';
import { ticketPriceText } from '../words.ts';
import type { OrderPartProps } from './own-props.ts';
import styles from '../tickets.module.css';

/** What the parts about one ticket work with. */
interface PassProps extends OrderPartProps {
  readonly ticket: OwnTicketsAnswer['tickets'][number];
}

/** One ticket: what is shown at the door, and what can be done with it. */
export function TicketPass(props: PassProps) {
  const { t, said } = useSpeech();
  const { ticket } = props;
  const { id, code, state, name, seat, type } = ticket;
  if (code === null) return <Gone {...props} />;
  return (
    <article className={styles.pass} aria-label={t('tickets:pass.label', { letters: shownLetters(id) })}>
      <TileBand height={28} identifier={id} />
      <div className={styles.passBody}>
        <p>
          <b>{said(type.title).text}</b>
        </p>
        {seat !== null && <p className={styles.seat}>{t('tickets:pass.seat', { seat })}</p>}
        {name !== '' && <p>{name}</p>}
      </div>
      <div className={styles.stub}>
        <QrCode text={code} label={t('tickets:pass.code', { letters: shownLetters(id) })} />
        <p className={styles.letters}>{shownLetters(id)}</p>
        <p className="note">{t(`tickets:pass.${state === 'used' ? 'used' : 'offline'}`)}</p>
      </div>
      <Acts {...props} />
    </article>
  );
}

/** A ticket that lets nobody in any more. */
function Gone({ ticket: { state, type, seat, refund }, page }: PassProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const isGift = state === 'transferred' && page.given !== null;
  return (
    <div className={styles.gone}>
      <p>
        {said(type.title).text} {seat} · {t(`tickets:pass.${state}`)}
        {refund !== null &&
          refund > 0 &&
          `. ${t('tickets:pass.back', { amount: ticketPriceText(refund, speech) })}`}
      </p>
      {isGift && (
        <Notice tone="ok" live="polite">
          <p>{t('tickets:give.link')}</p>
          <p className={styles.link}>{page.given}</p>
        </Notice>
      )}
    </div>
  );
}

function Acts(props: PassProps) {
  const { t } = useSpeech();
  const { one, ticket, page, presenter } = props;
  const { acting } = page;
  const isOpen = acting?.ticket === ticket.id;
  const ask = (act: 'return' | 'give') => presenter.ask({ act, order: one.id, ticket: ticket.id });
  if (isOpen) return acting.act === 'return' ? <GivingBack {...props} /> : <GivingAway {...props} />;
  if (ticket.refundNow === null) return null;
  return (
    <div className="actions">
      {one.isTransferable && (
        <Button look="text" size="short" onClick={() => ask('give')}>
          {t('tickets:give.ask')}
        </Button>
      )}
      <Button look="text" size="short" onClick={() => ask('return')}>
        {t('tickets:back.ask')}
      </Button>
    </div>
  );
}

/** What comes back, before it is given back. */
function GivingBack({ one, ticket, page, presenter }: PassProps) {
  const speech = useSpeech();
  const { t } = speech;
  const back = ticket.refundNow ?? 0;
  return (
    <Notice
      tone="warning"
      live="polite"
      actions={
        <div className="actions">
          <Button
            size="short"
            busy={page.acting?.isSending ?? false}
            onClick={() => void presenter.giveBack(one, ticket.id)}
          >
            {t('tickets:back.confirm')}
          </Button>
          <Button look="text" size="short" onClick={() => presenter.ask(null)}>
            {t('tickets:back.keep')}
          </Button>
        </div>
      }
    >
      <p>
        {t('tickets:back.sure')}{' '}
        {ticket.price > 0 &&
          (back === 0
            ? t('tickets:back.nothing')
            : t('tickets:back.amount', { amount: ticketPriceText(back, speech) }))}
      </p>
    </Notice>
  );
}

/** To whom it goes, by name. */
function GivingAway({ one, ticket, page, presenter }: PassProps) {
  const { t } = useSpeech();
  const words = useTicketFailure();
  const [name, setName] = useState('');
  const { failure, acting } = page;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void presenter.giveAway(one, ticket.id, name);
  };
  return (
    <form className={styles.giving} noValidate onSubmit={send}>
      <TextField
        label={t('tickets:give.name')}
        hint={t('tickets:give.hint')}
        maxLength={80}
        value={name}
        error={failure?.kind === 'nameMissing' ? words(failure) : undefined}
        onChange={setName}
      />
      <div className="actions">
        <Button type="submit" size="short" busy={acting?.isSending ?? false}>
          {t('tickets:give.confirm')}
        </Button>
        <Button look="text" size="short" onClick={() => presenter.ask(null)}>
          {t('tickets:back.keep')}
        </Button>
      </div>
    </form>
  );
}
