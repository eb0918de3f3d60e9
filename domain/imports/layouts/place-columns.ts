import { numberWithin } from '../cell-readers.ts';
import type { ImportColumn } from '../columns.ts';

/** Where something is. Each of the two needs the other. */
export const placeColumns: readonly ImportColumn[] = [
  { name: 'lat', names: ['latitud', 'latitude', 'latitudea', 'y'], read: numberWithin(-90, 90) },
  {
    name: 'lng',
    names: ['longitud', 'longitude', 'longitudea', 'lon', 'long', 'x'],
    read: numberWithin(-180, 180),
  },
];
