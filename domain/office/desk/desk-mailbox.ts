import type { AnswerField } from '../../forms/field.ts';
import type { AnswerTimes } from './term.ts';

/** What a mailbox says to the staff who work with it. */
export interface DeskMailbox {
  readonly times: AnswerTimes;
  /** The fields that staff fill in (specification 1, section 3: `managementFields`). */
  readonly fields: readonly AnswerField[];
}
