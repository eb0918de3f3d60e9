import { decidesAbout } from '../../intranet/internal-request.ts';
import { reviewState } from '../../intranet/procedure-review.ts';
import type { CalendarDay, Instant } from '../../shared/calendar-day.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import { daysSince, type DutyReading } from './duty-reading.ts';
import type { Duty, DutyReason } from './duty.ts';

/** Something of the intranet that waits; `subject` is its place there, as `news-horario`. */
export type WaitingIntranet = {
  readonly subject: string;
  readonly title: LocalizedText | string;
} & (
  | /** News that these people have not read. */ {
      readonly kind: 'reading';
      readonly missing: readonly string[];
      /** The day on which it appeared; null: it says none. */
      readonly appeared: CalendarDay | null;
    }
  /** A procedure that its owner, named, is to look at on a day. */
  | { readonly kind: 'review'; readonly responsible: string; readonly due: CalendarDay }
  /** What somebody asked for, to be decided by the approver of its form. */
  | {
      readonly kind: 'decision';
      readonly from: { readonly id: string; readonly name: string };
      readonly approver: string | null;
      readonly came: Instant;
    }
);

/** Why something of the intranet waits for a person; null if it does not. */
function reasonOf(waiting: WaitingIntranet, reading: DutyReading): DutyReason | null {
  const { holder, names, today, may } = reading;
  switch (waiting.kind) {
    case 'reading':
      return waiting.missing.includes(holder.id) ? { kind: 'unread' } : null;
    case 'review': {
      const isTheirs = names.includes(waiting.responsible);
      const { kind } = reviewState(waiting.due, today);
      return isTheirs && kind !== 'later' ? { kind: 'unreviewed' } : null;
    }
    case 'decision': {
      const decides = names.some((name) =>
        decidesAbout(waiting, { id: holder.id, name }, may('request.answer', {})),
      );
      const isOwn = waiting.from.id === holder.id;
      return decides && !isOwn ? { kind: 'came', days: daysSince(waiting.came, reading) } : null;
    }
  }
}

/** News to read, a procedure to look at or a request to decide waits for the very person, whatever their roles. */
export function intranetDuty(waiting: WaitingIntranet, reading: DutyReading): readonly Duty[] {
  const reason = reasonOf(waiting, reading);
  if (reason === null) return [];
  const { subject, title, kind } = waiting;
  const where = kind === 'decision' ? waiting.from.name : null;
  const due = kind === 'review' ? waiting.due : null;
  const action = kind === 'reading' ? 'read' : 'check';
  return [{ kind: 'intranet', subject, title, where, whose: null, reason, due, action }];
}
