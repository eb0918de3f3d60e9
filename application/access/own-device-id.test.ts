import { describe, expect, it } from 'vitest';
import { ownDeviceId } from './own-device-id.ts';

function device(kept: string | null) {
  let id = kept;
  return {
    deviceIds: {
      read: () => id,
      keep: (made: string) => {
        id = made;
      },
    },
    randomBytes: (length: number) => new Uint8Array(length).fill(171),
  };
}

describe('the secret id of a device', () => {
  it('is the one that it has', () => {
    expect(ownDeviceId(device('kept'))).toBe('kept');
  });

  it('is made of 128 bits the first time, and the same ever after', () => {
    const fresh = device(null);
    expect(ownDeviceId(fresh)).toBe('ab'.repeat(16));
    expect(fresh.deviceIds.read()).toBe('ab'.repeat(16));
    expect(ownDeviceId({ ...fresh, randomBytes: (length) => new Uint8Array(length) })).toBe('ab'.repeat(16));
  });
});
