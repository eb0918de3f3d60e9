import { attribute, type KindRules, usual } from '../kind-rules.ts';
import { checkOption, listed, type WithOptions } from './shared/options.ts';

/** One of a list that is folded away. */
export interface SelectShape extends WithOptions {
  readonly kind: 'select';
}

/** The rules of `select`. */
export const selectRules: KindRules<SelectShape, 'text'> = {
  ...usual,
  value: 'text',
  home: 'extra',
  choices: listed,
  check: (field, { text }) => checkOption(field, text),
  open311: attribute(() => 'singlevaluelist'),
};
