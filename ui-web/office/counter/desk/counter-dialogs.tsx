import { TicketDialog } from '../ticket/ticket-dialog.tsx';
import type { CounterDialog, DeskWorkProps } from './desk-work.ts';
import { PapersDialog } from './papers-dialog.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';

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
