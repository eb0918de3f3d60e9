import { enterSilently } from '#application/access/enter-silently.ts';
import type { CommentDesk, CommentDeskRefusal } from '#application/ports/comment-desk.ts';
import type { CommentDrafts } from '#application/ports/comment-drafts.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/council.ts';

type Work<T> = (desk: CommentDesk) => Promise<Either<CommentDeskRefusal, T>>;
type Outcome<T> = Promise<Either<CommentDeskRefusal, T>>;

/** The council's comments, whose part of the script comes with the first question. */
export interface DeskCalls {
  asked<T>(work: Work<T>): Outcome<T>;
  /** What needs a session: makes sure of one, and asks again. */
  entered<T>(work: Work<T>): Outcome<T>;
  /** Here once something was asked. */
  drafts(): CommentDrafts | undefined;
}

export function deskCalls(council: Council): DeskCalls {
  let drafts: CommentDrafts | undefined;
  const asked = async <T>(work: Work<T>): Outcome<T> => {
    try {
      const parts = await council.participation();
      drafts = parts.commentDrafts;
      return await work(parts.comments);
    } catch {
      return left({ kind: 'unreachable' });
    }
  };
  return {
    asked,
    entered: async (work) => {
      const first = await asked(work);
      if (!isLeft(first) || first.left.kind !== 'notAllowed') return first;
      const session = await enterSilently(council)(council.realm);
      return isLeft(session) ? session : asked(work);
    },
    drafts: () => drafts,
  };
}
