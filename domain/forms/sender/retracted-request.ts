import type { Instant } from '../../shared/calendar-day.ts';
import { withoutUndo } from '../handling/undo.ts';
import { type CouncilRequest, finishedStatuses } from '../request.ts';

/** Whether its sender can take a request back: once it is finished, there is nothing to take back. */
export const canRetract = ({ status }: Pick<CouncilRequest, 'status'>): boolean =>
  !finishedStatuses.includes(status);

/**
 * A request that its sender takes back. All that came from the sender is erased: title, text, answers, contact, place,
 * files, and what they wrote later. Number, days, mailbox, category and payment stay, with the council's own messages
 * and notes. It is hidden everywhere at once, by the same decision with which staff hide a request.
 */
export function retracted(request: CouncilRequest, at: Instant): CouncilRequest {
  // Staff cannot give it back its state, and their title may be made of its words.
  const { publicTitle: _, asked: __, ...rest } = withoutUndo(request);
  return {
    ...rest,
    title: '',
    body: '',
    contact: {},
    sealedEmail: null,
    images: [],
    files: [],
    coordinates: null,
    address: null,
    extra: new Map(),
    threads: request.threads.filter(({ reply }) => reply === undefined),
    status: 'Retirada',
    isPublished: false,
    approval: 'withdrawn',
    hasReply: false,
    toldAt: null,
    updatedAt: at,
  };
}
