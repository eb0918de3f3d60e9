import type { PlacesRule } from '../question-kind.ts';

/** The rule of kinds of which a ballot names exactly one entry. */
export const onePlace: PlacesRule = (_places, _numbers, length) => {
  if (length === 0) return { kind: 'emptyAnswer' };
  return length === 1 ? null : { kind: 'exactlyOne', found: length };
};
