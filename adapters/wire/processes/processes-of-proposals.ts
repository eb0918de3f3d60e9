import * as t from 'io-ts';
import type { Term } from '#domain/processes/proposal.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';

const belongingWire = t.partial({ data: orNull(t.partial({ IDproceso: orNull(t.string) })) });
const titledWire = t.type({ _id: t.string, title: localizedText });

/** The id of the process that a proposal is for; null if it names none. */
export const readBelonging = (raw: unknown): Either<Unreadable, string | null> =>
  map((wire: t.TypeOf<typeof belongingWire>) => wire.data?.IDproceso ?? null)(decode(belongingWire, raw));

/** A process by its id and its title. */
export const readTitled = (raw: unknown): Either<Unreadable, Term> =>
  map(({ _id, title }: t.TypeOf<typeof titledWire>): Term => ({ key: _id, name: title }))(
    decode(titledWire, raw),
  );
