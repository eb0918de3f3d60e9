import type * as t from 'io-ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';

/** The part of a survey's document that belongs to one type of question: its fields, and the question they make. */
export interface QuestionCodec<F extends t.Props, Q> {
  /** Another display type under which councils send it. */
  readonly alias?: string;
  /** All of them may be missing. A field that several types have is the same codec in each. */
  readonly fields: F;
  readonly read: (wire: t.TypeOf<t.PartialC<F>>, zone: TimeZone) => Q;
}
