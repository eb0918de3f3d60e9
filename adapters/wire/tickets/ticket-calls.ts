import { listTicketedEventsText } from './list-events.ts';
import { readTicketedEventText } from './read-event.ts';
import { readSeatsText } from './read-seats.ts';
import { orderTicketsText } from './order-tickets.ts';
import { readTicketsText } from './read-tickets.ts';
import { extendTicketsText } from './extend-tickets.ts';
import { leaveTicketsText } from './leave-tickets.ts';
import { giveTicketBackText } from './give-ticket-back.ts';
import { transferTicketText } from './transfer-ticket.ts';
import { sellAtDeskText } from './office/sell-at-desk.ts';
import { readEventFiguresText } from './office/read-figures.ts';
import { listTicketOrdersText } from './office/list-orders.ts';
import { findTicketOrdersText } from './office/find-orders.ts';
import { printTicketsText } from './office/print-tickets.ts';
import { takeTicketBackText } from './office/take-back.ts';
import { listOwedForTicketsText } from './office/list-owed.ts';
import { returnOwedForTicketsText } from './office/return-owed.ts';
import { listBuyersToCallText, noteBuyerCalledText } from './office/buyers-to-call.ts';
import { callSessionOffText } from './office/call-off.ts';
import { takeSessionCallOffBackText } from './office/take-call-off-back.ts';

/** The calls of tickets: for everybody, for holders, and for staff. */
export const ticketCalls = [
  listTicketedEventsText,
  readTicketedEventText,
  readSeatsText,
  orderTicketsText,
  readTicketsText,
  extendTicketsText,
  leaveTicketsText,
  giveTicketBackText,
  transferTicketText,
  sellAtDeskText,
  readEventFiguresText,
  listTicketOrdersText,
  findTicketOrdersText,
  printTicketsText,
  takeTicketBackText,
  listOwedForTicketsText,
  returnOwedForTicketsText,
  callSessionOffText,
  takeSessionCallOffBackText,
  listBuyersToCallText,
  noteBuyerCalledText,
] as const;
