import { castVoteCall } from '#adapters/wire/voting/cast-vote.ts';
import { readMyVoteCall } from '#adapters/wire/voting/read-my-vote.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { isLoggedInTownCall } from '#adapters/wire/sessions/is-logged-in-town.ts';
import { logInCall } from '#adapters/wire/sessions/log-in.ts';
import { registerDeviceCall } from '#adapters/wire/sessions/register-device.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { type Ask, askAs, sendAs } from '../../ask.ts';
import { mask } from '../../curl-line.ts';
import type { KnownSurvey, KnownTown } from '../../known-town.ts';
import { codeFor, deviceOf, type TestVisit } from '../../test-visit.ts';

/** A town in which the program may write. */
export interface WritableTown extends KnownTown {
  readonly visit: TestVisit;
}

/** The requests if the program may write; otherwise none. */
export const whereWritable =
  <T>(trials: (town: WritableTown) => readonly T[]) =>
  (town: KnownTown): readonly T[] =>
    town.visit === null ? [] : trials({ ...town, visit: town.visit });

export const register = ({ realm, visit }: WritableTown, visitor: string): Ask => {
  const body = deviceOf(visit, visitor);
  return sendAs(visitor, addressOf(registerDeviceCall, { realm }), {
    body,
    shown: { deviceId: mask, password: mask },
  });
};

export const logIn = (
  { realm, visit }: WritableTown,
  visitor: string,
  { password = deviceOf(visit, visitor).password } = {},
): Ask =>
  sendAs(visitor, addressOf(logInCall, { realm }), {
    body: { user: deviceOf(visit, visitor).deviceId, password },
    shown: { user: mask, password: mask },
  });

/** What a visitor does before anything else. */
export const enter = (town: WritableTown, visitor: string): readonly Ask[] => [
  register(town, visitor),
  logIn(town, visitor),
];

export const isLoggedIn = ({ realm }: WritableTown, visitor: string): Ask =>
  askAs(visitor, addressOf(isLoggedInTownCall, { realm }));

/** Who claims to vote, and with which code. */
export interface Claim {
  readonly id: string | null;
  readonly secrets: readonly string[];
  readonly code: readonly string[];
}

/**
 * The first person of the test town in a survey with census, otherwise only the device. A person's code is always the
 * same, so that checks can be repeated in the same town.
 */
export function claimOf({ realm, visit }: WritableTown, { survey }: KnownSurvey, visitor: string): Claim {
  const [person] = visit.people;
  if (!survey.census || person === undefined) {
    return { id: null, secrets: [], code: codeFor(visit.seed, survey.id, visitor) };
  }
  return { ...person, code: codeFor(realm, survey.id, person.id, ...person.secrets) };
}

const censusOf = ({ id, secrets, code }: Claim) => ({
  body: { ...(id === null ? {} : { id }), secrets: [...secrets, ...code] },
  shown: {
    ...(id === null ? {} : { id: mask }),
    secrets: [...secrets, ...code].map(() => mask),
  },
});

export function voteAs(
  { realm }: WritableTown,
  { survey }: KnownSurvey,
  visitor: string,
  answer: RawAnswer,
  claim: Claim,
): Ask {
  const { body, shown } = censusOf(claim);
  return sendAs(visitor, addressOf(castVoteCall, { realm, id: survey.id }), {
    body: { answer, census: body },
    shown: { answer, census: shown },
  });
}

/** A vote that says that it replaces the one of its code. */
export function changeAs(
  { realm }: WritableTown,
  { survey }: KnownSurvey,
  visitor: string,
  answer: RawAnswer,
  claim: Claim,
): Ask {
  const { body, shown } = censusOf(claim);
  return sendAs(visitor, addressOf(castVoteCall, { realm, id: survey.id }), {
    body: { answer, census: body, change: true },
    shown: { answer, census: shown, change: true },
  });
}

export function myVoteAs(
  { realm }: WritableTown,
  { survey }: KnownSurvey,
  visitor: string,
  claim: Claim,
): Ask {
  const { body, shown } = censusOf(claim);
  return sendAs(visitor, addressOf(readMyVoteCall, { realm, id: survey.id }), {
    body: { census: body },
    shown: { census: shown },
  });
}
