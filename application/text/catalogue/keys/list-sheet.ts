import es from '../es/reports/list-sheet.json' with { type: 'json' };
import type { KeyOf } from './key-of.ts';

/** What a printed comparison, index or list of records says of itself. */
export const listSheet = { ...es };

export type ListSheetKey = KeyOf<typeof listSheet>;
