/** One of the shares of what a campaign may lose, and the device that took it last. */
export interface ShareSlot {
  readonly slot: number;
  readonly device: string;
}

/** A number that differs between devices, so that those that come at once try different slots. */
const placeOf = (device: string): number =>
  [...device].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/**
 * A slot that a device can take: there are as many as devices were signed, and a slot is free once its device has no share any
 * more. A device takes the one that it had, if that is free. Of two that take one at once, one is refused and takes another; so
 * there are never more shares than slots. Null if none is free.
 */
export function freeSlot(
  slots: readonly ShareSlot[],
  sharing: ReadonlySet<string>,
  { device, most, tries }: { readonly device: string; readonly most: number; readonly tries: number },
): number | null {
  const taken = new Set(slots.filter((one) => sharing.has(one.device)).map(({ slot }) => slot));
  const free = Array.from({ length: most }, (_, slot) => slot).filter((slot) => !taken.has(slot));
  const own = slots.find((one) => one.device === device);
  if (own !== undefined && free.includes(own.slot)) return own.slot;
  return free[(placeOf(device) + tries) % free.length] ?? null;
}
