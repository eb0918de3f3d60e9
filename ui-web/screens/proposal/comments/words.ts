import { formatCount } from '#application/text/numbers.ts';
import type { ReadComment } from '#adapters/wire/comments/read-comment.ts';
import type { writeCommentCall } from '#adapters/wire/comments/write-comment.ts';
import type { CommentFault } from '#domain/comments/comment-words.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { CommentNotice } from './state.ts';

/** The ids of a comment and of the line with its author. */
export const commentElement = (id: string): string => `comentario-${id}`;
export const byline = (id: string): string => `${commentElement(id)}-de`;

/** The author of a comment; one who has left has no name. */
export const commenterName = ({ name, state }: ReadComment, { t }: Speech): string =>
  name ?? t(state === 'published' ? 'comments:unnamed' : 'comments:withdrawn');

export function noticeWords(told: CommentNotice, { t }: Speech): string {
  if (told.kind === 'more') return t('comments:told.more', { count: told.count, n: formatCount(told.count) });
  if (told.kind === 'failed') return t(told.isOffline ? 'comments:told.offline' : 'comments:told.failed');
  return t(`comments:told.${told.kind}`);
}

export const commentFaultWords = (fault: CommentFault, { t }: Speech): string =>
  t(`comments:faults.${fault.field}.${fault.kind}`, {
    most: 'most' in fault ? formatCount(fault.most) : '',
  });

/** Why a comment was not sent: what was written is still there. */
export function commentRefusalWords(refusal: RefusalOf<typeof writeCommentCall>, { t }: Speech): string {
  switch (refusal.kind) {
    case 'tooManyComments': {
      const count = Math.max(1, Math.ceil(refusal.retryAfter / 60));
      return t('comments:refused.tooManyComments', { count, n: formatCount(count) });
    }
    case 'unreachable':
      return t('comments:refused.offline');
    case 'unknownComment':
      return t('comments:refused.unknownComment');
    case 'profileIncomplete':
    case 'notAllowed':
      return t('comments:refused.profileIncomplete');
    case 'notFound':
      return t('comments:refused.off');
    case 'commentRefused':
    case 'keyReused':
    case 'serverFailed':
    case 'unreadable':
      return t('comments:refused.failed');
    default:
      return refusal satisfies never;
  }
}
