import * as t from 'io-ts';
import { seenApplicationStates } from '#domain/registrations/applicants/application.ts';
import { localizedText, nullable, orNull, wordOf } from '../decode.ts';
import { feePartWire } from './fee-parts.ts';

const claim = t.type({ rule: t.string, times: t.number });

/** What somebody asks for. */
export const applicationContentWire = t.type({
  wishes: t.array(t.string),
  segments: t.array(t.string),
  points: t.array(claim),
  plan: nullable(t.string),
  exemptions: t.array(t.string),
});

const personWire = t.type({ name: t.string, identity: t.string, birthDay: t.string });

/** Who an application is for, and where they are reached. */
export const applicationPartyWire = t.intersection([
  t.type({ participant: personWire }),
  t.partial({ guardian: orNull(personWire), email: orNull(t.string), phone: orNull(t.string) }),
]);
export type PostedParty = t.TypeOf<typeof applicationPartyWire>;

/** A file that came as a proof. */
export const proofFileWire = t.type({ id: t.string, proof: t.string, name: t.string, bytes: t.number });

const wholeFeeWire = t.type({
  id: t.string,
  /** The letters by which lists and the draw name it. */
  code: t.string,
  activity: t.type({ id: t.string, title: localizedText }),
  state: wordOf(seenApplicationStates),
  content: applicationContentWire,
  /** The groups for the age of who takes part, whose birth day is sealed: only these can be wished. */
  groupsOfAge: t.array(t.string),
  /** The letters that link the applications of a family; null: it is alone. */
  family: nullable(t.string),
  proofs: t.array(proofFileWire),
  /** What staff have confirmed, once its list is published. */
  confirmed: nullable(
    t.type({ segments: t.array(t.string), points: t.array(claim), exemptions: t.array(t.string) }),
  ),
  appeal: nullable(t.type({ text: t.string, answer: nullable(t.string) })),
  /** Its number in the draw, from 1 on; null: it was not drawn. */
  position: nullable(t.number),
  /** Its number in the waiting list of each group now: 1 is next. */
  waiting: t.array(t.type({ group: t.string, n: t.number })),
  place: nullable(t.type({ group: t.string, segment: t.string })),
  /** Until when its place is set aside for it. */
  until: nullable(t.string),
  fee: t.number,
  /** The page of its payment, while it waits for one, and whether the bank refused the last try. */
  payment: nullable(t.type({ id: t.string, url: t.string, isRefused: t.boolean })),
  /** What comes back if it leaves now; null if it has no place. */
  refundNow: nullable(t.number),
  /** What came back, and what was kept. */
  back: nullable(t.type({ refund: t.number, kept: t.number })),
  reason: t.string,
  attended: t.array(t.type({ day: t.string, isPresent: t.boolean })),
});
/** Members that are missing where a device kept an application before fees had parts. */
const partedFeeWire = t.partial({
  /** In which parts the fee is paid; empty: at once. */
  parts: t.array(feePartWire),
  /** What the page of its payment takes: the fee, or the next part; null: there is no such page. */
  toPay: nullable(t.number),
});

/** An application as its applicant sees it. Amounts are cents, moments are UTC. */
export const ownApplicationWire = t.intersection([wholeFeeWire, partedFeeWire]);
export type OwnApplicationAnswer = t.TypeOf<typeof ownApplicationWire>;

/** A key that a device makes for an application: it opens it, so that nobody must guess it. */
const applicationKey = /^[A-Za-z0-9_-]{22,64}$/u;

/** Whether a text can be the key of an application. */
export const isApplicationKey = (text: string): boolean => applicationKey.test(text);
