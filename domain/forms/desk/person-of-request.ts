import type { Instant } from '../../shared/calendar-day.ts';
import { type ContactField, isEmail } from '../contact.ts';
import { withoutUndo } from '../handling/undo.ts';
import { withoutExtra } from '../body/asked-fields.ts';
import type { CouncilRequest } from '../request.ts';

/** How many letters a reason of staff may have. */
export const longestReason = 500;
/** How many letters a public title may have. */
export const longestTitle = 200;

/** Whether a reason says something, and fits. */
export const isReason = (why: string): boolean => why.trim() !== '' && why.length <= longestReason;

/** The title that everybody reads: the one that staff gave it, or its own. */
export const publicTitleOf = ({
  publicTitle,
  title,
}: Pick<CouncilRequest, 'publicTitle' | 'title'>): string => publicTitle ?? title;

/** A request with another title for everybody; null: its own again. */
export function retitled(request: CouncilRequest, title: string | null, at: Instant): CouncilRequest {
  const { publicTitle: _, ...rest } = request;
  return title === null ? { ...rest, updatedAt: at } : { ...rest, publicTitle: title.trim(), updatedAt: at };
}

/** A contact as staff correct it, without what is blank; null if the e-mail cannot be one. */
export function correctedContact(
  contact: Readonly<Partial<Record<ContactField, string | null | undefined>>>,
): CouncilRequest['contact'] | null {
  const parts = Object.entries(contact).flatMap(([part, text]) => {
    const plain = (text ?? '').trim();
    return plain === '' ? [] : [[part, plain] as const];
  });
  const corrected: CouncilRequest['contact'] = Object.fromEntries(parts);
  return corrected.email === undefined || isEmail(corrected.email) ? corrected : null;
}

/** A request with a corrected contact. The address that its sender had verified is no longer used. */
export const corrected = (
  request: CouncilRequest,
  contact: CouncilRequest['contact'],
  at: Instant,
): CouncilRequest => ({ ...request, contact, sealedEmail: null, updatedAt: at });

/**
 * A request without what says who sent it: contact, answers, pictures and files. Title, text, place and messages stay if
 * `keepsText` says so; else they are erased too, and nobody sees the request any more. Number, days, mailbox, state and
 * payment stay.
 */
export function withoutPerson(
  request: CouncilRequest,
  { keepsText, at }: { readonly keepsText: boolean; readonly at: Instant },
): CouncilRequest {
  const { publicTitle, threads, asked, ...rest } = withoutUndo(request);
  const bare = {
    ...rest,
    contact: {},
    sealedEmail: null,
    images: [],
    files: [],
    extra: new Map(),
    updatedAt: at,
    personErasedAt: at,
  };
  if (keepsText) {
    const plain = threads.map((one) =>
      one.reply === undefined ? one : { ...one, reply: { ...one.reply, images: [] } },
    );
    return {
      ...bare,
      threads: plain,
      ...(publicTitle !== undefined && { publicTitle }),
      ...(asked !== undefined && { asked: withoutExtra(asked) }),
    };
  }
  // What staff wrote into their own fields may name people, too.
  const { managed: _, opinion, ...others } = bare;
  return {
    ...others,
    ...(opinion !== undefined && { opinion: { ...opinion, text: '' } }),
    title: '',
    body: '',
    address: null,
    coordinates: null,
    threads: [],
    hasReply: false,
    toldAt: null,
    isPublished: false,
    approval: 'withdrawn',
  };
}
