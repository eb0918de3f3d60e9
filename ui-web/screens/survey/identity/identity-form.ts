import type { CredentialsRefusal } from '#ui-web/composition/clients.ts';
import type { CredentialsFault, CredentialsField, WrittenCredentials } from '#domain/census/credentials.ts';
import type { CensusForm } from './census-form.ts';

/** How the checking of what is written stands. */
export type Checking =
  | { readonly kind: 'not' }
  /** Not asked: something is blank or cannot be. */
  | { readonly kind: 'faulty'; readonly faults: readonly CredentialsFault[] }
  | { readonly kind: 'asking' }
  | { readonly kind: 'valid' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'refused'; readonly refusal: CredentialsRefusal };

/** What a resident writes beside the number to have their identity checked. Lives in the open page and nowhere else. */
export interface IdentityForm {
  readonly type: string;
  /** `YYYY-MM-DD`, or blank. */
  readonly date: string;
  readonly checking: Checking;
}

export const emptyIdentity: IdentityForm = { type: '', date: '', checking: { kind: 'not' } };

/** Who votes, in a town that checks identities. */
export interface CheckedVoter {
  readonly census: CensusForm;
  readonly identity: IdentityForm;
}

export const writtenBy = ({ census, identity }: CheckedVoter): WrittenCredentials => ({
  id: census.id,
  type: identity.type,
  date: identity.date,
});

/** A change of the fields that are checked. */
export type CredentialsChange = Partial<WrittenCredentials>;

/**
 * What still holds of a check after a field has changed: the faults of the other fields, and nothing else. The form of
 * a number was judged by the type that stood there.
 */
function afterChange(checking: Checking, changed: readonly CredentialsField[]): Checking {
  if (checking.kind !== 'faulty') return { kind: 'not' };
  const faults = checking.faults.filter(
    ({ field, kind }) => !changed.includes(field) && !(kind === 'wrongForm' && changed.includes('type')),
  );
  return faults.length > 0 ? { kind: 'faulty', faults } : { kind: 'not' };
}

/** The voter after writing: what was checked is checked no more, and its secret is gone. */
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

/** Whether nothing of an identity check keeps from sending; where there is none, nothing does. */
export const isChecked = (identity: IdentityForm | null): boolean =>
  identity === null || identity.checking.kind === 'valid';
