import type { OfflineCampaign } from '#adapters/wire/vouchers/offline/prepare-offline.ts';
import type { SeenVouchers } from '#adapters/wire/vouchers/sales/look-up-voucher.ts';
import type { CheckSignature } from '#application/ports/check-signature.ts';
import type { UnsentSale } from '#application/ports/browser/till-store.ts';
import { checkVoucherCode } from '#application/vouchers/code/check-voucher-code.ts';
import { dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import { cents, decimalString } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readSpent } from '#domain/vouchers/offline/spent-list.ts';
import { allowanceLeft, councilNow, type PreparedTill } from './prepared-till.ts';

/** Why a voucher is not taken without a line, as a key of a text. */
export type LookFault =
  | 'notACode'
  | 'otherCampaign'
  | 'forged'
  | 'expired'
  /** Letters alone have no signature. */
  | 'letters'
  /** The campaign allows nothing without a line, or no allowance was fetched, or it is over. */
  | 'noAllowance'
  | 'spentUp';

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/** What a till looks a voucher up in. */
export interface LookMeans {
  readonly prepared: PreparedTill;
  readonly unsent: readonly UnsentSale[];
  readonly checkSignature: CheckSignature;
  readonly timeZone: TimeZone;
  readonly now: number;
}

/** How many uses of a voucher are left, as far as the device knows: by the list of the council, and its own sales. */
function usesLeftOf(
  { id, uses }: { readonly id: string; readonly uses: number },
  { spent }: Pick<OfflineCampaign, 'spent'>,
  unsent: readonly UnsentSale[],
): number {
  const lists = (spent?.lists ?? []).map((one) => ({ ...one, bytes: bytesOf(one.bytes) }));
  // A damaged list says nothing: the council decides, and the allowance bounds what is lost.
  const left = readSpent(lists)?.({ id, uses }) ?? uses;
  const own = unsent.flatMap(({ lines }) => lines).filter(({ voucher }) => voucher === id);
  return left - own.reduce((sum, line) => sum + line.uses, 0);
}

const stateOf = ({ redeem }: OfflineCampaign, now: number): SeenVouchers['campaign']['state'] => {
  if (now < Date.parse(redeem.from)) return 'notStarted';
  return now < Date.parse(redeem.until) ? 'open' : 'over';
};

const seenCampaign = (campaign: OfflineCampaign, now: number): SeenVouchers['campaign'] => ({
  id: campaign.id,
  title: campaign.title,
  types: campaign.types.map(({ id, title, face, minimum }) => ({
    id,
    title,
    face: decimalString(cents(face)),
    minimum: decimalString(cents(minimum)),
  })),
  samePricePerSale: campaign.samePricePerSale,
  mixed: campaign.mixed,
  identityProof: campaign.identityProof,
  state: stateOf(campaign, now),
});

/** Looks a scanned voucher up on the device: by its signature, the vouchers that are spent, and the device's own sales. */
export async function lookWithoutLine(
  text: string,
  { prepared, unsent, checkSignature, timeZone, now }: LookMeans,
): Promise<Either<LookFault, SeenVouchers>> {
  const at = councilNow(prepared, now);
  const keys = prepared.campaigns.map(({ id, publicKey }) => ({
    campaign: id,
    publicKey: bytesOf(publicKey),
  }));
  const checked = await checkVoucherCode(checkSignature)(text, { keys, today: dayAt(at, timeZone) });
  if (isLeft(checked)) return left(checked.left.kind);
  const { id, of } = checked.right;
  if (of === null) return left('letters');
  const campaign = prepared.campaigns.find((one) => one.id === of.campaign);
  const type = campaign?.types[of.type];
  if (campaign === undefined || type === undefined) return left('otherCampaign');
  const allowance = allowanceLeft(prepared, campaign.id, { unsent, now });
  if (allowance === null) return left('noAllowance');
  if (allowance.vouchers === 0 || allowance.amount < type.face) return left('spentUp');
  const usesLeft = usesLeftOf({ id, uses: of.uses }, campaign, unsent);
  return right({
    voucher: id,
    campaign: seenCampaign(campaign, at),
    vouchers: [
      {
        id,
        type: type.id,
        status: usesLeft > 0 ? 'granted' : 'used',
        uses: of.uses,
        used: of.uses - Math.max(0, usesLeft),
        usedAt: null,
      },
    ],
  });
}
