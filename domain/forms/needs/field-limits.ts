import { answerFieldsOf, type Mailbox } from '../mailbox.ts';
import { readNumber } from '../read-number.ts';

/** Why no answer could be within the limits of a field. */
export interface LimitFault {
  /** `limitsReversed`: the least is more than the most. `limitUnreadable`: it is not a number, in a field of numbers. */
  readonly kind: 'limitsReversed' | 'limitUnreadable';
  readonly field: string;
  readonly found: string;
}

/**
 * The limits of a form that nothing fits. A form with such limits can be opened, and a field that may be left empty does no
 * harm; so they are found when a council loads it.
 *
 * @example min '10' and max '2' of a number give limitsReversed, '10 > 2'
 */
export const limitFaultsOf = (mailbox: Mailbox): readonly LimitFault[] =>
  answerFieldsOf(mailbox).flatMap((field): readonly LimitFault[] => {
    if (field.kind !== 'text') return [];
    const { name, mode, min, max } = field;
    const limits = [min, max].filter((limit) => limit !== null);
    if (mode === 'number') {
      const unreadable = limits.filter((limit) => readNumber(limit) === null);
      if (unreadable.length > 0)
        return unreadable.map((found) => ({ kind: 'limitUnreadable', field: name, found }));
    }
    const isReversed =
      min !== null && max !== null && (mode === 'number' ? Number(min) > Number(max) : min > max);
    return isReversed ? [{ kind: 'limitsReversed', field: name, found: `${min} > ${max}` }] : [];
  });
