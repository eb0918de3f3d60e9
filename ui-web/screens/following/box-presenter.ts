import { BehaviorSubject } from 'rxjs';
import { endFollowCall } from '#adapters/wire/following/end-follow.ts';
import { followCall } from '#adapters/wire/following/follow-content.ts';
import type { Followed } from '#adapters/wire/following/followed.ts';
import { listFollowsCall } from '#adapters/wire/following/list-follows.ts';
import type { PushAddress, PushDenied } from '#application/ports/browser/push-device.ts';
import { isEmail } from '#domain/forms/contact.ts';
import type { Subject } from '#domain/following/follow.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { FollowRefusal } from './follow-refusal.ts';

/** How the reader wants to be notified; without an e-mail, at the verified e-mail of the session. */
type TellBy = { readonly email: string | null } | { readonly push: PushAddress };

/** Whether and how the reader follows a page. */
export interface BoxState {
  readonly step: 'offered' | 'asksEmail' | 'asked' | 'following' | 'ended';
  readonly email: string;
  readonly emailIsWrong: boolean;
  readonly isAtWork: boolean;
  readonly refusal: FollowRefusal | PushDenied | null;
  /** Whether notices can be sent to this browser instead. */
  readonly offersDevice: boolean;
  /** How the page is followed, if it is. */
  readonly by: Followed['by'];
}

export interface BoxPresenter extends Presenter<BoxState> {
  load(): Promise<void>;
  /** Follows at once if the e-mail of the reader is known; otherwise asks for one. */
  begin(): Promise<void>;
  /** Asks for permission to notify this browser, and follows with it. */
  beginHere(): Promise<void>;
  write(email: string): void;
  send(): Promise<void>;
  end(): Promise<void>;
}

const isSame = (one: Subject, other: Subject): boolean => one.kind === other.kind && one.id === other.id;

const offered: BoxState = {
  step: 'offered',
  email: '',
  emailIsWrong: false,
  isAtWork: false,
  refusal: null,
  offersDevice: false,
  by: 'mail',
};

/** Follows one process or proposal. It does not use the DOM. */
export function boxPresenter(
  council: Pick<Council, 'realm' | 'call' | 'participation'>,
  followed: Subject,
  language: Language,
): BoxPresenter {
  const { realm } = council;
  const state = new BehaviorSubject<BoxState>(offered);
  const patch = (change: Partial<BoxState>) => state.next({ ...state.value, ...change });
  let [isKnown, link] = [false, ''];
  let pushKey: string | null = null;

  const look = async () => {
    const { pushDevice } = await council.participation();
    const mine = await council.call(listFollowsCall, {
      realm,
      body: { endpoint: await pushDevice.address() },
    });
    if (isLeft(mine)) return;
    ({ isKnown, pushKey } = mine.right);
    patch({ offersDevice: pushKey !== null && pushDevice.isAble });
    const mineNow = mine.right.items.find(({ subject }) => isSame(subject, followed));
    link = mineNow?.link ?? '';
    if (mineNow !== undefined) patch({ step: 'following', by: mineNow.by });
  };

  const follow = async (by: TellBy) => {
    patch({ isAtWork: true, refusal: null });
    const answer = await council.call(followCall, { realm, body: { ...followed, language, ...by } });
    if (isLeft(answer)) return patch({ isAtWork: false, refusal: answer.left });
    patch({ isAtWork: false, step: answer.right });
    if (answer.right === 'following') await look();
  };

  return {
    ...presented(state),
    // If the state cannot be loaded now, it is asked for when the button is pressed: the page is complete without it.
    load: () => look().catch(() => undefined),
    begin: () =>
      isKnown ? follow({ email: null }) : Promise.resolve(patch({ step: 'asksEmail', refusal: null })),
    beginHere: async () => {
      if (pushKey === null) return;
      patch({ isAtWork: true, refusal: null });
      const { pushDevice } = await council.participation();
      const address = await pushDevice.subscribe(pushKey);
      if (isLeft(address)) return patch({ isAtWork: false, refusal: address.left });
      await follow({ push: address.right });
    },
    write: (email) => patch({ email, emailIsWrong: false }),
    send: async () => {
      const email = state.value.email.trim();
      if (isEmail(email)) await follow({ email });
      else patch({ emailIsWrong: true });
    },
    end: async () => {
      patch({ isAtWork: true, refusal: null });
      const ended = await council.call(endFollowCall, { realm, body: { link } });
      patch(isLeft(ended) ? { isAtWork: false, refusal: ended.left } : { isAtWork: false, step: 'ended' });
    },
  };
}
