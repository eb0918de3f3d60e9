import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { TicketDialog } from '../ticket/ticket-dialog.tsx';
import type { DeskWorkProps } from './counter-page.tsx';
import { PapersDialog } from './papers-dialog.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';

/** What is asked before something is done: where to, what is missing, what a ticket is for. */
export type CounterDialog =
  | { readonly kind: 'redirect' | 'papers'; readonly visit: CounterVisit }
  | { readonly kind: 'ticket' };

interface DialogsProps extends DeskWorkProps {
  readonly dialog: CounterDialog | null;
  readonly close: () => void;
}

/** The dialog that is open. */
export function CounterDialogs({ dialog, ...props }: DialogsProps) {
  if (dialog === null) return null;
  if (dialog.kind === 'redirect') return <RedirectDialog {...props} visit={dialog.visit} />;
  if (dialog.kind === 'papers') return <PapersDialog {...props} />;
  return <TicketDialog {...props} />;
}
