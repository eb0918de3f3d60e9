import { type FormEvent, useId, useState } from 'react';
import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { canServe } from '#domain/appointments/queue.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { servicesAfter } from '../chosen-services.ts';
import styles from '../counter.module.css';
import type { DeskWorkProps } from '../desk/desk-work.ts';
import { closedFor } from '../closed-for.ts';
import { GivenTicket } from './given-ticket.tsx';

interface TicketProps extends DeskWorkProps {
  readonly close: () => void;
}

type Fault = 'noService' | 'notGiven' | null;

/** A ticket for who comes without an appointment: what for, then its code, large, and on paper. */
export function TicketDialog(props: TicketProps) {
  const { close, setup, state } = props;
  const { t } = useSpeech();
  const { council } = useOffice();
  const [key] = useState(council.newKey);
  const [given, setGiven] = useState<CounterVisit | null>(null);
  const form = useId();
  const title = t(`office-counter:ticket.${given === null ? 'title' : 'given'}`);
  return (
    <DialogFrame
      open
      title={title}
      {...(given !== null && { identifier: given.id })}
      onClose={close}
      footer={
        given === null ? (
          <>
            <OfficeButton type="submit" form={form}>
              {t('office-counter:ticket.give')}
            </OfficeButton>
            <OfficeButton look="outline" onClick={close}>
              {t('office-counter:cancel')}
            </OfficeButton>
          </>
        ) : (
          <>
            <OfficeButton data-autofocus="" onClick={close}>
              {t('office-counter:ticket.close')}
            </OfficeButton>
            <OfficeButton look="outline" onClick={() => window.print()}>
              {t('office-counter:ticket.print')}
            </OfficeButton>
          </>
        )
      }
    >
      {given === null ? (
        <TicketForm {...props} form={form} ticketKey={key} given={setGiven} />
      ) : (
        <GivenTicket
          setup={setup}
          office={props.office}
          visit={given}
          ticketKey={key}
          closed={closedFor(state.list, given.services)}
        />
      )}
    </DialogFrame>
  );
}

interface FormProps extends TicketProps {
  readonly form: string;
  readonly ticketKey: string;
  readonly given: (visit: CounterVisit) => void;
}

/** What a ticket is for, and how many come. */
function TicketForm({ form, ticketKey, given, setup, state, presenter }: FormProps) {
  const { t, said } = useSpeech();
  const [chosen, choose] = useState<readonly string[]>([]);
  const [people, setPeople] = useState('1');
  const [prefers, prefer] = useState(false);
  const [fault, setFault] = useState<Fault>(null);
  const closed = closedFor(state.list, chosen);
  const desks = state.list?.desks ?? [];
  const services = setup.services.filter(({ id }) => desks.some((desk) => canServe(desk, [id])));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return setFault('noService');
    const wanted = { services: chosen, people: Math.max(1, Number(people) || 1), prefers };
    const visit = await presenter.ticket(ticketKey, wanted);
    return visit === null ? setFault('notGiven') : given(visit);
  };
  return (
    <form id={form} noValidate onSubmit={(event) => void submit(event)}>
      {fault !== null && (
        <Notice tone="error" live="assertive">
          <p>{t(`office-counter:ticket.${fault}`)}</p>
        </Notice>
      )}
      <fieldset className={styles.services}>
        <legend>{t('office-counter:ticket.what')}</legend>
        {services.map(({ id, title }, place) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              data-autofocus={place === 0 ? '' : undefined}
              onChange={() => choose((before) => servicesAfter(setup, before, id))}
            />
            <span>{said(title).text}</span>
          </label>
        ))}
      </fieldset>
      {closed !== null && (
        <Notice tone="warning" live="polite">
          <p>{t('office-counter:ticket.closed', { reason: closed })}</p>
        </Notice>
      )}
      <TextField
        label={t('office-counter:ticket.people')}
        inputMode="numeric"
        width="8ch"
        value={people}
        onChange={setPeople}
      />
      <div className={styles.services}>
        <label>
          <input type="checkbox" checked={prefers} onChange={() => prefer(!prefers)} />
          <span>{t('office-counter:ticket.prefers')}</span>
        </label>
      </div>
    </form>
  );
}
