import type { LocalizedText } from '../shared/localized-text.ts';

/** One choice of a list. `value` is sent, `text` is shown. */
export interface FieldOption {
  readonly value: string;
  readonly text: LocalizedText;
}
