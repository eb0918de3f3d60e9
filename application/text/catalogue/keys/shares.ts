import es from '../es/reports/shares.json' with { type: 'json' };
import type { KeyOf } from './key-of.ts';

/** What a rule of equal shares does beside the usual: part of the command line's texts, and of the portal's. */
export const shares = { ...es };

export type SharesKey = KeyOf<typeof shares>;
