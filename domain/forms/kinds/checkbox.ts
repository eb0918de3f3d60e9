import { type KindRules, usualRules } from '../kind-rules.ts';

/** One thing to tick. */
export interface CheckboxShape {
  readonly kind: 'checkbox';
}

/** The rules of `checkbox`. */
export const checkboxRules: KindRules<CheckboxShape, 'flag'> = {
  ...usualRules,
  value: 'flag',
  home: 'extra',
  check: () => [],
  open311: {
    kind: 'attribute',
    datatypeOf: () => 'string',
    valueOf: (told) => ({ kind: 'flag', on: told.some((one) => /^(?:true|1|on|si)$/iu.test(one)) }),
  },
};
