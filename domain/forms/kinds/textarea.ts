import { attribute, type KindRules, usualRules } from '../kind-rules.ts';
import { checkLength, mostText } from './shared/length.ts';

/** A text of several lines. */
export interface TextareaShape {
  readonly kind: 'textarea';
  /** In UTF-16 units, as the browser counts them; null: no limit but the general one. */
  readonly maxlength: number | null;
}

/** The rules of `textarea`. */
export const textareaRules: KindRules<TextareaShape, 'text'> = {
  ...usualRules,
  value: 'text',
  home: 'byName',
  check: ({ maxlength }, { text }) => checkLength(text, maxlength ?? mostText),
  open311: attribute(() => 'text'),
};
