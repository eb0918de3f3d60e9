import checksEs from '../es/kit/checks.json' with { type: 'json' };
import reportEs from '../es/kit/report.json' with { type: 'json' };
import type { KeyOf } from './key-of.ts';

/** What the contract tests say, in Spanish. Programs read the files; this is for the types. */
export const checks = { ...checksEs };
export const kit = { ...checks, ...reportEs };

export type KitKey = KeyOf<typeof kit>;

/** The id of a check is the key of its sentence. */
export type CheckId = KeyOf<typeof checks>;
