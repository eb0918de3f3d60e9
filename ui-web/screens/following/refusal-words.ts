import type { PushDenied } from '#application/ports/browser/push-device.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { FollowRefusal } from './follow-refusal.ts';

/** Why something did not work, and what to do. */
export function followRefusalWords(refusal: FollowRefusal | PushDenied, { t }: Pick<Speech, 't'>): string {
  switch (refusal.kind) {
    case 'codeWrong':
      return t('follow:refused.linkWrong');
    case 'unreachable':
    case 'denied':
    case 'unable':
      return t(`follow:refused.${refusal.kind}`);
    case 'tooManyAttempts':
      return t('follow:refused.tooManyAttempts', { minutes: Math.ceil(refusal.retryAfter / 60) });
    case 'serverFailed':
    case 'notFound':
    case 'notAllowed':
    case 'unreadable':
      return t('follow:refused.other');
    default:
      return refusal satisfies never;
  }
}
