import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import { fieldsOf, type Mailbox } from '#domain/forms/mailbox.ts';
import { contactWith, missingFromProfile } from '#domain/forms/profile.ts';
import { reference } from '#domain/forms/request.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ArrivedRequest } from './arrived-request.ts';

type Keys = Pick<VotingKeys, 'account'>;

/**
 * The key is the sender's own: nobody else's can be met. What was sent is compared without the captcha, which is a
 * different one at every try.
 */
export function namesOf(
  { keys, random }: { readonly keys: Keys; readonly random: RandomBytes },
  { town, mailbox, sender, key, body }: ArrivedRequest,
): readonly [string, string] {
  const own = key ?? reference(random(10));
  const { captcha: _, extra, isPrivate, ...rest } = body;
  // A request of before senders could say no keeps its hash.
  const told = JSON.stringify([mailbox, isPrivate ? { ...rest, isPrivate } : rest, [...extra]]);
  return [keys.account(`request key ${town.realm} ${sender} ${own}`), keys.account(`request ${told}`)];
}

/** The request with what the sender's profile adds; null where the mailbox asks for more of it than there is. */
export async function withProfile(
  { profiles }: { readonly profiles: Pick<ProfileStore, 'find'> },
  { contact, asksProfile }: Mailbox,
  arrived: ArrivedRequest,
): Promise<ArrivedRequest | null> {
  if (!asksProfile && contact.mode !== 'auto') return arrived;
  const { town, sender, body } = arrived;
  const profile = (await profiles.find(town.realm, sender))?.profile ?? null;
  if (asksProfile && missingFromProfile(contact, profile).length > 0) return null;
  return { ...arrived, body: { ...body, contact: contactWith(contact, asksProfile, body.contact, profile) } };
}

/** Stands for the person who sends: of the census where the form asks for it, else of the session. Null: not known. */
export async function personOf(
  { census, keys }: { readonly census: CensusRegister; readonly keys: Keys },
  mailbox: Mailbox,
  { town: { realm }, sender, body }: ArrivedRequest,
): Promise<string | null> {
  const mark = (person: string) => keys.account(`request of ${person} in ${realm} ${mailbox.id}`);
  const asks = fieldsOf(mailbox).some(({ kind }) => kind === 'census');
  if (!asks || body.census === null) return mark(`device ${sender}`);
  const identity = readIdentity(body.census.id);
  const known = isLeft(identity) ? null : await census.match(realm, identity.right, body.census.secrets);
  return known === null ? null : mark(known);
}
