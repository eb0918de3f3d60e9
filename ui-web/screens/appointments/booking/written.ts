import { wholeDate } from '#ui-web/components/field/whole-date.ts';

/** What is written in a field without the space around it; null if nothing is. */
export const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A day of three fields; null if one of them is empty. */
export const dayOrNull = (text: string): string | null => (text === '' ? null : textOrNull(wholeDate(text)));
