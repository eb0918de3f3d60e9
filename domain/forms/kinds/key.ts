import { attribute, type KindRules, usualRules } from '../kind-rules.ts';

/** A key, such as the code of a container: only what its list has is accepted. */
export interface KeyShape {
  readonly kind: 'key';
  readonly valid: readonly string[];
}

/** The rules of `key`. A key that is not in the list is cleared when its field is left (specification 1, section 5). */
export const keyRules: KindRules<KeyShape, 'text'> = {
  ...usualRules,
  value: 'text',
  home: 'extra',
  check: ({ valid }, { text }) =>
    text.trim() === '' || valid.includes(text.trim()) ? [] : [{ kind: 'notAKey' }],
  settle: ({ valid }, text) =>
    valid.includes(text.trim()) ? { text: text.trim(), told: null } : { text: '', told: 'cleared' },
  open311: attribute(() => 'string'),
};
