import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { withWork } from '#ui-web/holds/with-work.ts';
import type { TicketsPage, TicketsPorts } from './state.ts';
import type { TicketsOfDevice } from './ticket-shelf.ts';

/** What the acts of the page work with. */
export interface TicketTools extends Pick<TicketsPorts, 'realm' | 'call' | 'randomBytes'> {
  readonly shelf: TicketsOfDevice;
  readonly current: () => TicketsPage;
  readonly patch: (change: Partial<TicketsPage>) => void;
  /** Keeps what is chosen and written, and shows it. */
  readonly enter: (change: Partial<TicketsPage['entry']>) => void;
  /** Asks for the event that is shown again: what is left of it. */
  readonly reload: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** Makes a call that holds tickets, with work of the device if the council asks for it. */
  readonly worked: typeof withWork;
  /** Keeps an order that the council answered, and shows it. */
  readonly take: (order: OwnTicketsAnswer) => void;
}
