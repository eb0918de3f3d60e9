import type { Mailbox, MailboxId, Publication } from './mailbox.ts';

/** What staff decided about showing a request to everybody; null where they have not. */
export type Approval = 'approved' | 'withdrawn' | null;

/** A mailbox, as far as it says which of its requests everybody may see. */
export interface ShowingMailbox {
  readonly id: MailboxId;
  readonly publish: Publication;
}

/** Whether anything that comes through a mailbox is ever shown to everybody. */
export const showsToAll = ({ showsNearby, open311 }: Mailbox): boolean => showsNearby || open311 !== null;

/** Whether everybody may see a request of a mailbox that shows some. What staff decided comes before what it says. */
export const isPublicRequest = ({ publish }: Pick<Mailbox, 'publish'>, approval: Approval): boolean =>
  approval === null ? publish === 'atOnce' : approval === 'approved';
