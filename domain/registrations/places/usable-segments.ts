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
  const more = isFlowing
    ? flow.filter(({ from, to }) => own.includes(to) && !own.includes(from)).map(({ from }) => from)
    : [];
  return more.length === 0 ? own : usableSegments([...own, ...new Set(more)], flow, isFlowing);
}
