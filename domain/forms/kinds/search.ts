import { attribute, type KindRules, usualRules } from '../kind-rules.ts';
import { checkName } from './shared/length.ts';

/** An item of one of the council's collections, found by typing part of its name. */
export interface SearchShape {
  readonly kind: 'search';
  /** The name of the collection. */
  readonly collection: string;
}

/** The rules of `search`. */
export const searchRules: KindRules<SearchShape, 'text'> = {
  ...usualRules,
  value: 'text',
  home: 'byName',
  check: checkName,
  open311: attribute(() => 'string'),
};
