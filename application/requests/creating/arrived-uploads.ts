import type { Asset, AssetStore } from '#application/ports/server/asset-store.ts';
import { deviceMark, type SenderPorts } from '../sender-marks.ts';
import type { ArrivedRequest } from './arrived-request.ts';

/** The sender's own uploads that a request names, by their ids. */
export type ArrivedUploads = ReadonlyMap<string, Asset>;
/** Finds one of them. */
export const among = (own: ArrivedUploads) => (id: string) => own.get(id) ?? null;

/** Only uploads of the sender count, whatever ids the request names. */
export async function arrivedUploads(
  { assets, keys }: Pick<SenderPorts, 'keys'> & { readonly assets: Pick<AssetStore, 'find'> },
  { town: { realm }, sender, body }: ArrivedRequest,
): Promise<ArrivedUploads> {
  const told = [...body.images, ...body.files, ...[...body.extra.values()].flat()];
  const owner = deviceMark(keys, realm, sender);
  const ids = told.filter((id): id is string => typeof id === 'string');
  const found = await Promise.all(ids.slice(0, mostIds).map((id) => assets.find(realm, id)));
  return new Map(found.flatMap((asset) => (asset?.owner === owner ? [[asset.id, asset]] : [])));
}

/** More files than a form can have; anything beyond that which looks like an id is ignored. */
const mostIds = 100;
