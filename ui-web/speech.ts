import type { i18n, TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Stock } from '#ui-web/i18n/stock.ts';
import type { Language, FoundText, LocalizedText } from '#domain/shared/localized-text.ts';

/** The speech of the page: the visitor's language, its texts, and a council's texts found for it. */
export interface Speech {
  readonly language: Language;
  /** Texts of the interface: `t('survey:send')`. Namespaces are the files of the catalogue in `screens`. */
  readonly t: TFunction;
  /** The i18next instance: texts with marked words are drawn by it. */
  readonly speaker: i18n;
  /**
   * Resolves once the texts of the pages behind the first one are loaded, or only what one screen says;
   * always the same promise.
   */
  readonly later: (stock?: Stock) => Promise<void>;
  /** A council's text in the visitor's language, else in the next best, which then has its own `lang`. */
  readonly said: (text: LocalizedText | null | undefined) => FoundText;
}

export const SpeechContext = createContext<Speech | null>(null);

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('no speech around this screen');
  return speech;
}
