import type { RealmId } from '#domain/shared/ids.ts';

/** A comment that is not sent yet. */
export interface CommentDraft {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly replyTo: string | null;
}

/** Keeps one draft a proposal on the device; a browser that refuses to store keeps none. */
export interface CommentDrafts {
  load(realm: RealmId, content: string): CommentDraft | null;
  keep(realm: RealmId, content: string, draft: CommentDraft): void;
  discard(realm: RealmId, content: string): void;
}
