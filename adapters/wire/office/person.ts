import * as t from 'io-ts';
import { isInvited, type Passkey, type StaffPerson } from '#domain/office/access/person.ts';
import { sessionEnd, type StaffSession } from '#domain/office/access/session.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Language, languages } from '#domain/shared/localized-text.ts';
import { roleGrantWire, isoOf, isoOrNull, writeGrant } from './grant.ts';

/** How somebody signed in. */
export const wayWire = t.keyof({ passkey: null, code: null, provider: null });
const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);

/** A language of the interface. */
export const languageWire = t.keyof(
  Object.fromEntries(languages.map((language) => [language, null])) as Record<Language, null>,
);

/** A passkey as lists show it. */
export const passkeyWire = t.type({
  id: t.string,
  name: t.string,
  addedAt: t.string,
  usedAt: nullable(t.string),
});

/** A browser in which somebody is signed in; `endsAt` is when it ends if it is not used. */
export const staffSessionWire = t.type({
  id: t.string,
  way: wayWire,
  device: t.string,
  openedAt: t.string,
  usedAt: t.string,
  endsAt: t.string,
  /** Whether it is the one that asks. */
  isThis: t.boolean,
});

/** Somebody who works for the council. `lapsed`: the link of the invitation is too old. */
export const personWire = t.type({
  id: t.string,
  name: t.string,
  email: nullable(t.string),
  language: t.string,
  state: t.keyof({ invited: null, lapsed: null, active: null, ended: null }),
  grants: t.array(roleGrantWire),
  passkeys: t.array(passkeyWire),
  /** Whether the person comes in by an account at the council's identity provider too. */
  account: t.boolean,
  /** How many recovery codes are left. */
  codes: t.number,
  createdAt: t.string,
  signedIn: nullable(t.type({ at: t.string, way: wayWire })),
  endedAt: nullable(t.string),
});

/** A person and the link that lets them in once. */
export const invitedPersonWire = t.type({
  person: personWire,
  invitation: t.string,
  until: t.string,
  /** Whether the link was sent to them by mail. */
  mailed: t.boolean,
});

const writeKey = ({ id, name, addedAt, usedAt }: Passkey) => ({
  id,
  name,
  addedAt: isoOf(addedAt),
  usedAt: isoOrNull(usedAt),
});

function stateOf(person: StaffPerson, now: Instant): t.TypeOf<typeof personWire>['state'] {
  if (person.endedAt !== null) return 'ended';
  if (person.signedIn !== null || person.passkeys.length > 0) return 'active';
  return isInvited(person, now) ? 'invited' : 'lapsed';
}

export function writePerson(person: StaffPerson, now: Instant): t.TypeOf<typeof personWire> {
  const { id, name, email, language, grants, passkeys, identity, codes, createdAt, signedIn, endedAt } =
    person;
  return {
    id,
    name,
    email,
    language,
    state: stateOf(person, now),
    grants: grants.map(writeGrant),
    passkeys: passkeys.map(writeKey),
    account: identity !== null,
    codes: codes.length,
    createdAt: isoOf(createdAt),
    signedIn: signedIn && { at: isoOf(signedIn.at), way: signedIn.way },
    endedAt: isoOrNull(endedAt),
  };
}

export const writeSession = (
  session: StaffSession,
  asking: string | undefined,
): t.TypeOf<typeof staffSessionWire> => ({
  id: session.id,
  way: session.way,
  device: session.device,
  openedAt: isoOf(session.openedAt),
  usedAt: isoOf(session.usedAt),
  endsAt: isoOf(sessionEnd(session)),
  isThis: session.id === asking,
});
