import es from '../es/reports/draw.json' with { type: 'json' };
import type { KeyOf } from './key-of.ts';

/** The act of a draw as a document. */
export const drawActTexts = { ...es };

export type DrawKey = KeyOf<typeof drawActTexts>;
