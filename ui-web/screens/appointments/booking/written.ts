import { wholeDate } from '#ui-web/components/field/date-fields.tsx';

/** What is written in a field without the space around it; null if nothing is. */
export const writtenText = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A day of three fields; null if one of them is empty. */
export const writtenDay = (text: string): string | null =>
  text === '' ? null : writtenText(wholeDate(text));
