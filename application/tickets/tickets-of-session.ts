import type { Clock } from '#application/ports/clock.ts';
import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { initialsOf } from '#domain/tickets/holder-initials.ts';
import { seatName } from '#domain/tickets/seats.ts';
import { ticketIn, eventTicketKind } from '#domain/tickets/ticket-records.ts';
import { goodOfEvent } from '#domain/tickets/ticketed-event.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import { codesOfEvent } from './code-of-ticket.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'list'>;
  readonly goodsFigures: Pick<GoodsFigures, 'spent'>;
  readonly voucherKeys: Pick<VoucherKeys, 'sign' | 'publicKey'>;
  readonly clock: Clock;
}

/** A ticket as a door needs it. */
export interface TicketForDoor {
  /** The id of its grant in the good of the event. */
  readonly id: string;
  /** The text of its QR code. */
  readonly code: string;
  readonly session: string;
  readonly type: string;
  /** As it is named on the seat; null if one takes any place. */
  readonly seat: string | null;
  /** Of the name on the ticket; empty if there is none. */
  readonly holderInitials: string;
  /** `valid`: it lets somebody in. `in`: somebody came in by it. `revoked`: it was given back or to somebody else. */
  readonly state: 'valid' | 'in' | 'revoked';
}

const stateOf = (isUsed: boolean): TicketForDoor['state'] => (isUsed ? 'in' : 'valid');

/** All tickets of a session that were ever somebody's, in the order in which they were sold. */
export const ticketsOfSession =
  (ports: Ports) =>
  async (
    realm: RealmId,
    event: string,
    { id: session, start }: { readonly id: string; readonly start: Instant },
  ): Promise<readonly TicketForDoor[]> => {
    const good = { realm, good: goodOfEvent(event) };
    const [records, spent] = await Promise.all([
      allRecords(ports)(good, eventTicketKind, session),
      ports.goodsFigures.spent(good, eventTicketKind, ports.clock.now()),
    ]);
    const used = new Set(spent.map(({ id }) => id));
    const codeOf = codesOfEvent(ports.voucherKeys, good);
    return records.map((record) => {
      const { type, seat, name, codeVersion, ended } = ticketIn(record);
      const { id } = record;
      return {
        id,
        code: codeOf({ id, start, codeVersion }),
        session,
        type,
        seat: seat && seatName(seat),
        holderInitials: initialsOf(name),
        state: ended === undefined ? stateOf(used.has(id)) : 'revoked',
      };
    });
  };
