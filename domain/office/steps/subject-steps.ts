import type { Comment, CommentState } from '../../comments/comment.ts';
import type { CouncilRequest, EnteredRequest, ThreadMessage } from '../../forms/request.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { usualPriority } from '../desk/priority.ts';
import { type Act } from '../roles.ts';
import type { Deed, NewStep } from './step.ts';

/** Who changes a subject, and when. */
export interface Changer {
  /** The id of a member of staff, or one of `sender` and `system`. */
  readonly by: string;
  readonly at: Instant;
  /** Why, where staff must say it: words that can be erased. */
  readonly why?: string;
}

/** The program itself, for what nobody asked for at that moment. */
export const bySystem = 'system';
/** The sender of a request, or the author of a comment: no step says who that is. */
export const bySender = 'sender';

/** A member of staff looked at a contact, which changes nothing. */
export const lookedAct = 'request.seeContact' satisfies Act;

/** The subject of the steps of a request: its public number, which opens nothing. */
export const requestSubject = ({ iid }: Pick<CouncilRequest, 'iid'>): string => `request/${iid}`;
/** The subject of the steps of a comment. */
export const commentSubject = ({ id }: Pick<Comment, 'id'>): string => `comment/${id}`;

const deed = (act: string, more: Partial<Deed> = {}): Deed => ({
  act,
  from: null,
  to: null,
  words: null,
  ...more,
});

const published = ({ isPublished }: CouncilRequest) => (isPublished ? 'published' : 'notPublished');

/** What a sender did: their words are not repeated, since they can take them back. */
function senderDeeds(before: CouncilRequest, after: CouncilRequest): readonly Deed[] {
  const moved = { from: before.status, to: after.status };
  if (before.status !== after.status) return [deed('request.retract', moved)];
  const isRated = before.opinion === undefined && after.opinion !== undefined;
  if (isRated) return [deed('request.rate', { to: String(after.opinion.score) })];
  return after.threads.length > before.threads.length ? [deed('request.reply')] : [];
}

function saidDeeds(
  said: readonly ThreadMessage[],
  before: CouncilRequest,
  after: CouncilRequest,
): readonly Deed[] {
  const moved = before.status === after.status ? {} : { from: before.status, to: after.status };
  const answers = said.filter(({ isNote }) => !isNote).map(({ text }) => text);
  const [first = null, ...others] = answers;
  const isAnswered = first !== null || before.status !== after.status;
  return [
    ...(isAnswered ? [deed('request.answer', { ...moved, words: first })] : []),
    ...others.map((words) => deed('request.answer', { words })),
    ...said.filter(({ isNote }) => isNote).map(({ text }) => deed('request.note', { words: text })),
  ];
}

const written = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** A step for each field, with its new value in the words, which can be erased: staff may write of people. */
function managedDeeds(before: CouncilRequest, after: CouncilRequest): readonly Deed[] {
  const [from, to] = [before.managed ?? {}, after.managed ?? {}];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names
    .filter((name) => written(from[name]) !== written(to[name]))
    .map((name) => deed('request.manage', { to: name, words: written(to[name]) }));
}

const daysOf = ({ publishPeriod }: CouncilRequest): string | null =>
  publishPeriod === undefined ? null : `${publishPeriod.start ?? ''}/${publishPeriod.end ?? ''}`;

