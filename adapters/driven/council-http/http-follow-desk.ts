import type * as t from 'io-ts';
import type { Followed, FollowDesk, FollowRefusal } from '#application/ports/follow-desk.ts';
import { decode } from '#adapters/wire/decode.ts';
import { followAddresses } from '#adapters/wire/follow-addresses.ts';
import {
  confirmedFollowWire,
  endedFollowWire,
  followAnswerWire,
  type followedWire,
  followsWire,
} from '#adapters/wire/following/follow.ts';
import { type Either, isLeft, left, map } from '#domain/shared/result.ts';
import { type Answer, call, type CallSettings } from './council-call.ts';
import { deskRefusal } from './desk-refusals.ts';

function followRefusal(answer: Answer): FollowRefusal | null {
  const { errCode } = (answer.body ?? {}) as { readonly errCode?: unknown };
  return errCode === 87 ? { kind: 'linkWrong' } : deskRefusal(answer);
}

const readFollowed = ({ kind, id, ...told }: t.TypeOf<typeof followedWire>): Followed => ({
  ...told,
  subject: { kind, id },
});

/** Following over the council's API. */
export function httpFollowDesk(settings: CallSettings): FollowDesk {
  const asked = async <A>(
    codec: t.Decoder<unknown, A>,
    address: string,
    post: object,
  ): Promise<Either<FollowRefusal, A>> => {
    const answered = await call(settings, address, post);
    if (isLeft(answered)) return answered;
    const refusal = followRefusal(answered.right);
    return refusal === null ? decode(codec, answered.right.body) : left(refusal);
  };
  return {
    follow: async (realm, subject, language, by) =>
      map(({ status }: t.TypeOf<typeof followAnswerWire>) => status)(
        await asked(followAnswerWire, followAddresses.ask(realm), { ...subject, language, ...by }),
      ),
    confirm: async (realm, link) =>
      map(({ mine, ...told }: t.TypeOf<typeof confirmedFollowWire>) => ({ ...readFollowed(told), mine }))(
        await asked(confirmedFollowWire, followAddresses.confirm(realm), { link }),
      ),
    mine: async (realm, whose) =>
      map(({ items, ...told }: t.TypeOf<typeof followsWire>) => ({
        ...told,
        items: items.map(readFollowed),
      }))(await asked(followsWire, followAddresses.mine(realm), whose)),
    end: async (realm, link) =>
      map((): true => true)(await asked(endedFollowWire, followAddresses.end(realm), { link })),
  };
}
