import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { type Moderation, moderationOf, readSwitch } from '#domain/comments/moderation.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** No such proposal is published, or it takes no comments: the answer does not say which. */
export interface NotCommentable {
  readonly kind: 'unknownDocument';
}

/** How comments on a proposal are moderated, by what its process and its town say under `comments`. */
export async function commentable(
  documents: DocumentStore,
  realm: RealmId,
  content: string,
): Promise<Either<NotCommentable, Moderation>> {
  const proposals = await documents.all(realm, 'propuestas');
  const proposal = proposals.find(({ _id }) => _id === content);
  if (proposal === undefined || proposal['isPublished'] === false) return left({ kind: 'unknownDocument' });
  const named = (proposal['data'] as { readonly IDproceso?: unknown } | null | undefined)?.IDproceso;
  const process = (await documents.all(realm, 'procesos')).find(({ _id }) => _id === named);
  const settings = (await documents.all(realm, 'settings')).find((one) => one['name'] === 'participa');
  const moderation = moderationOf(readSwitch(process?.['comments']), readSwitch(settings?.['comments']));
  return moderation === null ? left({ kind: 'unknownDocument' }) : right(moderation);
}

/** Stands for a user who supports or reports comments on a proposal, and for nothing else. */
export const readerMark = (
  keys: Pick<VotingKeys, 'account'>,
  realm: RealmId,
  content: string,
  user: string,
): string => keys.account(`reader of comments on ${content} in ${realm}: ${user}`);
