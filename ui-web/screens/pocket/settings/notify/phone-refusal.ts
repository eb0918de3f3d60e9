import type { keepPhoneCall, readPhoneCall } from '#adapters/wire/push/phone.ts';
import type { PushDenied } from '#application/ports/browser/push-device.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import type { Speech } from '#ui-web/speech.ts';

/** Why nothing was changed of what a phone gets messages about. `notSent`: this council sends none. */
export type PhoneRefusal =
  | RefusalOf<typeof readPhoneCall>
  | RefusalOf<typeof keepPhoneCall>
  | PushDenied
  | { readonly kind: 'notSent' };

/** Why a switch is as it was, and what to do. */
export function phoneRefusalWords({ kind }: PhoneRefusal, { t }: Pick<Speech, 't'>): string {
  switch (kind) {
    case 'denied':
    case 'unable':
    case 'unreachable':
    case 'notSent':
      return t(`pocket:phone.refused.${kind}`);
    case 'serverFailed':
    case 'notFound':
    case 'notAllowed':
    case 'unreadable':
      return t('pocket:phone.refused.other');
    default:
      return kind satisfies never;
  }
}
