import type { StaffTickets } from '#adapters/wire/tickets/office/staff-tickets.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { useEventWords } from './use-event-words.ts';

interface LinesProps {
  readonly event: TicketedEventAnswer;
  readonly order: StaffTickets;
}

/** What an order is: its session, its state, where and when it was bought. */
export function OrderLines({ event, order: { session, state, amount, isAtDesk, at, name } }: LinesProps) {
  const { t } = useSpeech();
  const words = useEventWords(event);
  const moment = useOfficeMoment();
  return (
    <>
      <b>{words.session(session)}</b>
      <span>
        {t(`office-tickets:state.${state}`)} · {words.price(amount)} ·{' '}
        {t(`office-tickets:orders.${isAtDesk ? 'desk' : 'web'}`, { when: moment(at) })}
      </span>
      <small translate="no">{name}</small>
    </>
  );
}
