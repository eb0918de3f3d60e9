import * as t from 'io-ts';
import { identityProofs, offlineBearers, voucherRegisters } from '#domain/vouchers/campaign-words.ts';
import { localizedText, nullable, wordOf } from '../decode.ts';

const periodWire = t.type({ from: t.string, until: t.string });

const typeWire = t.type({
  id: t.string,
  title: localizedText,
  face: t.number,
  price: t.number,
  minimum: t.number,
  uses: t.number,
  perPerson: nullable(t.number),
  /** How many can be had on the web. */
  left: t.number,
});

/** A campaign in a list of everybody. Amounts are cents, moments are UTC. */
export const campaignRowWire = t.type({
  id: t.string,
  title: localizedText,
  summary: localizedText,
  issue: periodWire,
  redeem: periodWire,
  isPaused: t.boolean,
  /** That the council closed it before its last day, and why; null if it did not. */
  ended: nullable(t.type({ kind: wordOf(['cancelled', 'ended']), reason: t.string, at: t.string })),
  types: t.array(typeWire),
  /** How many vouchers there are, and how many can be had on the web and at the desk. */
  vouchers: t.number,
  left: t.number,
  leftAtDesk: t.number,
  /** The next wave; null if none comes. */
  next: nullable(t.type({ at: t.string, vouchers: t.number })),
  /** When it was counted. */
  counted: t.string,
});

const changeWire = t.type({
  number: t.number,
  reason: t.string,
  hash: t.string,
  at: t.string,
  paths: t.array(t.string),
});

/** How far a draw is: its list is open or closed, its hash was published, it was made, or nobody waits any more. */
export const campaignDrawStates = ['list', 'sealed', 'drawn', 'over'] as const;

const campaignDrawWire = t.type({
  /** Its name among the draws of the town. */
  id: t.string,
  /** When people put themselves down. */
  from: t.string,
  until: t.string,
  /** How many vouchers of one type a person wins, and for how many days they can be taken. */
  lot: t.number,
  days: t.number,
  lots: t.array(t.type({ type: t.string, lots: t.number })),
  state: wordOf(campaignDrawStates),
  /** How many people are in it. */
  entries: t.number,
});

/** A campaign as everybody reads it: its rules, their hash, and what changed since it was opened. */
export const voucherCampaignWire = t.intersection([
  campaignRowWire,
  t.type({
    conditions: localizedText,
    perPerson: nullable(t.number),
    areas: t.array(
      t.type({ id: t.string, title: localizedText, districts: t.array(t.string), left: t.number }),
    ),
    waves: t.array(t.type({ at: t.string, vouchers: t.number })),
    register: wordOf(voucherRegisters),
    minimumAge: nullable(t.number),
    samePricePerSale: t.number,
    mixed: t.boolean,
    identityProof: wordOf(identityProofs),
    offline: nullable(
      t.type({
        vouchers: t.number,
        amount: t.number,
        hours: t.number,
        devices: t.number,
        bearer: wordOf(offlineBearers),
      }),
    ),
    returnDays: t.number,
    pause: nullable(t.type({ reason: t.string, at: t.string })),
    opened: t.type({ at: t.string, by: t.array(t.string), hash: t.string }),
    /** The canonical text of the rules that hold now, and its SHA-256. */
    text: t.string,
    hash: t.string,
    changes: t.array(changeWire),
  }),
  /** Absent if whoever comes first has the vouchers. */
  t.partial({ draw: campaignDrawWire }),
]);
export type CampaignRow = t.TypeOf<typeof campaignRowWire>;
export type CampaignDrawAnswer = t.TypeOf<typeof campaignDrawWire>;
export type CampaignAnswer = t.TypeOf<typeof voucherCampaignWire>;
