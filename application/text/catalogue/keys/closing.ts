import es from '../es/reports/closing.json' with { type: 'json' };
import type { KeyOf } from './key-of.ts';

/** The closing record of a vote as a document. */
export const closing = { ...es };

export type ClosingKey = KeyOf<typeof closing>;
