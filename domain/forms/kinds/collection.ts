import { attribute, type KindRules, usualRules } from '../kind-rules.ts';
import { checkName } from './shared/length.ts';

/** An item of one of the council's collections, picked from a list of all. */
export interface CollectionShape {
  readonly kind: 'collection';
  /** The name of the collection. */
  readonly collection: string;
}

/** The rules of `collection`. */
export const collectionRules: KindRules<CollectionShape, 'text'> = {
  ...usualRules,
  value: 'text',
  home: 'extra',
  choices: ({ collection }) => ({ kind: 'collection', name: collection }),
  check: checkName,
  open311: attribute(() => 'string'),
};
