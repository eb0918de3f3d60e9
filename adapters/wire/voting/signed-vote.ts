import * as t from 'io-ts';
import {
  type CancelledOpening,
  latestHash,
  type SignedChange,
  type SignedHash,
  type VoteRecord,
} from '#domain/voting/opening/vote-record.ts';
import type { AllowedChange } from '#domain/voting/opening/allowed-changes.ts';
import type { Json } from '#domain/documents/json.ts';
import { nullable, wordOf } from '../decode.ts';
import { jsonWire } from '../office-documents/field.ts';
import { amendedPeopleWire, writeAmendedPeople } from './amendment.ts';

const signedFields = {
  /** SHA-256 of `text`, in hexadecimal. */
  hash: t.string,
  at: t.string,
  /** The names of the two people who signed. */
  by: t.array(t.string),
};

/** What two people signed: the hash, and the text that has it. */
const signedWire = t.type({ ...signedFields, text: t.string });

/** One change of a field of an opened vote: a later last day, or another spelling or translation of a text. */
export const allowedChangeWire = t.intersection([
  t.type({ survey: t.string, path: t.string, kind: wordOf(['longer', 'text']) }),
  t.partial({ was: jsonWire, value: jsonWire }),
]);

const signedChangeWire = t.intersection([
  t.type({
    ...signedFields,
    text: t.string,
    number: t.number,
    reason: t.string,
    changes: t.array(allowedChangeWire),
  }),
  // What an amendment makes of the census; absent where texts or the last day were changed.
  t.partial({ amendment: t.intersection([amendedPeopleWire, t.type({ number: t.number })]) }),
]);

/** An opening that two people cancelled before the vote began; `hash` is what it had fixed. */
export const cancelledWire = t.intersection([
  t.type({ ...signedFields, reason: t.string }),
  // What had been fixed; absent if it had been held back from the portals until then.
  t.partial({ text: t.string }),
]);

/** How a vote was opened, and every change of it since then. `hash` is that of the last one. */
export const openingWire = t.type({
  vote: t.string,
  surveys: t.array(t.string),
  hash: t.string,
  opened: signedWire,
  changes: t.array(signedChangeWire),
});
export type OpeningAnswer = t.TypeOf<typeof openingWire>;

/** The answer to how a survey was opened, null if it is not opened by two people; and which openings of it were cancelled. */
export const openingOrNone = t.intersection([
  t.type({ opening: nullable(openingWire) }),
  t.partial({
    cancelled: t.array(cancelledWire),
    /** The form through which residents ask about the vote, by its id. */
    questions: t.string,
  }),
]);

const writeSigned = ({ hash, text, by: [first, second] }: SignedHash) => ({
  hash,
  text,
  at: new Date(second.at).toISOString(),
  by: [first.name, second.name],
});

const valued = <Name extends string>(name: Name, value: Json | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Json>>;

export const writeAllowedChange = ({
  survey,
  path,
  kind,
  was,
  value,
}: AllowedChange): t.TypeOf<typeof allowedChangeWire> => ({
  survey,
  path,
  kind,
  ...valued('was', was),
  ...valued('value', value),
});

const writeSignedChange = (change: SignedChange): t.TypeOf<typeof signedChangeWire> => ({
  ...writeSigned(change),
  number: change.number,
  reason: change.reason,
  changes: change.changes.map(writeAllowedChange),
  ...(change.amendment && {
    amendment: { ...writeAmendedPeople(change.amendment), number: change.amendment.number },
  }),
});

/** The cancelled openings of a vote as they are sent; the text of those that everybody could read before. */
export const writeCancelled = (
  { cancelled = [] }: Pick<VoteRecord, 'cancelled'>,
  wasShown: (one: CancelledOpening) => boolean = () => false,
): t.TypeOf<typeof cancelledWire>[] =>
  cancelled.map((one) => {
    const [first, second] = one.by;
    return {
      hash: one.opened.hash,
      reason: one.reason,
      at: new Date(second.at).toISOString(),
      by: [first.name, second.name],
      ...(wasShown(one) && { text: one.opened.text }),
    };
  });

/** The opening of a vote as it is sent; null if it was not opened. */
export function writeOpening(vote: string, record: VoteRecord): OpeningAnswer | null {
  const { opened, changes, surveys } = record;
  if (opened === null) return null;
  return {
    vote,
    surveys: [...surveys],
    hash: latestHash(record)?.hash ?? opened.hash,
    opened: writeSigned(opened),
    changes: changes.map(writeSignedChange),
  };
}
