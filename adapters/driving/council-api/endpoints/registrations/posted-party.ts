import type { PostedParty } from '#adapters/wire/registrations/own-application.ts';
import type { ApplicationParty } from '#application/registrations/sealed-party.ts';
import type { WrittenPerson } from '#domain/registrations/applicants/participant.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

const longest = 120;

const personOf = ({ name, identity, birthDay }: WrittenPerson): WrittenPerson => ({
  name: name.trim().slice(0, longest),
  identity: identity.trim().slice(0, longest),
  birthDay: birthDay.trim(),
});

/** Who an application is for, as it was posted. Left: its mail cannot be one. */
export function partyPosted({
  participant,
  guardian,
  email,
  phone,
}: PostedParty): Either<{ readonly kind: 'unreadable'; readonly where: string }, ApplicationParty> {
  const address = (email ?? '').trim();
  if (address !== '' && !isEmail(address)) return left({ kind: 'unreadable', where: 'party.email' });
  return right({
    participant: personOf(participant),
    guardian: guardian ? personOf(guardian) : null,
    email: address,
    phone: (phone ?? '').trim().slice(0, longest),
  });
}
