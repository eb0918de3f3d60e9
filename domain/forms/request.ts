import type { ManagedValues, PublishPeriod } from '../office/desk/managed-values.ts';
import type { Priority } from '../office/desk/priority.ts';
import type { CalendarDay, Instant } from '../shared/calendar-day.ts';
import type { ProposalDecision } from '../processes/public-proposal.ts';
import type { RealmId } from '../shared/ids.ts';
import type { Language } from '../shared/localized-text.ts';
import type { DeskChannel } from './desk/desk-channel.ts';
import type { KeptHandling, TakenBack, UndoWindow } from './handling/undo-window.ts';
import type { MailboxId } from './mailbox.ts';
import type { Approval } from './publication.ts';
import type { AskedField } from './body/asked-fields.ts';
import type { RequestBody } from './body/request-body.ts';

/** The states that staff give a request (specification 1, section 4). No order of states is fixed: staff decide. */
export const staffStatuses = ['Recibida', 'En gestión', 'Resuelta', 'Rechazada', 'Cerrada'] as const;
/** One of the states that staff give a request. */
export type StaffStatus = (typeof staffStatuses)[number];

/** The states of a request: those of staff, and that of a request which its sender took back. */
export const requestStatuses = [...staffStatuses, 'Retirada'] as const;
/** One of the states of a request. */
export type RequestStatus = (typeof requestStatuses)[number];

/**
 * Whether everybody may see a request: staff have not decided yet, they approved it, they withdrew it, or its sender
 * said no.
 */
export const approvalStates = ['waiting', 'approved', 'withdrawn', 'declined'] as const;

/** States in which a request is done with. */
export const finishedStatuses: readonly RequestStatus[] = ['Resuelta', 'Rechazada', 'Cerrada', 'Retirada'];

/** Something said about a request. Notes are for staff alone. */
export interface ThreadMessage {
  readonly at: Instant;
  readonly by: string;
  readonly text: string;
  readonly isNote: boolean;
  /** What only a reply of the sender has; a message of the council has none. */
  readonly reply?: SenderReply;
}

/** What a reply of the sender has beside its text. */
export interface SenderReply {
  /** The photos, by the ids of their uploads. */
  readonly images: readonly string[];
  /** Represents the key under which it was sent: the same key again is the same reply. */
  readonly key: string;
}

/** 80 random bits as `K7QM-2XRA-VD5H-N3TE`: names a request, and gives the right to read it. */
export type Reference = string & { readonly Reference: unique symbol };

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Ten random bytes as a reference. */
export function reference(bytes: Uint8Array): Reference {
  let bits = 0n;
  for (const byte of bytes.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte);
  const all = Array.from({ length: 16 }, (_, place) =>
    letters.charAt(Number((bits >> BigInt(75 - place * 5)) & 31n)),
  ).join('');
  return all.replaceAll(/(.{4})(?=.)/gu, '$1-') as Reference;
}

/** The letters of a reference or code as a person may have written them. */
const lettersIn = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B');

/** Five random bytes as `K7QM-2XRA`, short enough to be typed from a mail. */
export const mailCode = (bytes: Uint8Array): string => reference(bytes).slice(0, 9);

/** A code as a person may have written it; null where it cannot be one. */
export function readMailCode(text: string): string | null {
  const plain = lettersIn(text);
  return /^[A-Z2-7]{8}$/u.test(plain) ? `${plain.slice(0, 4)}-${plain.slice(4)}` : null;
}

/** A reference as a person may have written it; null where it cannot be one. */
export function readReference(text: string): Reference | null {
  const plain = lettersIn(text);
  return /^[A-Z2-7]{16}$/u.test(plain) ? (plain.replaceAll(/(.{4})(?=.)/gu, '$1-') as Reference) : null;
}

/** The request that a duplicate was merged into, and the state that the duplicate had. */
export interface MergedInto {
  readonly id: Reference;
  readonly iid: string;
  readonly status: RequestStatus;
}

/** That staff entered a request for a person: how they came, who wrote it, and what the person agreed to. */
export interface EnteredRequest {
  readonly channel: DeskChannel;
  readonly by: string;
  readonly at: Instant;
  /** What they were shown or told, and said yes to (Ley 39/2015, article 12.2). */
  readonly shown: string;
}

/** A request that was merged into this one, with how many people supported it, its sender included. */
export interface Duplicate {
  readonly id: Reference;
  readonly iid: string;
  readonly followers: number;
}

/** What its sender says of how a request went, once it is finished. */
export interface Opinion {
  readonly isSolved: boolean;
  /** From 1 to 5. */
  readonly score: number;
  readonly text: string;
  readonly at: Instant;
}

/** A request that the council has. The identity number and the captcha are not kept. */
export interface CouncilRequest
  extends Omit<RequestBody, 'census' | 'captcha' | 'acceptsPrivacy' | 'isPrivate'> {
  readonly id: Reference;
  readonly realm: RealmId;
  /** What its form asked; missing: it is older than this, and is read by its form as that is now. */
  readonly asked?: readonly AskedField[];
  readonly mailbox: MailboxId;
  /** The public number, such as `2026-000017`; opens nothing. */
  readonly iid: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly origin: 'web' | 'open311';
  /** The address that its sender had verified, encrypted, if the form has none; mails about the request go there. */
  readonly sealedEmail: string | null;
  /** The language in which it was sent; null if it is older than this: then the town's. */
  readonly language: Language | null;
  /** Whether it is published as a proposal. */
  readonly isPublished: boolean;
  /** What staff decided about it as a proposal; missing until they do. */
  readonly decision?: ProposalDecision;
  /** Whether staff let everybody see its title and place, or its sender said no. */
  readonly approval: Approval;
  readonly status: RequestStatus;
  readonly assignedTo: string | null;
  /** How urgent staff say it is; missing: normal. */
  readonly priority?: Priority;
  /** The last day of its term, fixed when it came or when its priority changed; missing: its mailbox says none. */
  readonly due?: CalendarDay;
  /** What staff filled into the fields that its mailbox has for them; missing: nothing. */
  readonly managed?: ManagedValues;
  /** Between which days staff say that it is public; missing: they say none. */
  readonly publishPeriod?: PublishPeriod;
  readonly threads: readonly ThreadMessage[];
  /** Whether the sender replied after the council last changed the state or wrote to them. */
  readonly hasReply: boolean;
  /** When the council last changed the state or wrote to the sender; null: not yet. */
  readonly toldAt: Instant | null;
  /** When the sender last looked at something new; null: not yet. */
  readonly seenAt: Instant | null;
  /** How many people follow this one instead of reporting it again. */
  readonly followers: number;
  /** The number of the last step that changed it; 0 if there is none. What staff looked at says which one they saw. */
  readonly revision: number;
  /** The last handling, as long as it can be taken back or until the next one. */
  readonly undo?: UndoWindow;
  /** The last handling that was taken back, until the next one. */
  readonly undone?: TakenBack;
  /** The last handlings that had a key. */
  readonly handled?: readonly KeptHandling[];
  /** Where it went, if it is a duplicate. */
  readonly merged?: MergedInto;
  readonly duplicates?: readonly Duplicate[];
  /** The title that staff let everybody read, instead of the sender's own. */
  readonly publicTitle?: string;
  /** What its sender said of how it went; missing: nothing yet. */
  readonly opinion?: Opinion;
  /** Missing: its sender wrote it. */
  readonly entered?: EnteredRequest;
  /** When staff erased what says who sent it. */
  readonly personErasedAt?: Instant;
}
