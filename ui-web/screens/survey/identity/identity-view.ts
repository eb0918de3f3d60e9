import type { CredentialsRefusal } from '#ui-web/composition/clients.ts';
import { isOfVotingAge } from '#domain/census/age.ts';
import type { CredentialsFault, CredentialsField } from '#domain/census/credentials.ts';
import { documentTypes, hasCheckLetter, readDocumentType } from '#domain/census/document-type.ts';
import { dayAt, parseDay } from '#domain/shared/calendar-day.ts';
import { wholeDate } from '#ui-web/components/field/whole-date.ts';
import type { Speech } from '#ui-web/speech.ts';
import { votingAgeOf } from './census-questions.ts';
import type { IdentityForm } from './identity-form.ts';
import type { OpenState, SendingFaults } from '../state.ts';

/** The outcome of a check, in words; `detail` says what to do. */
export interface CheckResult {
  readonly tone: 'ok' | 'error' | 'warning';
  readonly text: string;
  readonly detail: string | null;
}

/** The fields of an identity that is checked, put into words. */
export interface IdentityView {
  readonly types: readonly { readonly value: string; readonly text: string }[];
  readonly numberHint: string;
  /** Whether a wrong letter of such a number can be detected during typing. */
  readonly hasLetter: boolean;
  readonly errors: Partial<Readonly<Record<CredentialsField, string>>>;
  /** The age to vote from, if the voter is younger; else null. */
  readonly underAge: number | null;
  readonly isAsking: boolean;
  /** What the authorisation lacks; null if nothing. */
  readonly consentError: string | null;
  readonly result: CheckResult | null;
}

/** Null in towns that do not check identities. */
export function identityView(
  { identity, visit, faults, census }: OpenState,
  speech: Speech,
): IdentityView | null {
  if (identity === null) return null;
  const { t } = speech;
  const type = readDocumentType(identity.type);
  const today = dayAt(visit.now, visit.zone);
  const birthDay = parseDay(wholeDate(identity.date));
  const age = votingAgeOf(visit);
  return {
    types: [
      { value: '', text: t('survey:identity.chooseType') },
      ...documentTypes.map((value) => ({ value, text: t(`survey:identity.type.${value}`) })),
    ],
    numberHint: t(type === null ? 'survey:identity.hint.any' : `survey:identity.hint.${type}`),
    hasLetter: type === null || hasCheckLetter(type),
    errors: { ...refusedFields(faults, speech), ...errorsOf(identity, speech) },
    underAge:
      age !== null && birthDay !== null && birthDay <= today && !isOfVotingAge(birthDay, today, age)
        ? age
        : null,
    isAsking: identity.checking.kind === 'asking',
    consentError:
      identity.checking.kind === 'unauthorised' && !census.authorised
        ? t('survey:identity.consentFirst')
        : null,
    result: resultOf(identity, speech),
  };
}

/** Number and day of birth, if the council did not find the person in the census. */
function refusedFields(faults: SendingFaults | null, { t }: Speech): IdentityView['errors'] {
  if (!faults?.census.some(({ kind }) => kind === 'notInCensus')) return {};
  const text = t('survey:faults.notInCensus');
  return { id: text, date: text };
}

function errorsOf({ checking }: IdentityForm, { t }: Speech): IdentityView['errors'] {
  if (checking.kind !== 'faulty') return {};
  const wordsOf = (fault: CredentialsFault): string => {
    switch (fault.kind) {
      case 'missing':
        return t(`survey:identity.faults.missing.${fault.field}`);
      case 'wrongForm':
        return t(`survey:identity.faults.wrongForm.${fault.type}`);
      default:
        return t(`survey:identity.faults.${fault.kind}`);
    }
  };
  return Object.fromEntries(checking.faults.map((fault) => [fault.field, wordsOf(fault)]));
}

function resultOf({ checking }: IdentityForm, speech: Speech): CheckResult | null {
  const { t } = speech;
  switch (checking.kind) {
    case 'not':
    case 'unauthorised':
    case 'asking':
      return null;
    case 'faulty': {
      const isBlank = checking.faults.some(({ kind }) => kind === 'missing');
      const text = t(isBlank ? 'survey:identity.incomplete' : 'survey:identity.review');
      return { tone: 'error', text, detail: null };
    }
    case 'valid':
      return { tone: 'ok', text: t('survey:identity.valid'), detail: null };
    case 'invalid':
      return {
        tone: 'error',
        text: t('survey:identity.invalid'),
        detail: t('survey:identity.invalidDetail'),
      };
    case 'refused':
      return refusedResult(checking.refusal, speech);
    default:
      return checking satisfies never;
  }
}

function refusedResult(refusal: CredentialsRefusal, { t }: Speech): CheckResult {
  const failed = (detail: string): CheckResult => ({
    tone: 'warning',
    text: t('survey:identity.notChecked'),
    detail,
  });
  switch (refusal.kind) {
    case 'identityUnreachable':
      return failed(t('survey:identity.serviceDown'));
    case 'noAnswer':
      return failed(t('survey:identity.offline'));
    case 'tooManyAttempts':
      return failed(t('survey:identity.wait', { count: Math.ceil(refusal.retryAfterSeconds / 60) }));
    case 'noSession':
    case 'notTaken':
    case 'serverFailed':
      return failed(t('survey:identity.failed'));
    default:
      return refusal satisfies never;
  }
}
