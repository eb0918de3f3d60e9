import { formatCount } from '#application/text/numbers.ts';
import type { Speech } from '#ui-web/speech.ts';
import { mayRetry, type SendingRefusal } from './attempt.ts';

export interface RefusalWords {
  /** The specification's words. */
  readonly title: string;
  /** What it means for the vote, and what to do. */
  readonly detail: string | null;
  readonly mayRetry: boolean;
}

/** The survey of a refusal: whether it checks a census, and for whom of it the survey is, in words. */
export interface RefusedIn {
  readonly census: boolean;
  readonly forWhom: string | null;
}

/** What a resident reads if a vote was not accepted (specification 2, section 8). */
export function sendingRefusalWords(
  refusal: SendingRefusal,
  { census, forWhom }: RefusedIn,
  { t }: Speech,
): RefusalWords {
  const words = (title: string, detail: string | null): RefusalWords => ({
    title,
    detail,
    mayRetry: mayRetry(refusal),
  });
  const failed = t('survey:refusals.failed');
  switch (refusal.kind) {
    case 'censusInvalid':
      return words(t('survey:refusals.censusInvalid'), null);
    case 'alreadyVoted':
      return words(t(census ? 'survey:refusals.alreadyVotedCensus' : 'survey:refusals.alreadyVoted'), null);
    case 'unknownVote':
      return words(failed, t('survey:refusals.unknownVote'));
    case 'notStarted':
    case 'notActive':
      return words(t('survey:refusals.notOpen'), null);
    case 'closed':
      return words(failed, t('survey:refusals.closed'));
    case 'tooManyAttempts':
      return words(failed, waitInWords(refusal.retryAfterSeconds, t));
    case 'busy': {
      const seconds = refusal.retryAfterSeconds;
      return words(failed, t('survey:refusals.busy', { count: seconds, n: formatCount(seconds) }));
    }
    case 'noAnswer':
      return words(failed, t('survey:refusals.noAnswer'));
    case 'notSent':
      return words(failed, t('survey:refusals.notSent'));
    case 'answerRefused':
      return words(failed, t('survey:refusals.answerRefused'));
    case 'notRegistered':
      return words(failed, t('survey:refusals.notRegistered'));
    case 'notForPerson':
      return words(forWhom ?? failed, t('survey:refusals.notForPerson'));
    case 'noSession':
    case 'unknownSurvey':
    case 'serverFailed':
      return words(failed, null);
    default:
      return refusal satisfies never;
  }
}

/** Seconds up to two minutes, whole minutes above. */
function waitInWords(seconds: number, t: Speech['t']): string {
  if (seconds <= 120) return t('survey:refusals.waitSeconds', { count: seconds, n: formatCount(seconds) });
  const minutes = Math.ceil(seconds / 60);
  return t('survey:refusals.waitMinutes', { count: minutes, n: formatCount(minutes) });
}
