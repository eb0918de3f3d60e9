import type { PlaceFlow } from '../draw/draw-list.ts';

/**
 * Of which segments somebody may have a place: their own first, and once unused places flow over, those that flow to them,
 * also by way of others, in the order of the rules.
 *
 * @example usableSegments(['others'], [{ from: 'residents', to: 'others' }], true) // ['others', 'residents']
 */
export function usableSegments(
  own: readonly string[],
  flow: readonly PlaceFlow[],
  isFlowing: boolean,
): readonly string[] {
  const usable = [...own];
  let before = -1;
  while (isFlowing && usable.length !== before) {
    before = usable.length;
    for (const { from, to } of flow) if (usable.includes(to) && !usable.includes(from)) usable.push(from);
  }
  return usable;
}
