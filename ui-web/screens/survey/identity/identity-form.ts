import type { CredentialsRefusal } from '#ui-web/composition/clients.ts';
import type { CredentialsFault, CredentialsField, WrittenCredentials } from '#domain/census/credentials.ts';
import { wholeDate } from '#ui-web/components/field/whole-date.ts';
import type { CensusForm } from './census-form.ts';

/** The state of the check of what is written. */
export type Checking =
  | { readonly kind: 'not' }
  /** Not asked: something is blank or invalid. */
  | { readonly kind: 'faulty'; readonly faults: readonly CredentialsFault[] }
  /** Not asked: the voter has not authorised it. */
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'valid' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'refused'; readonly refusal: CredentialsRefusal };

/**
 * What a resident writes beside the number to have their identity checked. It is only in the open page, and never
 * stored.
 */
export interface IdentityForm {
  readonly type: string;
  /** `YYYY-MM-DD` as far as it is written, or blank. */
  readonly date: string;
  readonly checking: Checking;
}

export const emptyIdentity: IdentityForm = { type: '', date: '', checking: { kind: 'not' } };

/** The voter's identity, in a town that checks identities. */
export interface CheckedVoter {
  readonly census: CensusForm;
  readonly identity: IdentityForm;
}

export const writtenBy = ({ census, identity }: CheckedVoter): WrittenCredentials => ({
  id: census.id,
  type: identity.type,
  date: wholeDate(identity.date),
});

/** A change of the fields that are checked. */
export type CredentialsChange = Partial<WrittenCredentials>;

/**
 * What stays valid of a check after a field has changed: the faults of the other fields, and nothing else. The format
 * of a number depends on the type that was chosen.
 */
function afterChange(checking: Checking, changed: readonly CredentialsField[]): Checking {
  if (checking.kind !== 'faulty') return { kind: 'not' };
  const faults = checking.faults.filter(
    ({ field, kind }) => !changed.includes(field) && !(kind === 'wrongForm' && changed.includes('type')),
  );
  return faults.length > 0 ? { kind: 'faulty', faults } : { kind: 'not' };
}

/** The voter after a change: the check is no longer valid, and its secret is removed. */
export function voterAfter({ census, identity }: CheckedVoter, change: CredentialsChange): CheckedVoter {
  const { id = census.id, type = identity.type, date = identity.date } = change;
  return {
    census: { ...census, id, secrets: [] },
    identity: {
      type,
      date,
      checking: afterChange(identity.checking, Object.keys(change) as CredentialsField[]),
    },
  };
}

/** Whether no identity check prevents sending; always true without one. */
export const isChecked = (identity: IdentityForm | null): boolean =>
  identity === null || identity.checking.kind === 'valid';
