import * as t from 'io-ts';
import type { Term } from '#domain/processes/proposal.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';

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

/** The options of the management field `validationStatus`, in the council's order; none without such a field. */
export const readStatusNames = (raw: unknown): Either<Unreadable, readonly Term[]> =>
  map(({ management }: t.TypeOf<typeof managementWire>): readonly Term[] => {
    const field = (management ?? []).find(({ name }) => name === 'validationStatus');
    return (field?.options ?? []).map(({ value, text }) => ({ key: String(value), name: text }));
  })(decode(managementWire, raw));
