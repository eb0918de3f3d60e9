import type { DeviceIdStore } from '#application/ports/browser/device-session.ts';
import type { RealmId } from '#domain/shared/ids.ts';

export const deviceIdKey = (realm: RealmId): string => `concejo.device.${realm}`;

/** If a browser refuses to store, the id lives as long as the page. */
export function localDeviceId(realm: RealmId): DeviceIdStore {
  const key = deviceIdKey(realm);
  // Only what could not be stored: what was stored and is there no longer was erased.
  let kept: string | null = null;
  return {
    read: () => {
      try {
        return localStorage.getItem(key) ?? kept;
      } catch {
        return kept;
      }
    },
    keep: (deviceId) => {
      try {
        localStorage.setItem(key, deviceId);
      } catch {
        // Private windows may refuse; the page goes on with the id it has.
        kept = deviceId;
      }
    },
  };
}