/** How staff changed the order of their work. The term follows from the priority. */
function deskDeeds(before: CouncilRequest, after: CouncilRequest): readonly Deed[] {
  const [from, to] = [before.priority ?? usualPriority, after.priority ?? usualPriority];
  const [shown, shows] = [daysOf(before), daysOf(after)];
  return [
    ...(from === to ? [] : [deed('request.prioritise', { from, to })]),
    ...managedDeeds(before, after),
    ...(shown === shows ? [] : [deed('request.publishPeriod', { from: shown, to: shows })]),
  ];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** That it was merged with another or separated from it, seen from each of the two. */
function mergeDeeds(before: CouncilRequest, after: CouncilRequest): readonly Deed[] {
  const [had, has] = [before.duplicates ?? [], after.duplicates ?? []];
  const added = has.filter(({ id }) => !had.some((one) => one.id === id));
  const left = had.filter(({ id }) => !has.some((one) => one.id === id));
  const [from, to] = [before.merged?.iid ?? null, after.merged?.iid ?? null];
  return [
    ...(from === to ? [] : [deed(to === null ? 'request.separate' : 'request.merge', { from, to })]),
    ...added.map(({ iid }) => deed('request.absorb', { from: iid })),
    ...left.map(({ iid }) => deed('request.release', { to: iid })),
  ];
}

/** What staff changed of what its sender wrote, with the reason. */
function correctionDeeds(
  before: CouncilRequest,
  after: CouncilRequest,
  { why = null }: { readonly why?: string | null },
): readonly Deed[] {
  const titled = ({ publicTitle }: CouncilRequest) => (publicTitle === undefined ? 'own' : 'staff');
  const isRetitled = before.publicTitle !== after.publicTitle;
  return [
    ...(isSame(before.contact, after.contact) ? [] : [deed('request.correct', { words: why })]),
    ...(isRetitled ? [deed('request.title', { from: titled(before), to: titled(after) })] : []),
  ];
}

/** What a change of a request did, by comparing both: whoever changes it in whatever way, the steps say so. */
function requestDeeds(before: CouncilRequest, after: CouncilRequest, changer: Changer): readonly Deed[] {
  if (changer.by === bySender) return senderDeeds(before, after);
  // Comparing what was erased would tell of it.
  if (before.personErasedAt !== after.personErasedAt)
    return [deed('request.erase', { words: changer.why ?? null })];
  if (before.undo !== undefined && after.undone !== undefined)
    return [deed('request.undo', { from: before.status, to: after.status })];
  const said = after.threads.slice(before.threads.length);
  const [from, to] = [before.decision?.status ?? null, after.decision?.status ?? null];
  return [
    ...saidDeeds(said, before, after),
    ...(before.assignedTo === after.assignedTo
      ? []
      : [deed('request.assign', { from: before.assignedTo, to: after.assignedTo })]),
    ...deskDeeds(before, after),
    ...mergeDeeds(before, after),
    ...correctionDeeds(before, after, changer),
    ...(before.approval === after.approval
      ? []
      : [deed('request.publish', { from: before.approval, to: after.approval })]),
    ...(JSON.stringify(before.decision) === JSON.stringify(after.decision)
      ? []
      : [deed('proposal.validate', { from, to })]),
    ...(before.isPublished === after.isPublished
      ? []
      : [deed('proposal.publish', { from: published(before), to: published(after) })]),
  ];
}

/** Who changed a request; without a name the program did, when it changed it last. */
export const changerOf = ({ updatedAt }: CouncilRequest, by: Changer | undefined): Changer =>
  by ?? { by: bySystem, at: updatedAt };

/** The steps of a change of a request; none if nothing changed but what its sender has seen. */
export const requestSteps = (
  before: CouncilRequest,
  after: CouncilRequest,
  changer: Changer,
): readonly NewStep[] =>
  requestDeeds(before, after, changer).map((one) => ({ ...one, by: changer.by, at: changer.at }));

/** The first step of a request that staff entered for a person. */
export const enteredStep = (
  { by, channel }: Pick<EnteredRequest, 'by' | 'channel'>,
  at: Instant,
): NewStep => ({
  ...deed('request.enter', { to: channel }),
  by,
  at,
});

/** The step of a request that was erased when its time was over. */
export const erasedStep = (at: Instant): NewStep => ({ ...deed('request.erase'), by: bySystem, at });

const stateName = (state: CommentState): string =>
  state.kind === 'hidden' ? `hidden/${state.reason}` : state.kind;

/** The steps of a change of a comment: what staff decided, and that its author deleted it. */
export function commentSteps(before: Comment, after: Comment, at: Instant): readonly NewStep[] {
  const moved = { from: stateName(before.state), to: stateName(after.state) };
  const decided = after.history
    .slice(before.history.length)
    .map((one) => ({ ...deed('comment.moderate', moved), by: one.by, at: one.at }));
  const isDeleted = after.state.kind === 'deleted' && before.state.kind !== 'deleted';
  return isDeleted ? [...decided, { ...deed('comment.delete', moved), by: bySender, at }] : decided;
}
