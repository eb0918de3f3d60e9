import { type Either, left, right } from '../shared/result.ts';
import type { Act } from '../office/roles.ts';

/** Where a document is: it was never shown, portals show it, it was taken out of them, or it was put away. */
export type DocumentPlace = 'new' | 'published' | 'withdrawn' | 'archived';
/** What is done with its draft. */
export type DraftWork = 'none' | 'draft' | 'inReview' | 'scheduled';

/** The state of a document, as it is stored. */
export interface DocumentStatus {
  readonly place: DocumentPlace;
  readonly work: DraftWork;
}

/** The state of a document in one word, as people of staff read it. */
export const documentStates = [
  'draft',
  'inReview',
  'scheduled',
  'published',
  'publishedWithDraft',
  'withdrawn',
  'archived',
] as const;
/** The word of a state. */
export type DocumentState = (typeof documentStates)[number];

/** What people of staff do with a document as a whole. */
export const documentActs = [
  'review',
  'return',
  'publish',
  'schedule',
  'unschedule',
  'withdraw',
  'republish',
  'archive',
  'discard',
] as const;
/** One act on a document. */
export type DocumentAct = (typeof documentActs)[number];

/** Why an act is refused: no role allows it, or the document is not in a state for it. */
export type ActRefused =
  | { readonly kind: 'notAllowed'; readonly act: Act }
  | { readonly kind: 'wrongState'; readonly state: DocumentState };

/** The word for a status. A document that is published stays so while its draft is in review or scheduled. */
export function stateOf({ place, work }: DocumentStatus): DocumentState {
  if (work === 'inReview' || work === 'scheduled') return work;
  if (place === 'new') return 'draft';
  return place === 'published' && work === 'draft' ? 'publishedWithDraft' : place;
}

interface Move {
  /** One of these acts is needed. */
  readonly needs: readonly Act[];
  readonly places: readonly DocumentPlace[];
  readonly works: readonly DraftWork[];
  /** Null: nothing is left of the document. */
  readonly to: (status: DocumentStatus) => DocumentStatus | null;
}

const shown: readonly DocumentPlace[] = ['new', 'published', 'withdrawn'];
const anyWork: readonly DraftWork[] = ['none', 'draft', 'inReview', 'scheduled'];
/** What was handed over or scheduled is a draft again: what is taken out must not come back by itself. */
const stopped = ({ work }: DocumentStatus): DraftWork => (work === 'none' ? 'none' : 'draft');

const moves: Readonly<Record<DocumentAct, Move>> = {
  review: {
    needs: ['document.edit', 'document.translate'],
    places: shown,
    works: ['draft'],
    to: ({ place }) => ({ place, work: 'inReview' }),
  },
  return: {
    needs: ['document.edit'],
    places: shown,
    works: ['inReview'],
    to: ({ place }) => ({ place, work: 'draft' }),
  },
  publish: {
    needs: ['document.publish'],
    places: shown,
    works: ['draft', 'inReview', 'scheduled'],
    to: () => ({ place: 'published', work: 'none' }),
  },
  schedule: {
    needs: ['document.publish'],
    places: shown,
    works: ['draft', 'inReview'],
    to: ({ place }) => ({ place, work: 'scheduled' }),
  },
  unschedule: {
    needs: ['document.publish'],
    places: shown,
    works: ['scheduled'],
    to: ({ place }) => ({ place, work: 'draft' }),
  },
  withdraw: {
    needs: ['document.withdraw'],
    places: ['published'],
    works: anyWork,
    to: (status) => ({ place: 'withdrawn', work: stopped(status) }),
  },
  republish: {
    needs: ['document.publish'],
    places: ['withdrawn', 'archived'],
    works: ['none', 'draft'],
    to: ({ work }) => ({ place: 'published', work }),
  },
  archive: {
    needs: ['document.withdraw'],
    places: ['withdrawn'],
    works: anyWork,
    to: (status) => ({ place: 'archived', work: stopped(status) }),
  },
  discard: {
    needs: ['document.edit'],
    places: shown,
    works: ['draft', 'inReview'],
    to: ({ place }) => (place === 'new' ? null : { place, work: 'none' }),
  },
};

/**
 * What a document becomes by an act of a person who has some acts of the office; null if nothing is left of it. The only
 * such decision: every change of state asks it. Left: why not.
 *
 * @example nextStatus({ place: 'new', work: 'draft' }, 'publish', () => true) // right({ place: 'published', work: 'none' })
 */
export function nextStatus(
  status: DocumentStatus,
  act: DocumentAct,
  has: (act: Act) => boolean,
): Either<ActRefused, DocumentStatus | null> {
  const { needs, places, works, to } = moves[act];
  const [needed] = needs as readonly [Act];
  if (!needs.some(has)) return left({ kind: 'notAllowed', act: needed });
  if (!places.includes(status.place) || !works.includes(status.work))
    return left({ kind: 'wrongState', state: stateOf(status) });
  return right(to(status));
}

/** Whether fields may be changed: what was scheduled is published as it was seen, and what was put away stays as it is. */
export const canChange = ({ place, work }: DocumentStatus): boolean =>
  place !== 'archived' && work !== 'scheduled';

/** The status after fields were changed: without a draft nothing is in review. */
export function changedStatus({ place, work }: DocumentStatus, hasDraft: boolean): DocumentStatus {
  if (!hasDraft && place !== 'new') return { place, work: 'none' };
  return { place, work: work === 'none' ? 'draft' : work };
}
