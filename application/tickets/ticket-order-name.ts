import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { TicketOrder } from '#domain/tickets/ticket-order.ts';
import { ticketOrderIn, ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import type { KeptTicketOrder } from './read-ticket-order.ts';

type Seal = Pick<PassSeal, 'digest'>;

const minute = 60_000;
/** Longer than any minute of a moment, in digits and letters. */
const longestMinute = 10;
/** More orders than one minute has. */
const mostInMinute = 10_000;

/**
 * The name of an order of tickets for the people of staff: when it was made, to find it by, and a hash. Its key would let
 * them act for its holder, and it does not follow from the name.
 */
export const ticketOrderName = (
  { passSeal }: { readonly passSeal: Seal },
  { realm, good }: GoodId,
  { id, at }: Pick<TicketOrder, 'id' | 'at'>,
): string => {
  const hash = passSeal.digest(realm, JSON.stringify(['tickets for staff', good, id]));
  return `${Math.floor(at / minute).toString(36)}.${hash.slice(0, 24)}`;
};

/** The order that has that name for the people of staff; null if none has. */
export const ticketOrderOfName =
  (ports: { readonly passSeal: Seal; readonly goodsRecords: Pick<GoodsRecords, 'list'> }) =>
  async (good: GoodId, name: string): Promise<KeptTicketOrder | null> => {
    const written = name.slice(0, Math.max(0, name.indexOf('.')));
    const from = Number.parseInt(written, 36) * minute;
    if (written.length > longestMinute || !Number.isSafeInteger(from)) return null;
    const query = { kind: ticketOrderKind, owner: null, from, until: from + minute, after: null };
    const records = await ports.goodsRecords.list(good, { ...query, limit: mostInMinute });
    const near = records.map((record) => ({ order: ticketOrderIn(record), version: record.version }));
    return near.find(({ order }) => ticketOrderName(ports, good, order) === name) ?? null;
  };
