import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { languageOfList, languageOfListText } from '../scarcity/in-language.ts';
import { eventRowWire } from './ticketed-event.ts';

/** The events of which tickets are sold. */
export const listTicketedEventsCall = {
  method: 'get',
  path: '/api/{realm}/tickets/events',
  query: { lang: languageOfList },
  caller: 'anybody',
  answer: listOf(eventRowWire),
  refusals: [],
} as const satisfies Call;

export const listTicketedEventsText: CallText<typeof listTicketedEventsCall> = {
  call: listTicketedEventsCall,
  id: 'listTicketedEvents',
  topic: 'tickets',
  summary:
    'The events of a town for which one needs a ticket, as their documents are published. A document by which no ticket could be sold is left out.',
  query: { lang: languageOfListText },
  answer: 'The events, in the order of the council. Amounts are cents.',
};
