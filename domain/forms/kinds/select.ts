import { attribute, type KindRules, usualRules } from '../kind-rules.ts';
import { checkOption, ownOptions, type WithOptions } from './shared/options.ts';

/** One of a list that is folded away. */
export interface SelectShape extends WithOptions {
  readonly kind: 'select';
}

/** The rules of `select`. */
export const selectRules: KindRules<SelectShape, 'text'> = {
  ...usualRules,
  value: 'text',
  home: 'extra',
  choices: ownOptions,
  check: (field, { text }) => checkOption(field, text),
  open311: attribute(() => 'singlevaluelist'),
};
