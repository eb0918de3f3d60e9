import type { TFunction } from 'i18next';

/** Refusals that the screens of signing in have words for; all others are said by one sentence. */
const known = [
  'cancelled',
  'unsupported',
  'alreadyThere',
  'passkeyRefused',
  'codeWrong',
  'tooManyAttempts',
  'invitationInvalid',
  'unreachable',
  'lastKey',
  'providerAway',
  'signInRefused',
  'accountUnknown',
  'accountTaken',
] as const;

/** What a refusal says to the reader. */
export function faultWords(t: TFunction, { kind }: { readonly kind: string }): string {
  const found = known.find((one) => one === kind) ?? 'failed';
  return t(`office-access:fault.${found}`);
}
