import { parseDay } from '../../shared/calendar-day.ts';
import { isEmail } from '../contact.ts';
import type { Field } from '../field.ts';
import type { FieldFault } from '../form-fault.ts';
import { readNumber } from '../read-number.ts';

type TextField = Extract<Field, { kind: 'text' }>;

/** The general limit of a text: a long letter fits. A field may set a lower one. */
export const mostText = 20_000;

const tooLong = (text: string, most: number): readonly FieldFault[] =>
  text.length > most ? [{ kind: 'tooLong', most, found: text.length }] : [];

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/$.?#][^\s]*$/iu.test(text);

const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]+$/u.test(text) && /^\d{6,15}$/u.test(text.replaceAll(/\D/gu, ''));

/** Both limits of a number or a day; `than` is below zero where the first is less. */
function within({ min, max }: TextField, than: (limit: string) => number): readonly FieldFault[] {
  if (min !== null && than(min) < 0) return [{ kind: 'below', least: min }];
  return max !== null && than(max) > 0 ? [{ kind: 'above', most: max }] : [];
}

const byText = (text: string) => (limit: string) => {
  if (text === limit) return 0;
  return text < limit ? -1 : 1;
};

function checkNumber(field: TextField, text: string): readonly FieldFault[] {
  const number = readNumber(text);
  return number === null ? [{ kind: 'notANumber' }] : within(field, (limit) => number - Number(limit));
}

function checkDay(field: TextField, text: string): readonly FieldFault[] {
  const day = text.length === 10 ? parseDay(text) : null;
  return day === null ? [{ kind: 'notADay' }] : within(field, byText(day));
}

/**
 * A time is sent with its offset, which must be one that the clock of the peninsula uses (specification 1, section 5).
 */
function checkTime(field: TextField, text: string): readonly FieldFault[] {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?([+-]\d{2}:\d{2}|Z)?$/u.exec(text);
  const day = parseDay(match?.[1] ?? '');
  if (day === null) return [{ kind: 'notATime' }];
  const offset = match?.[3] ?? '';
  if (offset !== '+01:00' && offset !== '+02:00') return [{ kind: 'foreignOffset', offset }];
  return within(field, byText(day));
}

/**
 * What is wrong with a text that was written; blanks have no fault here, since the check of required fields reports
 * them.
 */
export function checkText(field: TextField, written: string): readonly FieldFault[] {
  const text = written.trim();
  const long = tooLong(written, field.maxlength ?? mostText);
  if (text === '' || long.length > 0) return long;
  switch (field.mode) {
    case 'text':
      return [];
    case 'email':
      return isEmail(text) ? [] : [{ kind: 'invalidEmail', part: null }];
    case 'tel':
      return isPhone(text) ? [] : [{ kind: 'notAPhone' }];
    case 'url':
      return isWebAddress(text) ? [] : [{ kind: 'notAnAddress' }];
    case 'number':
      return checkNumber(field, text);
    case 'date':
      return checkDay(field, text);
    case 'datetime':
      return checkTime(field, text);
  }
}

export const checkLength = tooLong;
