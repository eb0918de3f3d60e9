import type { TicketsPresenter } from '../presenter.ts';
import type { OpenEvent, TicketsPage } from '../state.ts';

/** What the parts of the form work with. */
export interface OrderProps {
  readonly open: OpenEvent;
  readonly page: TicketsPage;
  readonly presenter: TicketsPresenter;
}
