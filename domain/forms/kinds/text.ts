import { parseDay } from '../../shared/calendar-day.ts';
import { isEmail } from '../contact.ts';
import type { FieldFault } from '../form-fault.ts';
import { attribute, type Datatype, type KindRules, type Settled, usualRules } from '../kind-rules.ts';
import { readNumber } from '../read-number.ts';
import { checkLength, mostText } from './shared/length.ts';

/** What a text input takes (key `mode`): plain text, or one of the browser's own kinds. */
export const textModes = ['text', 'email', 'tel', 'url', 'number', 'date', 'datetime'] as const;
/** One of the modes. */
export type TextMode = (typeof textModes)[number];

/** A text of one line. */
export interface TextShape {
  readonly kind: 'text';
  readonly mode: TextMode;
  /** Limits of a number: below `min` it is cleared, above `max` clamped. Days as `2026-11-20` for dates. */
  readonly min: string | null;
  readonly max: string | null;
  /** In UTF-16 units, as the browser counts them; null: no limit but the general one. */
  readonly maxlength: number | null;
}

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/$.?#][^\s]*$/iu.test(text);

const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]+$/u.test(text) && /^\d{6,15}$/u.test(text.replaceAll(/\D/gu, ''));

/** Both limits of a number or a day; `than` is below zero where the first is less. */
function within({ min, max }: TextShape, than: (limit: string) => number): readonly FieldFault[] {
  if (min !== null && than(min) < 0) return [{ kind: 'below', least: min }];
  return max !== null && than(max) > 0 ? [{ kind: 'above', most: max }] : [];
}

const byText = (text: string) => (limit: string) => {
  if (text === limit) return 0;
  return text < limit ? -1 : 1;
};

function checkNumber(field: TextShape, text: string): readonly FieldFault[] {
  const number = readNumber(text);
  return number === null ? [{ kind: 'notANumber' }] : within(field, (limit) => number - Number(limit));
}

function checkDay(field: TextShape, text: string): readonly FieldFault[] {
  const day = text.length === 10 ? parseDay(text) : null;
  return day === null ? [{ kind: 'notADay' }] : within(field, byText(day));
}

/**
 * A time is sent with its offset, which must be one that the clock of the peninsula uses (specification 1, section 5).
 */
function checkTime(field: TextShape, text: string): readonly FieldFault[] {
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
function checkText(field: TextShape, written: string): readonly FieldFault[] {
  const text = written.trim();
  const long = checkLength(written, field.maxlength ?? mostText);
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

const datatypes: Readonly<Record<TextMode, Datatype>> = {
  text: 'string',
  email: 'string',
  tel: 'string',
  url: 'string',
  number: 'number',
  date: 'datetime',
  datetime: 'datetime',
};

/** Numbers below their least are cleared, above their most clamped to it (specification 1, section 5). */
function settleNumber({ mode, min, max }: TextShape, text: string): Settled {
  if (mode !== 'number') return { text, told: null };
  const number = readNumber(text);
  if (number === null) return { text: '', told: 'cleared' };
  if (min !== null && number < Number(min)) return { text: '', told: 'cleared' };
  return max !== null && number > Number(max) ? { text: max, told: 'clamped' } : { text, told: null };
}

/** The rules of `text`. */
export const textRules: KindRules<TextShape, 'text'> = {
  ...usualRules,
  value: 'text',
  home: 'byName',
  check: (field, { text }) => checkText(field, text),
  settle: settleNumber,
  open311: attribute(({ mode }) => datatypes[mode]),
};
