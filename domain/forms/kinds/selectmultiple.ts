import { type KindRules, usualRules } from '../kind-rules.ts';
import { checkOption, ownOptions, type WithOptions } from './shared/options.ts';

/** Several of a list. */
export interface SelectmultipleShape extends WithOptions {
  readonly kind: 'selectmultiple';
  /** How many may be chosen; null: any number. */
  readonly most: number | null;
}

/** The rules of `selectmultiple`. */
export const selectmultipleRules: KindRules<SelectmultipleShape, 'texts'> = {
  ...usualRules,
  value: 'texts',
  home: 'extra',
  choices: ownOptions,
  check: (field, { texts }) => {
    const { most } = field;
    const wrong = texts.flatMap((text) => checkOption(field, text));
    if (most === null || texts.length <= most) return wrong;
    return [...wrong, { kind: 'tooMany', most, found: texts.length }];
  },
  open311: {
    kind: 'attribute',
    datatypeOf: () => 'multivaluelist',
    valueOf: (texts) => ({ kind: 'texts', texts }),
  },
};
