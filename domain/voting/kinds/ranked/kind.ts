import type { PlacesRule } from '../question-kind.ts';
import { ranking } from '../shared/ranking-kind.ts';

/** Up to as many answers as there are slots. */
const ruleOf =
  ({ maxScore }: { readonly maxScore: number }): PlacesRule =>
  (_places, _numbers, length) => {
    if (length === 0) return { kind: 'emptyAnswer' };
    return length > maxScore ? { kind: 'tooMany', most: maxScore } : null;
  };

/** `ranked`: up to `maxScore` answers in ranked slots, in the voter's order; the others are not counted. */
export const ranked = ranking('ranked', { ruleOf, positions: ({ maxScore }) => maxScore });
