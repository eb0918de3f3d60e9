import { BehaviorSubject } from 'rxjs';
import type { Likes } from '#application/ports/server/like-store.ts';
import { giveLikeCall } from '#adapters/wire/likes/give-like.ts';
import { readLikesCall } from '#adapters/wire/likes/read-likes.ts';
import { readManyLikesCall } from '#adapters/wire/likes/read-many-likes.ts';
import { likesAsWanted } from '#domain/processes/likes.ts';
import { isLeft } from '#domain/shared/result.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** The likes of a proposal as they are shown. */
export interface ShownLikes extends Likes {
  /** Why the last press changed nothing; null if it did not fail. */
  readonly refused: 'refused' | 'offline' | null;
}

/** By proposal. One that is missing shows no likes: not loaded yet, could not be loaded, or hidden by the town. */
export type LikesState = ReadonlyMap<string, ShownLikes>;

export interface LikesPresenter extends Presenter<LikesState> {
  /** Asks for the likes of these proposals. */
  readonly load: (proposals: readonly string[]) => Promise<void>;
  /** Likes it, or not: shown at once, and undone if the council refuses. */
  readonly set: (proposal: string, liked: boolean) => Promise<void>;
}

/** The likes as they are shown; what is wanted of each while a sending is on its way; the council's last word. */
function likesDesk() {
  const state = new BehaviorSubject<LikesState>(new Map());
  return {
    state,
    wanted: new Map<string, boolean>(),
    known: new Map<string, Likes>(),
    show: (proposal: string, likes: ShownLikes) => state.next(new Map(state.value).set(proposal, likes)),
  };
}

type LikesDesk = ReturnType<typeof likesDesk>;

/**
 * The likes of these proposals, as far as they could be had: in one call of our API or, from a council that has only
 * the calls of the specification, one by one.
 */
async function readLikes(
  { realm, call }: Council,
  proposals: readonly string[],
): Promise<readonly (Likes | undefined)[]> {
  const body = { displayType: 'likes' } as const;
  const together = await call(readManyLikesCall, { realm, body: { ...body, contents: proposals } });
  if (!isLeft(together)) return together.right;
  // These refusals are our own API's: asking again would get them again.
  if (['unreachable', 'notActive', 'unknownDocument'].includes(together.left.kind)) return [];
  const single = await Promise.all(proposals.map((id) => call(readLikesCall, { realm, id, body })));
  return single.map((one) => (isLeft(one) ? undefined : one.right));
}

/** Asks for the likes of these proposals. Those on their way are left as they are wanted. */
async function loadLikes(council: Council, desk: LikesDesk, proposals: readonly string[]): Promise<void> {
  if (proposals.length === 0) return;
  const answers = await readLikes(council, proposals);
  const found = proposals.flatMap((id, n) => {
    const likes = answers[n];
    if (likes === undefined || desk.wanted.has(id)) return [];
    desk.known.set(id, likes);
    return [[id, { ...likes, refused: null }] as const];
  });
  desk.state.next(new Map([...desk.state.value, ...found]));
}

/** Sends until the council has the state that is wanted by then: two presses end where they began. */
async function settle(council: Council, desk: LikesDesk, proposal: string): Promise<void> {
  const { wanted, known, show } = desk;
  const liked = wanted.get(proposal);
  const before = known.get(proposal);
  if (liked === undefined || before === undefined) return;
  const { realm } = council;
  const given = await callEntered(council)(giveLikeCall, { realm, id: proposal, body: { liked } });
  if (isLeft(given)) {
    wanted.delete(proposal);
    const why = given.left.kind === 'unreachable' ? 'offline' : 'refused';
    return show(proposal, { ...before, refused: why });
  }
  known.set(proposal, given.right);
  if (wanted.get(proposal) !== liked) return settle(council, desk, proposal);
  wanted.delete(proposal);
  return show(proposal, { ...given.right, refused: null });
}

/** The likes of a page of proposals, and this device's own among them. */
export function likesPresenter(council: Council): LikesPresenter {
  const desk = likesDesk();
  const { state, wanted, known, show } = desk;
  return {
    ...presented(state),
    load: (proposals) => loadLikes(council, desk, proposals),
    set: async (proposal, liked) => {
      const before = known.get(proposal);
      if (before === undefined) return;
      const isOnItsWay = wanted.has(proposal);
      wanted.set(proposal, liked);
      show(proposal, { ...likesAsWanted(before, liked), refused: null });
      if (!isOnItsWay) await settle(council, desk, proposal);
    },
  };
}
