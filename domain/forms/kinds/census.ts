import { readIdentity } from '../../census/identity-number.ts';
import { isLeft } from '../../shared/result.ts';
import type { ValueOf } from '../entry.ts';
import type { FieldFault } from '../form-fault.ts';
import { type KindRules, usualRules } from '../kind-rules.ts';

/** The identity number and what the census asks beside it. */
export interface CensusShape {
  readonly kind: 'census';
  /** Names the record with its questions. */
  readonly census: string;
}

function checkCensus({ identity, secrets }: ValueOf<'census'>): readonly FieldFault[] {
  if (identity.trim() === '') return [];
  if (isLeft(readIdentity(identity))) return [{ kind: 'identityMisspelt' }];
  return secrets.some((secret) => secret.trim() !== '') ? [] : [{ kind: 'secretsMissing' }];
}

/** The rules of `census`: a proof of who sends. */
export const censusRules: KindRules<CensusShape, 'census'> = {
  ...usualRules,
  value: 'census',
  home: 'census',
  check: (_field, value) => checkCensus(value),
  missing: { kind: 'identityMissing' },
  isProof: true,
  open311: { kind: 'personOnly' },
};
