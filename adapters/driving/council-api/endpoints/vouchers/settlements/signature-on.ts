import type { KeptRun } from '#application/vouchers/settlements/read-run.ts';
import type { RunSignature } from '#application/vouchers/settlements/sign-run.ts';
import { deviceMakers } from '#application/vouchers/shops/device-makers.ts';
import type { Town } from '#domain/access/town.ts';
import { awaitingApproval } from '#domain/vouchers/settlements/signed-run.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { signerById } from '../../votes/asked-vote.ts';

/** A signature on a run, with who signed first and who gave codes for devices of its shops. */
export async function signatureOn(
  council: ServerParts,
  town: Town,
  { review, settlements }: KeptRun,
  given: Pick<RunSignature, 'signer' | 'hash'>,
): Promise<RunSignature> {
  const { waiting } = review;
  const made = awaitingApproval(settlements).map(async ({ settlement: { shop } }) => {
    return [shop, await deviceMakers(council, town.realm, shop)] as const;
  });
  return {
    ...given,
    first: waiting === null ? null : await signerById(council, town, waiting.by.person),
    madeDevices: new Map(await Promise.all(made)),
    now: council.clock.now(),
  };
}
