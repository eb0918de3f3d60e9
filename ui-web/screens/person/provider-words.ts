import type { Speech } from '#ui-web/speech.ts';

const known = ['providerAway', 'signInRefused', 'unreachable'] as const;

/** Why nobody came in by the account, and what to do. */
export function providerFaultWords({ kind }: { readonly kind: string }, { t }: Speech): string {
  const found = known.find((one) => one === kind);
  if (found === undefined) return t('person:refused.other');
  return t(found === 'unreachable' ? 'person:refused.unreachable' : `person:provider.${found}`);
}
