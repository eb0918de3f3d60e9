import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import type { CounterSetup } from '../counter-names.ts';
import type { CounterPresenter, CounterState } from '../counter-presenter.ts';

/** What the parts of a desk work with. */
export interface DeskWorkProps {
  readonly setup: CounterSetup;
  readonly office: OfficeAnswer;
  readonly desk: string;
  readonly state: CounterState;
  readonly presenter: CounterPresenter;
}

/** What is asked before something is done: where to, what is missing, what a ticket is for. */
export type CounterDialog =
  | { readonly kind: 'redirect' | 'papers'; readonly visit: CounterVisit }
  | { readonly kind: 'ticket' };
