import type { Comment, CommentState } from '../../comments/comment.ts';
import type { CouncilRequest, ThreadMessage } from '../../forms/request.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { usualPriority } from '../desk/priority.ts';
import { type Act } from '../roles.ts';
import type { Deed, NewStep } from './step.ts';

/** Who changes a subject, and when. */
export interface Changer {
  /** The id of a member of staff, or one of `sender` and `system`. */
  readonly by: string;
  readonly at: Instant;
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

/** What a change of a request did, by comparing both: whoever changes it in whatever way, the steps say so. */
function requestDeeds(before: CouncilRequest, after: CouncilRequest, { by }: Changer): readonly Deed[] {
  if (by === bySender) return senderDeeds(before, after);
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
): readonly NewStep[] => requestDeeds(before, after, changer).map((one) => ({ ...one, ...changer }));

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
