import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import { keyNumber } from '#domain/codes/signed-code.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import {
  encodeTicketCode,
  markSecretOf,
  newestTicketCode,
  signedTicket,
  ticketMarker,
} from '#domain/tickets/ticket-code.ts';

/** What the code of a ticket is made of. */
export interface CodedTicket {
  readonly id: string;
  /** When its session begins, which only codes of the first version say. */
  readonly start: Instant;
  readonly codeVersion: number | undefined;
}

/** Writes the codes of an event's tickets. The event signs once for all of them, and once more for each of the first version. */
export function codesOfEvent(
  voucherKeys: Pick<VoucherKeys, 'sign' | 'publicKey'>,
  { realm, good: campaign }: GoodId,
): (ticket: CodedTicket) => string {
  const named = { realm, campaign };
  let marked: ((id: string) => string) | null = null;
  return ({ id, start, codeVersion }) => {
    if (codeVersion === newestTicketCode) {
      marked ??= ticketMarker(voucherKeys.sign(named, markSecretOf));
      return marked(id);
    }
    const signed = signedTicket({ key: keyNumber(voucherKeys.publicKey(named)), id, start });
    return encodeTicketCode(signed, voucherKeys.sign(named, signed));
  };
}
