import type { JsonObject } from '#domain/documents/json.ts';
import { dayAt, type Instant, readMoment, type TimeZone, wallSeconds } from '#domain/shared/calendar-day.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';

const inEuros = (amount: number): number => amount / 100;

/** A moment by the clock of the town, as fields of forms have it; one between two minutes as it is. */
function momentText(at: Instant, zone: TimeZone): string {
  const clock = new Date(wallSeconds(at, zone) * 1000).toISOString().slice(11, 16);
  const text = `${dayAt(at, zone)}T${clock}`;
  return readMoment(text, zone)?.instant === at ? text : new Date(at).toISOString();
}

const typesOf = ({ types }: VoucherCampaign): JsonObject[] =>
  types.map(({ title, face, price, minimum, uses, most, perPerson }) => ({
    title,
    face: inEuros(face),
    price: inEuros(price),
    minimum: inEuros(minimum),
    uses,
    most,
    perPerson,
  }));

const offlineOf = ({ offline }: VoucherCampaign): JsonObject | null =>
  offline && {
    vouchers: offline.vouchers,
    sum: inEuros(offline.amount),
    longest: offline.hours,
    devices: offline.devices,
    bearer: offline.bearer,
  };

const drawOf = ({ draw }: VoucherCampaign, zone: TimeZone): JsonObject =>
  draw === undefined
    ? {}
    : {
        giving: 'drawn',
        drawFrom: momentText(draw.from, zone),
        drawUntil: momentText(draw.until, zone),
        lot: draw.lot,
        drawDays: draw.days,
      };

/** The draft that a campaign would be read from: what was signed, in euros and days of the town. */
export function writeCampaignDraft(campaign: VoucherCampaign, zone: TimeZone): JsonObject {
  const { title, summary, conditions, budget, perPerson, deskShare, areas, waves, register } = campaign;
  const { minimumAge, samePricePerSale, mixed, identityProof, returnDays, perShop, issue, redeem } = campaign;
  return {
    title,
    summary,
    conditions,
    funds: inEuros(budget),
    types: typesOf(campaign),
    perPerson,
    deskShare,
    areas: areas.map((area) => ({ title: area.title, districts: [...area.districts], most: area.most })),
    waves: waves.map(({ at, vouchers }) => ({ at: momentText(at, zone), vouchers })),
    ...drawOf(campaign, zone),
    register,
    minimumAge,
    samePricePerSale,
    mixed,
    identityProof,
    offline: offlineOf(campaign),
    returnDays,
    perShop: perShop === null ? null : inEuros(perShop),
    issueFrom: momentText(issue.from, zone),
    issueUntil: dayAt(issue.until - 1, zone),
    redeemFrom: momentText(redeem.from, zone),
    redeemUntil: dayAt(redeem.until - 1, zone),
  };
}
