import * as t from 'io-ts';
import { endOfDay, type Instant, readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, map } from '#domain/shared/result.ts';
import type { OfflineRule, VoucherCampaign } from '#domain/vouchers/campaign.ts';
import {
  identityProofs,
  offlineBearers,
  voucherGivings,
  voucherRegisters,
} from '#domain/vouchers/campaign-words.ts';
import { decode, euros, localizedText, orNull, type Unreadable, wordOf } from '../decode.ts';

const typeDraft = t.partial({
  title: orNull(localizedText),
  face: orNull(euros),
  price: orNull(euros),
  minimum: orNull(euros),
  uses: orNull(t.number),
  most: orNull(t.number),
  perPerson: orNull(t.number),
});

const areaDraft = t.partial({
  title: orNull(localizedText),
  districts: orNull(t.array(t.string)),
  most: orNull(t.number),
});

const waveDraft = t.partial({ at: orNull(t.string), vouchers: orNull(t.number) });

const offlineDraft = t.partial({
  vouchers: orNull(t.number),
  sum: orNull(euros),
  longest: orNull(t.number),
  devices: orNull(t.number),
  bearer: orNull(wordOf(offlineBearers)),
});

/** A campaign of vouchers as it is drafted in the office: euros, days of the town, and whatever is not written yet. */
export const campaignDraftWire = t.intersection([
  t.type({ title: localizedText }),
  t.partial({
    summary: orNull(localizedText),
    conditions: orNull(localizedText),
    funds: orNull(euros),
    types: orNull(t.array(typeDraft)),
    perPerson: orNull(t.number),
    deskShare: orNull(t.number),
    areas: orNull(t.array(areaDraft)),
    waves: orNull(t.array(waveDraft)),
    giving: orNull(wordOf(voucherGivings)),
    drawFrom: orNull(t.string),
    drawUntil: orNull(t.string),
    lot: orNull(t.number),
    drawDays: orNull(t.number),
    register: orNull(wordOf(voucherRegisters)),
    minimumAge: orNull(t.number),
    samePricePerSale: orNull(t.number),
    mixed: orNull(t.boolean),
    identityProof: orNull(wordOf(identityProofs)),
    offline: orNull(offlineDraft),
    returnDays: orNull(t.number),
    perShop: orNull(euros),
    issueFrom: orNull(t.string),
    issueUntil: orNull(t.string),
    redeemFrom: orNull(t.string),
    redeemUntil: orNull(t.string),
  }),
]);
type CampaignDraft = t.TypeOf<typeof campaignDraftWire>;

/** Moments of a town: one that is missing, or cannot be read, is the beginning of time, which no rule accepts. */
function clockOf(zone: TimeZone) {
  const read = (text: string | null | undefined) => (text ? readMoment(text, zone) : null);
  return {
    moment: (text: string | null | undefined): Instant => read(text)?.instant ?? 0,
    /** The first moment after the last day. */
    after: (text: string | null | undefined): Instant => {
      const found = read(text);
      return found === null ? 0 : endOfDay(found.day, zone);
    },
  };
}

/** So many devices may take vouchers without a line if nobody has written another number. */
const usualDevices = 30;

const offlineOf = (draft: t.TypeOf<typeof offlineDraft>): OfflineRule => ({
  vouchers: draft.vouchers ?? 0,
  amount: cents(draft.sum ?? 0),
  hours: draft.longest ?? 0,
  devices: draft.devices ?? usualDevices,
  bearer: draft.bearer ?? 'council',
});

/** Whose ids are not written: each has that of its place, which is fixed with the opening. */
const numbered = <T>(items: readonly T[] | null | undefined): readonly (readonly [string, T])[] =>
  (items ?? []).map((item, at) => [String(at + 1), item]);

function listsOf(draft: CampaignDraft, zone: TimeZone): Pick<VoucherCampaign, 'types' | 'areas' | 'waves'> {
  const { moment } = clockOf(zone);
  return {
    types: numbered(draft.types).map(([id, one]) => ({
      id,
      title: one.title ?? '',
      face: cents(one.face ?? 0),
      price: cents(one.price ?? 0),
      minimum: cents(one.minimum ?? one.face ?? 0),
      uses: one.uses ?? 1,
      most: one.most ?? null,
      perPerson: one.perPerson ?? null,
    })),
    areas: numbered(draft.areas).map(([id, one]) => ({
      id,
      title: one.title ?? '',
      districts: one.districts ?? [],
      most: one.most ?? 0,
    })),
    waves: (draft.waves ?? []).map(({ at, vouchers }) => ({ at: moment(at), vouchers: vouchers ?? 0 })),
  };
}

/** How many days who wins has, if nobody has written another number. */
const usualRight = 7;

/** Nothing if whoever comes first has the vouchers. */
function drawOf(draft: CampaignDraft, zone: TimeZone): Pick<VoucherCampaign, 'draw'> {
  if (draft.giving !== 'drawn') return {};
  const { moment } = clockOf(zone);
  const [from, until] = [moment(draft.drawFrom), moment(draft.drawUntil)];
  return { draw: { from, until, lot: draft.lot ?? 1, days: draft.drawDays ?? usualRight } };
}

function campaignOf(draft: CampaignDraft, id: string, zone: TimeZone): VoucherCampaign {
  const { moment, after } = clockOf(zone);
  return {
    id,
    title: draft.title,
    summary: draft.summary ?? '',
    conditions: draft.conditions ?? '',
    budget: cents(draft.funds ?? 0),
    ...listsOf(draft, zone),
    ...drawOf(draft, zone),
    perPerson: draft.perPerson ?? null,
    deskShare: draft.deskShare ?? 0,
    register: draft.register ?? 'census',
    minimumAge: draft.minimumAge ?? null,
    samePricePerSale: draft.samePricePerSale ?? 1,
    mixed: draft.mixed ?? false,
    identityProof: draft.identityProof ?? 'photo',
    offline: draft.offline ? offlineOf(draft.offline) : null,
    returnDays: draft.returnDays ?? 0,
    perShop: draft.perShop === null || draft.perShop === undefined ? null : cents(draft.perShop),
    issue: { from: moment(draft.issueFrom), until: after(draft.issueUntil) },
    redeem: { from: moment(draft.redeemFrom ?? draft.issueFrom), until: after(draft.redeemUntil) },
  };
}

/**
 * The campaign that a draft would be. What is not written has its usual value: the minimum is the face, one use, the census,
 * one voucher of a price in a sale, the photo of the identity document.
 */
export const readCampaignDraft = (
  raw: unknown,
  id: string,
  zone: TimeZone,
): Either<Unreadable, VoucherCampaign> =>
  map((draft: CampaignDraft) => campaignOf(draft, id, zone))(decode(campaignDraftWire, raw));
