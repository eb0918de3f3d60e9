import type { CensusEntry } from '#application/ports/browser/ballot-box.ts';
import {
  hasRightCheckLetter,
  lacksCheckLetter,
  normaliseIdentity,
  readIdentity,
} from '#domain/census/identity-number.ts';
import { isLeft } from '#domain/shared/result.ts';

/** What a resident writes to prove to be in the census. It is only in the open page, and never stored. */
export interface CensusForm {
  readonly id: string;
  /** Birth year or posted code; if the council asks questions of its own, the answer to each. */
  readonly secrets: readonly string[];
  readonly authorised: boolean;
}

export const emptyCensus: CensusForm = { id: '', secrets: [], authorised: false };

export type CensusFault =
  | { readonly kind: 'idTooShort' }
  | { readonly kind: 'idMisspelt' }
  | { readonly kind: 'letterMissing' }
  /** By its position among the questions, from 0. */
  | { readonly kind: 'secretMissing'; readonly place: number }
  /** The council did not find the person: which field is wrong is unknown. `place`: of a secret; null: the number. */
  | { readonly kind: 'notInCensus'; readonly place: number | null };

/** Secrets have at most four characters (specification 2, section 5). */
export const secretLength = 4;

/** What was written, without separators; leading zeros are not filled in, since the voter may still be typing. */
const plainId = (id: string) =>
  id
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether eight digits and a letter, or a foreigner's number, are complete and the letter is wrong. Computed here
 * from the number alone: it says nothing about the census, and does not prevent sending.
 */
export const hasWrongLetter = ({ id }: Pick<CensusForm, 'id'>): boolean =>
  hasRightCheckLetter(plainId(id)) === false;

const secretOf = (text: string) => text.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase();

/**
 * An identity number of at least 8 characters as written, and the secrets (specification 2, section 5): as many as are
 * asked for. A NIF or NIE has its letter too; `isAnyDocument`: the number may be that of a passport, which needs none.
 */
export function checkCensus(
  { id, secrets }: CensusForm,
  asked = 1,
  isAnyDocument = false,
): readonly CensusFault[] {
  const written = id.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');
  const read = readIdentity(id);
  const faults: CensusFault[] = [];
  if (written.length < 8) faults.push({ kind: 'idTooShort' });
  else if (isLeft(read)) faults.push({ kind: 'idMisspelt' });
  else if (!isAnyDocument && lacksCheckLetter(read.right)) faults.push({ kind: 'letterMissing' });
  for (let place = 0; place < asked; place += 1) {
    if (secretOf(secrets[place] ?? '') === '') faults.push({ kind: 'secretMissing', place });
  }
  return faults;
}

/** What is sent: the same normalised form for all notations of a number. */
export const censusEntry = ({ id, secrets }: CensusForm): CensusEntry => ({
  id: normaliseIdentity(id),
  secrets: secrets.map(secretOf),
});
