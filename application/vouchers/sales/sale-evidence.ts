import type { VoucherPictures } from '#application/ports/server/vouchers/voucher-pictures.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { SaleEvidence } from '#domain/vouchers/sale.ts';

/** What a shop sends as proof: the ids of pictures that it brought before, a number, or that it has looked. */
export interface SentProof {
  readonly ticket: string;
  readonly photo: string | null;
  readonly number: string | null;
  readonly isSeen: boolean;
}

/** Why a proof is not enough. */
export type ProofFault = { readonly kind: 'noTicket' | 'noIdentity' | 'otherPerson' };

/** Who proves something for which campaign, and how the mark of a number is found. */
interface Proven {
  readonly realm: RealmId;
  readonly shop: string;
  readonly campaign: VoucherCampaign;
  /** The marks of those whose vouchers are in the sale: all are one. */
  readonly holders: readonly string[];
  readonly holderOf: (number: string) => Promise<string | null>;
}

async function identityFault(
  { voucherPictures }: { readonly voucherPictures: Pick<VoucherPictures, 'find'> },
  { realm, shop, campaign, holders, holderOf }: Proven,
  { photo, number, isSeen }: SentProof,
): Promise<ProofFault | null> {
  const missing: ProofFault = { kind: 'noIdentity' };
  if (campaign.identityProof === 'shown') return isSeen ? null : missing;
  if (campaign.identityProof === 'number') {
    if (number === null) return missing;
    const mark = await holderOf(number);
    return mark !== null && holders.includes(mark) ? null : { kind: 'otherPerson' };
  }
  const found = photo === null ? null : await voucherPictures.find(realm, photo);
  const isOwn = found?.kind === 'identity' && found.shop === shop && found.campaign === campaign.id;
  return isOwn ? null : missing;
}

/** Checks the proof of a sale by the campaign's rule. Whether its ticket came before, the caller knows. */
export async function saleEvidence(
  ports: { readonly voucherPictures: Pick<VoucherPictures, 'find'> },
  proven: Proven,
  sent: SentProof,
): Promise<Either<ProofFault, Omit<SaleEvidence, 'isRepeated'>>> {
  const { realm, shop, campaign } = proven;
  const ticket = await ports.voucherPictures.find(realm, sent.ticket);
  if (ticket?.kind !== 'ticket' || ticket.shop !== shop || ticket.campaign !== campaign.id)
    return left({ kind: 'noTicket' });
  const fault = await identityFault(ports, proven, sent);
  if (fault !== null) return left(fault);
  const photo = campaign.identityProof === 'photo' ? sent.photo : null;
  return right({ ticket: ticket.id, ticketHash: ticket.hash, identity: campaign.identityProof, photo });
}
