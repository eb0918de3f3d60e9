import type { PublishPeriod } from '../office/desk/managed-values.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { homeOf } from './body/field-home.ts';
import type { AnswerField } from './field.ts';
import type { Home } from './kind-rules.ts';
import { answerFieldsOf, type Mailbox, type MailboxId, type Publication } from './mailbox.ts';

/** A decision of staff about showing a request to everybody. */
export type StaffDecision = 'approved' | 'withdrawn';

/**
 * Whether a request may be shown to everybody: what staff decided, or `declined` if its sender said no, which staff
 * cannot change. Null if neither said anything.
 */
export type Approval = StaffDecision | 'declined' | null;

/** A mailbox, as far as it says which of its requests everybody may see. */
export interface ShowingMailbox {
  readonly id: MailboxId;
  readonly publish: Publication;
}

/** Whether anything that comes through a mailbox is ever shown to everybody. */
export const showsToAll = ({ showsNearby, open311 }: Pick<Mailbox, 'showsNearby' | 'open311'>): boolean =>
  showsNearby || open311 !== null;

/** Whether everybody may see a request of a mailbox that shows some. What was decided comes before what it says. */
export const isPublicRequest = ({ publish }: Pick<Mailbox, 'publish'>, approval: Approval): boolean =>
  approval === null ? publish === 'atOnce' : approval === 'approved';

/**
 * Whether a day is within the period that staff gave a request, both ends included. What everybody may see is shown only
 * then; a period shows nothing that its mailbox, its sender or staff keep from everybody.
 */
export const isOnShow = (period: PublishPeriod | undefined, day: CalendarDay): boolean =>
  period === undefined ||
  ((period.start === null || period.start <= day) && (period.end === null || day <= period.end));

/** The approval after a decision of staff: a sender who said no is not overruled. */
export const decided = (before: Approval, decision: StaffDecision | undefined): Approval =>
  before === 'declined' ? before : (decision ?? before);

/** Whether a form lets its sender say that only the council may see the request. */
export const offersPrivacy = (mailbox: Mailbox): boolean => showsToAll(mailbox) && mailbox.offersChoice;

/** Whether staff may publish a request as a proposal: its form was one for proposals, and said so. */
export const mayBecomeProposal = (
  mailbox: Pick<Mailbox, 'takesProposals'> | null,
  process: string | null,
): boolean => process !== null || mailbox?.takesProposals === true;

/** Whether nobody has to decide any more whether a request becomes a proposal: staff have, or its sender said no. */
export const isDecidedProposal = ({
  approval,
  isPublished,
  decision,
}: {
  readonly approval: Approval;
  readonly isPublished: boolean;
  readonly decision?: { readonly status?: string | null };
}): boolean => isPublished || approval === 'declined' || (decision?.status ?? null) !== null;

/** Whether reports are shown with their titles. Without neighbours, other programs get only the place. */
export const showsTitles = ({ showsNearby }: Pick<Mailbox, 'showsNearby'>): boolean => showsNearby;

/** A part of a request that everybody may see. `firstWords`: the title that is made of the first words of the text. */
export type PublicPart = 'title' | 'firstWords' | 'text' | 'category' | 'place' | 'neighbourhood' | 'state';

/** What everybody may see of a request: as a report to neighbours and other programs, or as a proposal. */
export interface ShownParts {
  readonly as: 'report' | 'proposal';
  readonly when: Publication;
  readonly parts: readonly PublicPart[];
}

/** The field of a form that has a place in the request; null if it asks for none. */
const fieldAt = (mailbox: Mailbox, home: Home): AnswerField | null =>
  answerFieldsOf(mailbox).find((field) => homeOf(mailbox, field) === home) ?? null;

/** The title as it will be shown: what the sender writes there, the first words of the text, or either. */
function titleParts(mailbox: Mailbox): readonly PublicPart[] {
  const title = fieldAt(mailbox, 'title');
  const own: readonly PublicPart[] = title === null ? [] : ['title'];
  // A field within a group or another field may not be asked.
  const isTop = mailbox.pages.some(({ fields }) => fields.some((field) => field === title));
  const isAlwaysWritten = isTop && title?.required === true && title.showIf === null;
  return isAlwaysWritten || fieldAt(mailbox, 'body') === null ? own : [...own, 'firstWords'];
}

/** Those parts for which a form has a field. */
const askedParts = (mailbox: Mailbox, parts: Readonly<Partial<Record<Home, PublicPart>>>) => [
  ...new Set(
    (Object.entries(parts) as readonly (readonly [Home, PublicPart])[]).flatMap(([home, part]) =>
      fieldAt(mailbox, home) === null ? [] : [part],
    ),
  ),
];

/**
 * What everybody may see of what comes through a form, and when; empty if nothing. The form says it before the request
 * is sent, and every output follows it. `process`: the process that a proposal is for.
 *
 * @example shownPartsOf(reports, null) // [{ as: 'report', when: 'whenApproved', parts: ['title', 'place', 'state'] }]
 */
export function shownPartsOf(mailbox: Mailbox, process: string | null): readonly ShownParts[] {
  const title = titleParts(mailbox);
  const asReport: readonly PublicPart[] = [
    ...(showsTitles(mailbox) ? title : []),
    ...askedParts(mailbox, { address: 'place', coordinates: 'place' }),
    ...(mailbox.showsNearby ? askedParts(mailbox, { category: 'category' }) : []),
    'state',
  ];
  const named = answerFieldsOf(mailbox).some(({ name }) => name === neighbourhoodField);
  const asProposal: readonly PublicPart[] = [
    ...title.filter((part) => part === 'title'),
    ...askedParts(mailbox, { body: 'text', coordinates: 'place', category: 'category' }),
    ...(named ? (['neighbourhood'] as const) : []),
  ];
  return [
    ...(showsToAll(mailbox) ? [{ as: 'report', when: mailbox.publish, parts: asReport } as const] : []),
    ...(mayBecomeProposal(mailbox, process)
      ? [{ as: 'proposal', when: 'whenApproved', parts: asProposal } as const]
      : []),
  ];
}

/** The field whose answer is the neighbourhood of a proposal. */
export const neighbourhoodField = 'barrio';

/** A part of a request that is never public. `rest`: all other answers. */
export type KeptPart = 'contact' | 'images' | 'files' | 'rest';

/** What a form asks for and only the council sees, whatever is published. */
export function keptParts(mailbox: Mailbox): readonly KeptPart[] {
  const kinds = new Set(answerFieldsOf(mailbox).map(({ kind }) => kind));
  return [
    ...(mailbox.contact.mode === 'no' ? [] : (['contact'] as const)),
    ...(kinds.has('image') ? (['images'] as const) : []),
    ...(kinds.has('file') || kinds.has('pdf') ? (['files'] as const) : []),
    'rest',
  ];
}
