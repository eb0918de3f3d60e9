import * as t from 'io-ts';
import { campaignFaultKinds } from '#domain/vouchers/campaign-fault.ts';
import { localizedText, nullable, wordOf } from '../../decode.ts';
import { jsonWire } from '../../office-documents/field.ts';
import { stepWire } from '../../steps/step.ts';
import { campaignDrawStates } from '../campaign.ts';
import { campaignFiguresWire } from './campaign-figures.ts';

/** How far a campaign is: nobody signed, one person did, two opened it. */
export const campaignStages = ['preparing', 'waiting', 'opened'] as const;

const period = t.type({ from: t.string, until: t.string });

/** A campaign in the list of the office. Amounts are cents. */
export const officeCampaignRowWire = t.type({
  id: t.string,
  title: localizedText,
  stage: wordOf(campaignStages),
  isPaused: t.boolean,
  /** How two people closed it before its last day; null if they did not. */
  ended: nullable(wordOf(['cancelled', 'ended'])),
  budget: t.number,
  vouchers: t.number,
  /** Null until its days are written. */
  issue: nullable(period),
  redeem: nullable(period),
});

const faultWire = t.intersection([
  t.type({ kind: wordOf(campaignFaultKinds), path: t.string }),
  t.partial({ amount: t.number, count: t.number, other: t.number, name: t.string }),
]);

/** A field that the draft changes of an opened campaign, as its rules have it: amounts are cents. */
const draftedWire = t.intersection([
  t.type({ path: t.string, kind: wordOf(['later', 'text', 'more']) }),
  t.partial({ was: jsonWire, value: jsonWire }),
]);

const signedWire = t.type({ hash: t.string, at: t.string, by: t.array(t.string) });

const endWire = t.type({
  kind: wordOf(['cancelled', 'ended']),
  reason: t.string,
  at: t.string,
  by: t.array(t.string),
});

const openedCampaignWire = t.type({
  id: t.string,
  title: localizedText,
  stage: wordOf(campaignStages),
  /** The hash of what would be signed now, and the canonical text that has it. */
  hash: t.string,
  text: t.string,
  faults: t.array(faultWire),
  /** Texts that lack languages of the town; they do not prevent the opening. */
  untranslated: t.array(t.type({ path: t.string, languages: t.array(t.string) })),
  authors: t.array(t.string),
  waiting: nullable(
    t.type({
      what: wordOf(['open', 'change', 'cancel']),
      by: t.string,
      at: t.string,
      isMine: t.boolean,
      /** Whether it is on the campaign as it is now. */
      isValid: t.boolean,
      reason: nullable(t.string),
    }),
  ),
  opening: nullable(signedWire),
  changes: t.array(t.intersection([signedWire, t.type({ number: t.number, reason: t.string })])),
  drafted: t.array(draftedWire),
  /** The first field of the draft that is fixed, and since when; null if there is none. */
  fixed: nullable(t.type({ path: t.string, since: wordOf(['opening', 'firstVoucher']) })),
  hasVouchers: t.boolean,
  isPaused: t.boolean,
  pauses: t.array(t.type({ isPaused: t.boolean, reason: t.string, by: t.string, at: t.string })),
  mayPause: t.boolean,
  /** That two people closed it before its last day; null if they did not. */
  ended: nullable(endWire),
  /** Its openings that were cancelled. */
  cancelled: t.array(endWire),
  /** How two people would close it now, with the hash that they would sign and the turn of the person who asks; null if it is not open. */
  ending: nullable(
    t.type({
      kind: wordOf(['cancelled', 'ended']),
      hash: t.string,
      turn: nullable(wordOf(['first', 'second'])),
      refused: nullable(t.string),
    }),
  ),
  /** Which signature the person who asks may give now; null: none. `refused` says why. */
  turn: nullable(wordOf(['first', 'second'])),
  refused: nullable(t.string),
  figures: nullable(campaignFiguresWire),
  steps: t.array(stepWire),
});

/** What a person of staff sees of a campaign. */
export const officeCampaignWire = t.intersection([
  openedCampaignWire,
  // Absent if whoever comes first has the vouchers, or before the opening.
  t.partial({
    draw: t.type({ id: t.string, state: wordOf(campaignDrawStates), entries: t.number }),
  }),
]);
export type OfficeCampaignAnswer = t.TypeOf<typeof officeCampaignWire>;
export type OfficeCampaignRow = t.TypeOf<typeof officeCampaignRowWire>;
