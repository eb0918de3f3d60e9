import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { TicketsPresenter } from '../presenter.ts';
import type { TicketsPage } from '../state.ts';

/** What the parts about tickets of this device work with. */
export interface OwnTicketsProps {
  readonly page: TicketsPage;
  readonly presenter: TicketsPresenter;
}

/** What the parts about one order work with. */
export interface OrderPartProps extends OwnTicketsProps {
  readonly one: OwnTicketsAnswer;
}
