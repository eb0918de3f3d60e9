import type * as t from 'io-ts';
import type { CommentDesk, CommentDeskRefusal, ReadComment } from '#application/ports/comment-desk.ts';
import { commentAddresses } from '#adapters/wire/comment-addresses.ts';
import {
  commentPageWire,
  type CommentWire,
  commentWire,
  supportsWire,
} from '#adapters/wire/comments/comment.ts';
import { decode } from '#adapters/wire/decode.ts';
import { refusals } from '#adapters/wire/refusals.ts';
import type { CommentFault } from '#domain/comments/comment-words.ts';
import { type Either, isLeft, left, map, right } from '#domain/shared/result.ts';
import { type Answer, call, type CallSettings, failureIn } from './council-call.ts';

const readComment = ({ _id: id, createdAt, ...rest }: CommentWire): ReadComment => ({
  ...rest,
  id,
  createdAt: Date.parse(createdAt),
});

interface Told {
  readonly errCode?: unknown;
  readonly where?: unknown;
  readonly retryAfter?: unknown;
  readonly faults?: readonly { readonly kind?: unknown; readonly most?: unknown }[];
}

/** The kinds are the domain's own: the server runs the same checks. */
const faultIn = ({ where, faults }: Told): CommentFault =>
  ({ field: where === 'name' ? 'name' : 'text', ...faults?.[0] }) as CommentFault;

function refusalIn(answer: Answer): CommentDeskRefusal | null {
  const told = (typeof answer.body === 'object' && answer.body !== null ? answer.body : {}) as Told;
  switch (told.errCode) {
    case refusals.unknownComment.errCode:
      return { kind: 'unknownComment' };
    case refusals.profileIncomplete.errCode:
      return { kind: 'profileIncomplete' };
    case refusals.keyReused.errCode:
      return { kind: 'keyReused' };
    case refusals.tooManyComments.errCode:
      return { kind: 'tooManyComments', retryAfter: Number(told.retryAfter) || 60 };
    case refusals.commentRefused.errCode:
      return { kind: 'commentRefused', fault: faultIn(told) };
    default:
      return failureIn(answer);
  }
}

/** Comments over the council's API. */
export function httpCommentDesk(settings: CallSettings): CommentDesk {
  const asked = async (address: string, post?: object): Promise<Either<CommentDeskRefusal, unknown>> => {
    const answered = await call(settings, address, post);
    if (isLeft(answered)) return answered;
    const refusal = refusalIn(answered.right);
    return refusal === null ? right(answered.right.body) : left(refusal);
  };
  const read = async <A>(codec: t.Decoder<unknown, A>, address: string, post?: object) => {
    const answered = await asked(address, post);
    return isLeft(answered) ? answered : decode(codec, answered.right);
  };
  const done = map(() => null);
  return {
    read: async (realm, content, { order, limit, offset }) => {
      const query = `?order=${order}&limit=${limit}&offset=${offset}`;
      const page = await read(commentPageWire, `${commentAddresses.of(realm, content)}${query}`);
      return map(({ items, itemsCount, ...rest }: t.TypeOf<typeof commentPageWire>) => ({
        ...rest,
        total: itemsCount,
        threads: items.map(({ replies, ...head }) => ({
          ...readComment(head),
          replies: replies.map(readComment),
        })),
      }))(page);
    },
    write: async (realm, content, comment) =>
      map(readComment)(await read(commentWire, commentAddresses.of(realm, content), comment)),
    remove: async (realm, content, id) =>
      done(await asked(commentAddresses.one(realm, content, id, 'delete'), {})),
    report: async (realm, content, id) =>
      done(await asked(commentAddresses.one(realm, content, id, 'report'), {})),
    support: async (realm, content, id, supports) =>
      map(({ supports: count }: t.TypeOf<typeof supportsWire>) => count)(
        await read(supportsWire, commentAddresses.one(realm, content, id, 'support'), { supports }),
      ),
  };
}
