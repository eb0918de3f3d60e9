import { type FormEvent, useState } from 'react';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { formatCount } from '#application/text/numbers.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import venues from '../../venues/venues.module.css';
import votes from '../../votes/votes.module.css';
import { useEventWords } from '../use-event-words.ts';
import styles from './box-office.module.css';
import { DeskSeats } from './desk-seats.tsx';
import { SoldTickets } from './sold-tickets.tsx';
import { type BoxOfficeSale, useBoxOffice } from './use-box-office.ts';

interface BoxOfficeProps {
  readonly event: TicketedEventAnswer;
  /** Reads the event anew: something was sold. */
  readonly again: () => void;
}

/** The box office: tickets for a person who stands there and pays in cash. All of it is done by keyboard. */
export function BoxOffice({ event, again }: BoxOfficeProps) {
  const { t } = useSpeech();
  const [sold, setSold] = useState<OwnTicketsAnswer | null>(null);
  const open = event.dates.filter(({ calledOff }) => calledOff === null);
  const next = () => {
    setSold(null);
    again();
  };
  return (
    <section className={venues.section} aria-labelledby="desk">
      <h2 id="desk">{t('office-tickets:desk.title')}</h2>
      {open.length === 0 && <EmptyState title={t('office-tickets:desk.none')} />}
      {sold !== null && <SoldTickets event={event} order={sold} next={next} />}
      {sold === null && open.length > 0 && <SaleForm event={event} sold={setSold} />}
    </section>
  );
}

interface SaleFormProps {
  readonly event: TicketedEventAnswer;
  readonly sold: (order: OwnTicketsAnswer) => void;
}

/** What is sold: the session, how many of each type, and who, where a type needs it. */
function SaleForm({ event, sold }: SaleFormProps) {
  const { t } = useSpeech();
  const words = useEventWords(event);
  const sale = useBoxOffice(event, sold);
  const { isBusy, told, send, total, count } = sale;
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
      <ToldNotice told={told} />
      <SelectField
        label={t('office-tickets:desk.session')}
        value={sale.entry.session}
        onChange={(session) => sale.write({ session, seats: [] })}
        options={event.dates
          .filter(({ calledOff }) => calledOff === null)
          .map(({ id }) => ({ value: id, text: words.session(id) }))}
      />
      <TypeCounts event={event} sale={sale} />
      {event.types.some(({ hasSeats }) => hasSeats) && (
        <DeskSeats key={sale.entry.session} event={event} sale={sale} />
      )}
      <WhoFields sale={sale} />
      <p className={styles.total} role="status">
        {t('office-tickets:desk.total', { count, amount: words.money(total) })}
      </p>
      <div className={votes.acts}>
        <OfficeButton type="submit" busy={isBusy}>
          {t(`office-tickets:desk.${total === 0 ? 'give' : 'sell'}`)}
        </OfficeButton>
      </div>
    </form>
  );
}

/** Who buys, where they are called, and what the person of staff has seen, as far as the chosen types need it. */
function WhoFields({ sale }: { readonly sale: BoxOfficeSale }) {
  const { t } = useSpeech();
  return (
    <>
      {sale.needs.who && (
        <TextField
          label={t('office-tickets:desk.identity')}
          hint={t('office-tickets:desk.identityHint')}
          value={sale.entry.identity}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={(identity) => sale.write({ identity })}
        />
      )}
      {sale.needs.birthDay && (
        <TextField
          type="date"
          label={t('office-tickets:desk.birthDay')}
          hint={t('office-tickets:desk.birthDayHint')}
          value={sale.entry.birthDay}
          autoComplete="off"
          onChange={(birthDay) => sale.write({ birthDay })}
        />
      )}
      <TextField
        type="tel"
        label={t('office-tickets:desk.phone')}
        hint={t('office-tickets:desk.phoneHint')}
        value={sale.entry.phone}
        autoComplete="off"
        maxLength={40}
        onChange={(phone) => sale.write({ phone })}
      />
      {sale.needs.paper && (
        <ChoiceGroup
          kind="checkbox"
          name="seen"
          compact
          options={[{ value: 'seen', title: t('office-tickets:desk.seen') }]}
          selected={sale.entry.hasSeen ? ['seen'] : []}
          onChange={(chosen) => sale.write({ hasSeen: chosen.length > 0 })}
        />
      )}
    </>
  );
}

/** How many of each type, typed. */
function TypeCounts({ event, sale }: { readonly event: TicketedEventAnswer; readonly sale: BoxOfficeSale }) {
  const { t, said } = useSpeech();
  const words = useEventWords(event);
  const left = event.dates.find(({ id }) => id === sale.entry.session)?.left ?? [];
  return (
    <fieldset className={styles.types}>
      <legend>{t('office-tickets:desk.howMany', { count: event.perOrder })}</legend>
      {event.types.map(({ id, title, price, check }, nth) => (
        <TextField
          key={id}
          width="short"
          label={said(title).text}
          hint={[
            words.price(price),
            t('office-tickets:desk.left', {
              n: formatCount(left.find(({ type }) => type === id)?.left ?? 0),
            }),
            ...(check === 'desk' ? [t('office-tickets:desk.paper')] : []),
          ].join(' · ')}
          inputMode="numeric"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next person stands at the desk
          autoFocus={nth === 0}
          maxLength={2}
          value={sale.entry.counts[id] ?? ''}
          onChange={(typed) => sale.type(id, typed)}
        />
      ))}
    </fieldset>
  );
}
