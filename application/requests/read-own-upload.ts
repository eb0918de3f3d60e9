import type { Asset, AssetStore } from '#application/ports/server/asset-store.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isSender } from './own-request.ts';
import { deviceMark, type SenderPorts } from './sender-marks.ts';

interface Ports extends SenderPorts {
  readonly requests: Pick<RequestStore, 'isFrom'>;
  readonly assets: Pick<AssetStore, 'find' | 'requestOf' | 'read'>;
}

/**
 * An upload for the user of a session: one of their own, or of a request that they sent from another device. Null if
 * there is none, or if it is somebody else's; the reference of a request does not give the right to its files.
 */
export const readOwnUpload =
  (ports: Ports) =>
  async (
    realm: RealmId,
    userId: string,
    id: string,
  ): Promise<{ readonly asset: Asset; readonly content: Uint8Array } | null> => {
    const asset = await ports.assets.find(realm, id);
    if (asset === null) return null;
    if (asset.owner !== deviceMark(ports.keys, realm, userId)) {
      const request = await ports.assets.requestOf(realm, id);
      if (request === null || !(await isSender(ports)(realm, request, userId))) return null;
    }
    return ports.assets.read(realm, id);
  };
