import { type RefusalTag, refusals } from '#adapters/wire/refusals.ts';
import type { HttpAnswer } from './ask.ts';
import type { Finding } from './finding.ts';
import { differs, notRefused, valueAt, withObject } from './read-answer.ts';

/** A vote that was accepted: a success that reports no error. */
export const accepted = (answer: HttpAnswer): Finding | null =>
  withObject(answer, (body) => {
    const unwanted = ['errCode', 'err'].find((key) => body[key] !== undefined && body[key] !== null);
    return unwanted === undefined ? null : { kind: 'unwanted', what: unwanted };
  });

/** One of the specification's own refusals, by its code and its message. */
export const refusedAs = (
  answer: HttpAnswer,
  tag: Extract<RefusalTag, 'censusInvalid' | 'alreadyVoted'>,
): Finding | null =>
  notRefused(answer, 400, 401, 403, 409, 422) ??
  differs('errCode', valueAt(answer.json, 'errCode'), refusals[tag].errCode) ??
  differs('message', valueAt(answer.json, 'message'), refusals[tag].message);
