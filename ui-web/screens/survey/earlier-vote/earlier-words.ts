import type { Speech } from '#ui-web/speech.ts';
import type { EarlierRefusal } from './earlier-refusal.ts';

/**
 * What a resident reads if the earlier vote is not found. With a census, code or person may be wrong: the text does
 * not say which.
 */
export function earlierWords(refusal: EarlierRefusal, census: boolean, { t }: Speech): string {
  switch (refusal.kind) {
    case 'notACode':
      return t('survey:faults.earlierCode');
    case 'censusMissing':
      return t('survey:earlierVote.censusMissing');
    case 'identityUnchecked':
      return t('survey:earlierVote.identityUnchecked');
    case 'noAnswer':
    case 'serverFailed':
    case 'noSession':
    case 'busy':
      return t('survey:earlierVote.notNow');
    case 'tooManyAttempts':
      return t('survey:earlierVote.wait', { count: Math.ceil(refusal.retryAfterSeconds / 60) });
    default:
      return t(census ? 'survey:earlierVote.notFound' : 'survey:earlierVote.noSuchVote');
  }
}
