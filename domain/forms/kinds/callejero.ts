import { attribute, type KindRules, usualRules } from '../kind-rules.ts';
import { checkName } from './shared/length.ts';

/** A street of the town, found by typing part of its name. */
export interface CallejeroShape {
  readonly kind: 'callejero';
  /** The name of the collection. */
  readonly collection: string;
}

/** The rules of `callejero`. */
export const callejeroRules: KindRules<CallejeroShape, 'text'> = {
  ...usualRules,
  value: 'text',
  home: 'byName',
  check: checkName,
  open311: attribute(() => 'string'),
};
