import es from '../es/reports/sheet.json' with { type: 'json' };
import type { KeyOf } from './key-of.ts';

/** What the printed report of a result says: of what it is, its figures, how to recount it, and who signs it. */
export const sheet = { ...es };

export type SheetKey = KeyOf<typeof sheet>;
