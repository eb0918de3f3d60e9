import { plainText } from '#domain/content/plain-text.ts';
import type { Json } from '#domain/documents/json.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useDayOf } from '../../parts/use-day-of.ts';

const blockEnds = /<\/(?:p|li|h\d|tr|blockquote|div)>|<br\s*\/?>/giu;

/** The words of a text with structure, each block on a line of its own. */
const linesOf = (html: string): string =>
  html
    .replaceAll(blockEnds, '\n')
    .split('\n')
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');

const isHtml = (text: string): boolean => /<[a-z][^>]*>/iu.test(text);

/** The value of a field as words: what a person compares. */
export function useValueWords(): (value: Json | undefined) => string {
  const { t } = useSpeech();
  const dayOf = useDayOf();
  const wordsOf = (value: Json | undefined): string => {
    if (value === undefined || value === null) return '';
    if (typeof value === 'boolean') return t(`office-fields:option.${value ? 'yes' : 'no'}`);
    if (typeof value === 'string') {
      const day = parseDay(value);
      return day === null ? (isHtml(value) ? linesOf(value) : value) : dayOf(day);
    }
    if (Array.isArray(value)) return (value as readonly Json[]).map(wordsOf).join('\n');
    return typeof value === 'number' ? String(value).replace('.', ',') : JSON.stringify(value);
  };
  return wordsOf;
}
