import { attribute, type KindRules, usualRules } from '../kind-rules.ts';
import { checkOption, ownOptions, type WithOptions } from './shared/options.ts';

/** One of a few choices, all in sight. */
export interface RadioShape extends WithOptions {
  readonly kind: 'radio';
}

/** The rules of `radio`. */
export const radioRules: KindRules<RadioShape, 'text'> = {
  ...usualRules,
  value: 'text',
  home: 'extra',
  choices: ownOptions,
  check: (field, { text }) => checkOption(field, text),
  open311: attribute(() => 'singlevaluelist'),
};
