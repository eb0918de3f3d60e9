import es from '../es/reports/page.json' with { type: 'json' };
import type { KeyOf } from './key-of.ts';

/** What the page of a result says, for residents who read it without knowing the rule. */
export const page = { ...es };

export type PageKey = KeyOf<typeof page>;
