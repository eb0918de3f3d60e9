import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import type { DeskEdit } from './desk-state.ts';

/** What a person may do to requests, as far as their roles say; each call decides for its own request. */
export interface May {
  readonly answer: boolean;
  readonly note: boolean;
  readonly assign: boolean;
  readonly publish: boolean;
  readonly seeContact: boolean;
  readonly merge: boolean;
  readonly enter: boolean;
  readonly correct: boolean;
  readonly erase: boolean;
  readonly export: boolean;
}

export interface FactsProps {
  readonly request: StaffRequest;
  readonly may: May;
  /** Its sender took it back. */
  readonly isOver: boolean;
  readonly people: readonly string[];
  readonly mailbox: string;
  readonly handle: (change: DeskEdit) => void;
}
