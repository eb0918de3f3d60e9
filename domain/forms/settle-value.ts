import type { Field } from './field.ts';
import { readNumber } from './read-number.ts';

/** The text of a field after a resident has left it. `told` says what was changed, so that it can be announced. */
export interface Settled {
  readonly text: string;
  readonly told: 'cleared' | 'clamped' | null;
}

const as = (text: string, told: Settled['told'] = null): Settled => ({ text, told });

/**
 * Numbers below their least are cleared, above their most clamped to it; a key that is not in its list is cleared
 * (specification 1, section 5). Everything else stays as it was written.
 *
 * @example settleText({ …number field, max: '20' }, '31') // { text: '20', told: 'clamped' }
 */
export function settleText(field: Field, text: string): Settled {
  if (text.trim() === '') return as(text);
  if (field.kind === 'key') return field.valid.includes(text.trim()) ? as(text.trim()) : as('', 'cleared');
  if (field.kind !== 'text' || field.mode !== 'number') return as(text);
  const number = readNumber(text);
  if (number === null) return as('', 'cleared');
  if (field.min !== null && number < Number(field.min)) return as('', 'cleared');
  return field.max !== null && number > Number(field.max) ? as(field.max, 'clamped') : as(text);
}
