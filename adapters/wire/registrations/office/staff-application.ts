import * as t from 'io-ts';
import { applicationStates } from '#domain/registrations/applicants/application.ts';
import { nullable, wordOf } from '../../decode.ts';
import { feePartWire } from '../fee-parts.ts';
import { applicationContentWire, proofFileWire } from '../own-application.ts';

const claim = t.type({ rule: t.string, times: t.number });
const personWire = t.type({ name: t.string, identity: t.string, birthDay: t.string });

/** What a person of staff decides of an application, which is named by its letters. */
export const admissionVerdictWire = t.type({
  code: t.string,
  isAdmitted: t.boolean,
  reason: t.string,
  segments: t.array(t.string),
  points: t.array(claim),
  exemptions: t.array(t.string),
});

/**
 * An application as the people of staff see it: with names, and under letters that open nothing. Its key, which is its
 * applicant's, is not said.
 */
export const staffApplicationWire = t.type({
  code: t.string,
  state: wordOf(applicationStates),
  at: t.string,
  correctedAt: nullable(t.string),
  /** Null once it was erased. */
  party: nullable(
    t.type({ participant: personWire, guardian: nullable(personWire), email: t.string, phone: t.string }),
  ),
  age: t.number,
  isOfCensus: t.boolean,
  family: nullable(t.string),
  content: applicationContentWire,
  proofs: t.array(proofFileWire),
  verdict: nullable(
    t.type({
      isAdmitted: t.boolean,
      reason: t.string,
      segments: t.array(t.string),
      points: t.array(claim),
      exemptions: t.array(t.string),
      by: t.string,
      at: t.string,
    }),
  ),
  appeal: nullable(t.type({ text: t.string, at: t.string, answer: nullable(t.string) })),
  /** The points that count now: confirmed ones once it is decided, else those that are claimed. */
  points: t.number,
  position: nullable(t.number),
  waiting: t.array(t.string),
  place: nullable(t.type({ group: t.string, segment: t.string })),
  until: nullable(t.string),
  fee: t.number,
  isPaid: t.boolean,
  /** In which parts the fee is paid; empty: at once. */
  parts: t.array(feePartWire),
  /** Whether a part was awaited in vain for all the days of the activity, so that staff decide. */
  isUnpaid: t.boolean,
  back: nullable(t.type({ refund: t.number, kept: t.number })),
  reason: t.string,
  attended: t.array(t.type({ day: t.string, isPresent: t.boolean })),
});
export type StaffApplicationAnswer = t.TypeOf<typeof staffApplicationWire>;
