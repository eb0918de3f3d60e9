import { attribute, type KindRules, usualRules } from '../kind-rules.ts';
import { checkOption, ownOptions, type WithOptions } from './shared/options.ts';

/** The category of a request. Without options of its own it has the categories of the town's settings. */
export interface CategoryShape extends WithOptions {
  readonly kind: 'category';
}

/** The rules of `category`. */
export const categoryRules: KindRules<CategoryShape, 'text'> = {
  ...usualRules,
  value: 'text',
  home: 'category',
  choices: (field) => (field.options.length === 0 ? { kind: 'town' } : ownOptions(field)),
  check: (field, { text }) => checkOption(field, text),
  open311: attribute(() => 'singlevaluelist'),
};
