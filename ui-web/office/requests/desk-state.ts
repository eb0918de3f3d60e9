import type { Coordinates } from '#domain/shared/coordinates.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { StaffStatus } from '#domain/forms/request.ts';
import type { Priority } from '#domain/office/desk/priority.ts';
import type { Filters } from './filters.ts';
import type { Counts } from './list-query.ts';

/** The request that the address names. */
export type Matter =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'here'; readonly request: StaffRequest }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly refusal: CouncilRefusal };

/** What a person changes of a request at once. A message goes to its sender, a note stays. */
export interface DeskEdit {
  readonly status?: StaffStatus;
  readonly assignedTo?: string | null;
  readonly priority?: Priority;
  readonly message?: string;
  readonly note?: string;
  readonly isApproved?: boolean;
  /** What was filled into the fields of the mailbox for staff; null empties one. */
  readonly managementFields?: Record<string, string | boolean | string[] | Coordinates | null>;
  /** Between which days it is public; null: on any. */
  readonly publishPeriod?: { readonly start: string | null; readonly end: string | null } | null;
}

/** What was done last and can be taken back until a moment. */
export interface DoneAct {
  readonly key: string;
  readonly iids: readonly string[];
  readonly until: Instant;
  /** Whether a mail waits for the end of that time. */
  readonly isSent: boolean;
  readonly isMany: boolean;
}

/** Why something was not done. */
export type Trouble =
  /** Somebody else changed the request since it was read; it has been read again, and nothing was stored. */
  | 'changed'
  /** The same intent was stored before with another text: its answer was lost. */
  | 'sentBefore'
  | 'unreachable'
  | 'notAllowed'
  | 'over'
  | 'undoOver'
  | 'other';

/** The list, the matter beside it, and what was done last. */
export interface DeskState {
  readonly filters: Filters;
  readonly items: readonly StaffRequest[];
  readonly total: number;
  /** How many requests each value of a filter would show; null while it is unknown. */
  readonly counts: Counts | null;
  /** `refused`: the caller may not read requests, or their session has ended. */
  readonly listing: 'asking' | 'here' | 'failed' | 'refused';
  readonly matter: Matter;
  /** The public numbers of the requests that are marked. */
  readonly marked: ReadonlySet<string>;
  readonly done: DoneAct | null;
  readonly trouble: Trouble | null;
  readonly isActing: boolean;
}
