import type { LocalizedText } from '../shared/localized-text.ts';

/** Whether a text has no words in any language. */
export const hasNoWords = (text: LocalizedText): boolean =>
  (typeof text === 'string' ? [text] : Object.values(text)).every((words) => words.trim() === '');
