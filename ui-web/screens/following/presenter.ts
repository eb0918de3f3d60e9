import { BehaviorSubject } from 'rxjs';
import { followHashes } from '#adapters/wire/following/follow-addresses.ts';
import { confirmFollowCall } from '#adapters/wire/following/confirm-follow.ts';
import { endFollowCall } from '#adapters/wire/following/end-follow.ts';
import type { Followed } from '#adapters/wire/following/followed.ts';
import { listFollowsCall } from '#adapters/wire/following/list-follows.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { FollowRefusal } from './follow-refusal.ts';

/** What the page shows: a confirmation, the end of a follow, or all follows. */
export type FollowingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'confirm' | 'leave'; readonly isAtWork: boolean; readonly refusal: FollowRefusal | null }
  | { readonly kind: 'confirmed'; readonly followed: Followed; readonly mine: string }
  | { readonly kind: 'left' }
  | { readonly kind: 'refused'; readonly refusal: FollowRefusal }
  | {
      readonly kind: 'list';
      readonly items: readonly Followed[];
      /** Whether it is known whose list it is: by the link of a mail, or by a verified e-mail. */
      readonly isKnown: boolean;
      /** The title of the follow that was just ended; null before. */
      readonly ended: string | null;
      readonly refusal: FollowRefusal | null;
    };

export interface FollowingPresenter extends Presenter<FollowingState> {
  load(): Promise<void>;
  /** Does what the link of the mail asks for. */
  answer(): Promise<void>;
  end(followed: Followed): Promise<void>;
}

/** What the link of a mail has after the `#`. */
function readHash(hash: string): {
  readonly purpose: keyof typeof followHashes | null;
  readonly link: string;
} {
  const [word = '', link = ''] = hash.split('=');
  const purposes = ['confirm', 'leave', 'mine'] as const;
  return { purpose: purposes.find((one) => followHashes[one] === word) ?? null, link };
}

/**
 * The page that the links of mails open. A link takes effect only with a press: programs that scan mails open links
 * too.
 */
export function followingPresenter(
  { realm, call, participation }: Pick<Council, 'realm' | 'call' | 'participation'>,
  hash: string,
): FollowingPresenter {
  const { purpose, link } = readHash(hash);
  const state = new BehaviorSubject<FollowingState>({ kind: 'loading' });
  return {
    ...presented(state),
    load: async () => {
      if (purpose === 'confirm' || purpose === 'leave')
        return state.next({ kind: purpose, isAtWork: false, refusal: null });
      state.next({ kind: 'loading' });
      const { pushDevice } = await participation();
      const body = purpose === 'mine' ? { link } : { endpoint: await pushDevice.address() };
      const mine = await call(listFollowsCall, { realm, body });
      if (isLeft(mine)) return state.next({ kind: 'refused', refusal: mine.left });
      const isKnown = purpose === 'mine' || mine.right.isKnown;
      state.next({ kind: 'list', items: mine.right.items, isKnown, ended: null, refusal: null });
    },
    answer: async () => {
      const { kind } = state.value;
      if (kind !== 'confirm' && kind !== 'leave') return;
      state.next({ kind, isAtWork: true, refusal: null });
      if (kind === 'confirm') {
        const said = await call(confirmFollowCall, { realm, body: { link } });
        if (isLeft(said)) return state.next({ kind, isAtWork: false, refusal: said.left });
        const { mine, ...followed } = said.right;
        return state.next({ kind: 'confirmed', followed, mine });
      }
      const ended = await call(endFollowCall, { realm, body: { link } });
      state.next(isLeft(ended) ? { kind, isAtWork: false, refusal: ended.left } : { kind: 'left' });
    },
    end: async (followed) => {
      const ended = await call(endFollowCall, { realm, body: { link: followed.link } });
      const now = state.value;
      if (now.kind !== 'list') return;
      if (isLeft(ended)) return state.next({ ...now, ended: null, refusal: ended.left });
      const items = now.items.filter((one) => one.link !== followed.link);
      state.next({ ...now, items, ended: followed.title, refusal: null });
    },
  };
}
