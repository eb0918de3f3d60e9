import type { DeviceIdStore } from '#application/ports/browser/device-session.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';

interface Ports {
  readonly deviceIds: DeviceIdStore;
  readonly randomBytes: RandomBytes;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The device's secret id; made and stored the first time that it is needed, and never changed. */
export function ownDeviceId({ deviceIds, randomBytes }: Ports): string {
  const deviceId = deviceIds.read() ?? hex(randomBytes(16));
  deviceIds.keep(deviceId);
  return deviceId;
}
