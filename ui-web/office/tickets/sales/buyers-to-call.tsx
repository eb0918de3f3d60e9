import { useCallback } from 'react';
import { listBuyersToCallCall, noteBuyerCalledCall } from '#adapters/wire/tickets/office/buyers-to-call.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { PeopleToTellPart } from '../../parts/people-to-tell-part.tsx';
import { useOfficeDeed } from '../../parts/use-office-deed.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useEventWords, whyOfTickets } from '../use-event-words.ts';

/** Whom of an event somebody calls, because no mail reaches them. */
export function BuyersToCallPart({ event }: { readonly event: TicketedEventAnswer }) {
  const { council } = useOffice();
  const { call, realm } = council;
  const { id } = event;
  const words = useEventWords(event);
  const deed = useOfficeDeed(whyOfTickets);
  const ask = useCallback(() => call(listBuyersToCallCall, { realm, id }), [call, realm, id]);
  return (
    <PeopleToTellPart
      ask={ask}
      note={(person) => call(noteBuyerCalledCall, { realm, id, body: { person } })}
      deed={deed}
      nameOf={words.session}
    />
  );
}
