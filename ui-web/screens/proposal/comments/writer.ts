import type { CommentDrafts } from '#application/ports/browser/comment-drafts.ts';
import type { ReadComment } from '#adapters/wire/comments/read-comment.ts';
import { commentFault, writeCommentCall } from '#adapters/wire/comments/write-comment.ts';
import { type CommentFault, readCommentName, readCommentText } from '#domain/comments/comment-words.ts';
import { reference } from '#domain/forms/request.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import type { Council } from '#ui-web/composition/council.ts';
import type { OpenPage } from './open-page.ts';
import { withNew, type Writing } from './state.ts';

export interface CommentWriter {
  /** What was being written here before, or an empty draft. */
  draft(): Writing;
  write(change: Partial<Pick<Writing, 'name' | 'text'>>): void;
  /** Begins an answer, or with null a comment; what is written is carried over. */
  answer(comment: string | null): void;
  send(): Promise<void>;
}

const faultsOf = ({ name, text }: Writing): readonly CommentFault[] =>
  [readCommentText(text), readCommentName(name)].flatMap((one) => (isLeft(one) ? [one.left] : []));

/** What is written, with the faults that the council found. */
function refusedWriting(
  writing: Writing,
  refusal: RefusalOf<typeof writeCommentCall>,
  newKey: () => string,
): Writing {
  const faults = refusal.kind === 'commentRefused' ? [commentFault(refusal)] : [];
  // The key was sent with another text before: this text gets a key of its own the next time.
  const key = refusal.kind === 'keyReused' ? newKey() : writing.key;
  return { ...writing, key, faults, refusal: faults.length > 0 ? null : refusal };
}

/** Puts a comment that the council has stored into the page, and begins the next one under `key`. */
function taken({ open, patch, tell }: OpenPage, writing: Writing, comment: ReadComment, key: string): void {
  const page = open()?.page;
  if (!page) return;
  const isPublished = comment.state === 'published';
  const isNew = comment.replyTo === null && !page.threads.some(({ id }) => id === comment.id);
  patch({
    page: {
      ...page,
      threads: withNew(page.threads, comment),
      total: page.total + Number(isNew),
      published: page.published + Number(isPublished),
    },
    writing: { ...writing, key, text: '', replyTo: null },
  });
  tell({ kind: isPublished ? 'sent' : 'waits' }, comment.id);
}

/** Keeps what a resident writes, and sends it under the key of its draft until the council has stored it. */
export function commentWriter(
  council: Council,
  content: string,
  drafts: () => CommentDrafts | undefined,
  page: OpenPage,
): CommentWriter {
  const { open, patch } = page;
  const { realm, randomBytes } = council;
  const entered = callEntered(council);
  const newKey = () => reference(randomBytes(10));
  const keep = (writing: Writing) => {
    const { key, name, text, replyTo } = writing;
    drafts()?.keep(realm, content, { key, name, text, replyTo });
    patch({ writing, told: null, about: null });
  };
  return {
    draft: () => {
      const kept = drafts()?.load(realm, content) ?? null;
      const blank = { key: newKey(), name: '', text: '', replyTo: null };
      return { ...(kept ?? blank), faults: [], isSending: false, refusal: null };
    },
    write: (change) => {
      const writing = open()?.writing;
      if (!writing || writing.isSending) return;
      const faults = writing.faults.filter(({ field }) => !(field in change));
      keep({ ...writing, ...change, faults, refusal: null });
    },
    answer: (replyTo) => {
      const writing = open()?.writing;
      if (writing && !writing.isSending) keep({ ...writing, replyTo, faults: [], refusal: null });
    },
    send: async () => {
      const before = open()?.writing;
      if (!before || before.isSending) return;
      const writing = { ...before, faults: faultsOf(before), refusal: null };
      const isWrong = writing.faults.length > 0;
      patch({ writing: { ...writing, isSending: !isWrong }, told: null, about: null });
      if (isWrong) return;
      const { key, name, text, replyTo } = writing;
      const sent = await entered(writeCommentCall, {
        realm,
        id: content,
        body: { key, name, text, replyTo },
      });
      if (isLeft(sent)) patch({ writing: refusedWriting(writing, sent.left, newKey) });
      else {
        drafts()?.discard(realm, content);
        taken(page, writing, sent.right, newKey());
      }
    },
  };
}
