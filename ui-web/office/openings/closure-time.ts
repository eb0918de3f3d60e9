import type { WrittenClosedTime } from '#adapters/wire/appointments/closing/closure.ts';

/** A closure as it is being written. */
export interface ClosureDraft {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly isWholeDay: boolean;
  readonly opens: string;
  readonly closes: string;
  readonly isWholeOffice: boolean;
  readonly desks: readonly string[];
}

/** Tomorrow is what is closed most. */
export const newClosure = (day: string): ClosureDraft => ({
  firstDay: day,
  lastDay: day,
  isWholeDay: true,
  opens: '09:00',
  closes: '14:00',
  isWholeOffice: true,
  desks: [],
});

/** The time of a closure as it is sent. */
export const closedTimeOf = (draft: ClosureDraft): WrittenClosedTime => ({
  firstDay: draft.firstDay,
  lastDay: draft.lastDay,
  desks: draft.isWholeOffice ? null : [...draft.desks],
  opens: draft.isWholeDay ? null : draft.opens,
  closes: draft.isWholeDay ? null : draft.closes,
});

/** The draft after its first day changed: the last one is never before it. */
export const withFirstDay = (draft: ClosureDraft, firstDay: string): ClosureDraft => ({
  ...draft,
  firstDay,
  lastDay: draft.lastDay < firstDay || draft.lastDay === draft.firstDay ? firstDay : draft.lastDay,
});
