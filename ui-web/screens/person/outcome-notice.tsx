import type { PersonRefusal } from '#ui-web/composition/clients.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { PersonOutcome } from './state.ts';

/** Why an action failed, and what to do. */
function refusalWords(refusal: PersonRefusal, { t }: Speech): string {
  switch (refusal.kind) {
    case 'unreachable':
    case 'mailFailed':
    case 'noSession':
      return t(`person:refused.${refusal.kind}`);
    case 'tooManyAttempts':
      return t('person:refused.tooManyAttempts', {
        count: refusal.retryAfter,
        seconds: refusal.retryAfter,
      });
    case 'serverFailed':
    case 'notFound':
    case 'notAllowed':
    case 'unreadable':
    case 'wrongPart':
    case 'codeWrong':
      return t('person:refused.other');
    default:
      return refusal satisfies never;
  }
}

/** The outcome of the last action. */
export function OutcomeNotice({
  outcome,
  speech,
}: {
  readonly outcome: PersonOutcome | null;
  readonly speech: Speech;
}) {
  if (outcome === null) return null;
  const isRefused = outcome.kind === 'refused';
  return (
    <Notice tone={isRefused ? 'error' : 'ok'} live={isRefused ? 'assertive' : 'polite'}>
      <p>
        <strong>
          {isRefused ? refusalWords(outcome.refusal, speech) : speech.t(`person:done.${outcome.kind}`)}
        </strong>
      </p>
    </Notice>
  );
}
