import type { CouncilRequest } from '../request.ts';
import { canReply } from './request-thread.ts';
import { canRetract } from './retracted-request.ts';

/** What a reader of a request may do with it. */
export interface SenderRights {
  readonly reply: boolean;
  readonly retract: boolean;
  /** Look at the files: photos may show what the reference alone should not. */
  readonly files: boolean;
}

/** A request in which nothing says who sent it: only its sender has its reference. */
const isAnonymous = ({ contact }: Pick<CouncilRequest, 'contact'>): boolean =>
  Object.values(contact).every((part) => part.trim() === '');

/**
 * What a reader with the reference may do; `isFromReader`: their device or verified e-mail sent the request. References
 * are in mails and on paper, so that a reference alone lets one read. It lets one reply only if the request is
 * anonymous: then no mail has the reference, and its sender has nothing else on another device. It never lets one take
 * the request back, because that cannot be undone, nor see its files.
 */
export const senderRights = (
  request: Pick<CouncilRequest, 'contact' | 'status'>,
  isFromReader: boolean,
): SenderRights => ({
  reply: canReply(request) && (isFromReader || isAnonymous(request)),
  retract: canRetract(request) && isFromReader,
  files: isFromReader,
});
