import es from '../es/reports/explanation.json' with { type: 'json' };
import type { KeyOf } from './key-of.ts';

/**
 * Why a proposal was funded or not. Amounts and counted things arrive as words: `{{available}}` is 36.300,00 €,
 * `{{votes}}` is 12 votos.
 */
export const explanation = { ...es };

export type ExplanationKey = KeyOf<typeof explanation>;
