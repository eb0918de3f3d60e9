import { attribute, type KindRules, usual } from '../kind-rules.ts';
import { checkOption, listed, type WithOptions } from './shared/options.ts';

/** One of a few choices, all in sight. */
export interface RadioShape extends WithOptions {
  readonly kind: 'radio';
}

/** The rules of `radio`. */
export const radioRules: KindRules<RadioShape, 'text'> = {
  ...usual,
  value: 'text',
  home: 'extra',
  choices: listed,
  check: (field, { text }) => checkOption(field, text),
  open311: attribute(() => 'singlevaluelist'),
};
