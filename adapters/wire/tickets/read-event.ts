import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ticketedEventWire } from './ticketed-event.ts';

/** An event, with what is left of it. */
export const readTicketedEventCall = {
  method: 'get',
  path: '/api/{realm}/tickets/events/{id}',
  caller: 'anybody',
  answer: ticketedEventWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readTicketedEventText: CallText<typeof readTicketedEventCall> = {
  call: readTicketedEventCall,
  id: 'readTicketedEvent',
  topic: 'tickets',
  summary:
    'An event: its sessions with how many tickets of each type are left, its types with their prices, and the rules of its sale.',
  answer: 'The event.',
};
