import * as t from 'io-ts';
import type { ProposalProcess } from '#domain/processes/proposal.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';

const belongingWire = t.partial({ data: orNull(t.partial({ IDproceso: orNull(t.string) })) });
const titledWire = t.intersection([
  t.type({ _id: t.string, title: localizedText }),
  t.partial({ mailbox: orNull(t.string) }),
]);

/** The id of the process that a proposal is for; null if it names none. */
export const readBelonging = (raw: unknown): Either<Unreadable, string | null> =>
  map((wire: t.TypeOf<typeof belongingWire>) => wire.data?.IDproceso ?? null)(decode(belongingWire, raw));

/** A process by its id, with its title and its mailbox. */
export const readTitled = (raw: unknown): Either<Unreadable, ProposalProcess> =>
  map(
    ({ _id, title, mailbox }: t.TypeOf<typeof titledWire>): ProposalProcess => ({
      key: _id,
      name: title,
      mailbox: mailbox ?? null,
    }),
  )(decode(titledWire, raw));
