import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import { type Channel, type Subject, subjectKey } from '#domain/following/follow.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** What a link lets its holder do: confirm, end a follow, or see all that one mailbox or browser follows. */
export type LinkPurpose = 'confirm' | 'leave' | 'mine';

type Keys = Pick<VotingKeys, 'account'>;

/** 128 bits of a keyed hash: they cannot be guessed, nor computed from stored data. */
const short = (print: string) => print.slice(0, 32);

/** The hash that stands for a channel. */
export const followerOf = (keys: Keys, realm: RealmId, channel: Channel): string =>
  short(
    keys.account(
      `follower ${realm} ${channel.kind} ${channel.kind === 'mail' ? plainEmail(channel.email) : channel.endpoint}`,
    ),
  );

/** The same follower and subject are the same follow. */
export const followId = (keys: Keys, realm: RealmId, follower: string, subject: Subject): string =>
  short(keys.account(`follow ${realm} ${follower} ${subjectKey(subject)}`));

const tokenOf = (keys: Keys, purpose: LinkPurpose, realm: RealmId, id: string) =>
  short(keys.account(`follow ${purpose} ${realm} ${id}`));

/** The content of a link: the id, and the keyed hash that proves that it was issued here. */
export const linkFor = (keys: Keys, purpose: LinkPurpose, realm: RealmId, id: string): string =>
  `${id}.${tokenOf(keys, purpose, realm, id)}`;

/** The id that a link is for; null where it was not given out here for this. */
export function readFollowLink(
  keys: Keys,
  purpose: LinkPurpose,
  realm: RealmId,
  link: string,
): string | null {
  const [, id = ''] = /^([0-9a-f]{32})\.[0-9a-f]{32}$/u.exec(link) ?? [];
  // Hashes are compared, not links: the time that takes does not reveal the right link.
  return keys.account(link) === keys.account(linkFor(keys, purpose, realm, id)) ? id : null;
}
