import es from '../es/reports/association-types.json' with { type: 'json' };
import type { KeyOf } from './key-of.ts';

/** The types of associations, under the name that the register keeps (specification 3, section 3). */
export const associationTypes = { ...es };

export type AssociationTypesKey = KeyOf<typeof associationTypes>;
