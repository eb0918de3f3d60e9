import * as t from 'io-ts';
import type { DeskMailbox } from '#domain/office/desk/desk-mailbox.ts';
import type { AnswerField } from '#domain/forms/field.ts';
import { isManageable } from '#domain/office/desk/managed-fields.ts';
import { priorities } from '#domain/office/desk/priority.ts';
import { type AnswerTimes, noAnswerTimes } from '#domain/office/desk/term.ts';
import type { Term } from '#domain/processes/proposal.ts';
import { type Either, isLeft, map } from '#domain/shared/result.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';
import { asList, recordIn } from '../lenient.ts';
import { type FieldWire, fieldWire } from './mailbox-field.ts';
import { readField } from './read-field.ts';

/** A number of working days: a year of them at most. */
const workingDays = new t.Type<number>(
  'workingDays',
  t.number.is,
  (u, context) =>
    typeof u === 'number' && Number.isInteger(u) && u >= 0 && u <= 250 ? t.success(u) : t.failure(u, context),
  t.identity,
);
const timesWire = t.partial(
  Object.fromEntries(priorities.map((priority) => [priority, workingDays])) as Record<
    keyof AnswerTimes,
    typeof workingDays
  >,
);

/** The part of a mailbox that its staff work with: fields with their options, as those of its form have them. */
export const managementWire = t.partial({
  management: orNull(
    t.array(
      t.intersection([
        t.type({ name: t.string }),
        t.partial({
          options: orNull(t.array(t.type({ value: t.union([t.string, t.number]), text: localizedText }))),
        }),
      ]),
    ),
  ),
});

/** In how many working days the council answers what comes through a mailbox: a number, or one for each priority. */
export const answerTimesWire = t.partial({ answerWithin: orNull(t.union([workingDays, timesWire])) });

/** Every member that such a definition may have, for the check of a town. */
export const managementWords = t.partial({ management: orNull(t.array(fieldWire)) });

/** The management field that belongs to the decision about a proposal, which has a call of its own. */
const statusField = 'validationStatus';

/** The options of the management field `validationStatus`, in the council's order; none without such a field. */
export const readStatusNames = (raw: unknown): Either<Unreadable, readonly Term[]> =>
  map(({ management }: t.TypeOf<typeof managementWire>): readonly Term[] => {
    const field = (management ?? []).find(({ name }) => name === statusField);
    return (field?.options ?? []).map(({ value, text }) => ({ key: String(value), name: text }));
  })(decode(managementWire, raw));

function readTimes({ answerWithin }: t.TypeOf<typeof answerTimesWire>): AnswerTimes {
  if (answerWithin === null || answerWithin === undefined) return noAnswerTimes;
  if (typeof answerWithin !== 'number')
    return { ...noAnswerTimes, low: answerWithin.normal ?? null, ...answerWithin };
  return { urgent: answerWithin, high: answerWithin, normal: answerWithin, low: answerWithin };
}

/** Options whose values are numbers, as older definitions have them. */
export const withTextOptions = (raw: unknown): unknown => {
  const { options } = recordIn(raw);
  if (!Array.isArray(options)) return raw;
  const written = (options as readonly Readonly<Record<string, unknown>>[]).map((option) =>
    typeof option['value'] === 'number' ? { ...option, value: String(option['value']) } : option,
  );
  return { ...(raw as object), options: written };
};

/** Whether a definition is one that staff can fill in. */
export const isStaffField = (wire: FieldWire): boolean => {
  const field = readField(wire);
  return field.kind !== 'group' && isManageable(field);
};

/** The fields of staff: a part that cannot be read, or that no member of staff can fill in, is none. */
function readFields(management: readonly unknown[]): readonly AnswerField[] {
  return management.flatMap((raw) => {
    const wire: Either<Unreadable, FieldWire> = decode(fieldWire, withTextOptions(raw));
    if (isLeft(wire) || wire.right.name === statusField) return [];
    return isStaffField(wire.right) ? [readField(wire.right) as AnswerField] : [];
  });
}

/** What a mailbox says to its staff. Without a readable definition: no times, no fields. */
export function readDeskMailbox(raw: unknown): DeskMailbox {
  const times = decode(answerTimesWire, raw ?? {});
  return {
    times: isLeft(times) ? noAnswerTimes : readTimes(times.right),
    fields: readFields(asList(recordIn(raw)['management'])),
  };
}
