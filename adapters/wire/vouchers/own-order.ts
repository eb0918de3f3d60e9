import * as t from 'io-ts';
import { goodsStatuses } from '#domain/scarcity/goods-grant.ts';
import { orderStates } from '#domain/vouchers/issue/voucher-order.ts';
import { localizedText, nullable, wordOf } from '../decode.ts';

/** A key that a device makes for an order: it opens the vouchers, so that nobody must guess it. */
const orderKey = /^[A-Za-z0-9_-]{22,64}$/u;

/** Whether a text can be the key of an order. */
export const isOrderKey = (text: string): boolean => orderKey.test(text);

export const orderLineWire = t.type({ type: t.string, count: t.number });

const ownVoucherWire = t.intersection([
  t.type({
    id: t.string,
    type: t.string,
    /** The text of its QR code; null if it cannot be used. */
    code: nullable(t.string),
    uses: t.number,
    used: t.number,
    status: wordOf(goodsStatuses),
    /** Until when it can be given back; null: it cannot. */
    returnsUntil: nullable(t.string),
  }),
  // Absent in what older pages have kept.
  t.partial({
    /** A desk gave another one for it. */
    isReplaced: t.boolean,
    /** Whether two shops took the same uses of it. */
    isUsedTwice: t.boolean,
    /** In which shops its uses were taken and when, the latest first. */
    usedIn: t.array(t.type({ shop: t.string, at: t.string, uses: t.number })),
    /** Whether a desk sold it: its price is given back there. */
    isFromDesk: t.boolean,
    /** Cents that its holder gets at a desk, since they returned it. */
    cashAtDesk: t.number,
  }),
]);

/** What the device of a holder keeps of the campaign, so that its vouchers can be read without a line. */
const ownCampaignWire = t.type({
  id: t.string,
  title: localizedText,
  /** The last day on which its vouchers can be used. */
  lastDay: t.string,
  types: t.array(
    t.type({
      id: t.string,
      title: localizedText,
      face: t.number,
      price: t.number,
      minimum: t.number,
      uses: t.number,
    }),
  ),
});

/** What an order says of the draw that it is in. */
const ownEntryWire = t.type({
  /** The name of the draw, whose page is `/sorteos/NAME`, and the letters under which it is in the list. */
  draw: t.string,
  code: t.string,
  /** Which one it was; null before the draw. */
  position: nullable(t.number),
  /** How many were drawn, and how many lots there were; null before the list was sealed. */
  sealed: nullable(t.type({ entries: t.number, lots: t.number })),
});

const orderWire = t.type({
  id: t.string,
  state: wordOf(orderStates),
  at: t.string,
  lines: t.array(orderLineWire),
  amount: t.number,
  /** Until when its vouchers wait for the payment, and how often they were kept longer. */
  until: nullable(t.string),
  extended: t.number,
  /** The page of its payment, while it waits for one. */
  payment: nullable(t.type({ id: t.string, url: t.string })),
  vouchers: t.array(ownVoucherWire),
  campaign: ownCampaignWire,
});

/** An order as its holder sees it. Amounts are cents, moments are UTC. */
export const ownOrderWire = t.intersection([
  orderWire,
  // Absent if it came first, and in what older pages have kept.
  t.partial({ entry: ownEntryWire }),
]);
export type OwnOrderAnswer = t.TypeOf<typeof ownOrderWire>;
