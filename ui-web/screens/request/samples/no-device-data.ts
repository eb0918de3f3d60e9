import type { TownDeviceData } from '#application/ports/browser/town-device-data.ts';

/** For tests: a device that keeps nothing of a town. */
export const noDeviceData: TownDeviceData = {
  note: () => undefined,
  holder: () => null,
  hold: () => undefined,
  eraseOfPerson: async () => undefined,
  erase: async () => undefined,
};
