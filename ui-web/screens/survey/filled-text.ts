import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';

/** The text if there is one. */
export const filledText = (text: LocalizedText | null, { said }: Speech): Wording | null => {
  const found = said(text);
  return found.text === '' ? null : found;
};
