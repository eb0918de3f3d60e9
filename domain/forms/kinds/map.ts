import type { Coordinates } from '../../shared/coordinates.ts';
import { type KindRules, usualRules } from '../kind-rules.ts';

/** A place on a map. */
export interface MapShape {
  readonly kind: 'map';
}

/** Whether these degrees are a place on earth. */
export const isPlace = ({ lat, lng }: Coordinates): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** The rules of `map`. */
export const mapRules: KindRules<MapShape, 'place'> = {
  ...usualRules,
  value: 'place',
  home: 'coordinates',
  check: (_field, { coordinates }) =>
    coordinates === null || isPlace(coordinates) ? [] : [{ kind: 'notAPlace' }],
  open311: { kind: 'notAttribute' },
};
