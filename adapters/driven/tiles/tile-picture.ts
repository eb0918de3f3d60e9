import type { TilePicture } from '#application/ports/server/maps/tile-source.ts';

const starts = (content: Uint8Array, bytes: readonly number[], from = 0) =>
  bytes.every((byte, place) => content[from + place] === byte);

/** What a content is by its first bytes, whatever its sender calls it; null if it is no picture of a map. */
export function tilePicture(content: Uint8Array): TilePicture | null {
  if (starts(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    return { type: 'image/png', content };
  if (starts(content, [0xff, 0xd8, 0xff])) return { type: 'image/jpeg', content };
  const isWebp = starts(content, [0x52, 0x49, 0x46, 0x46]) && starts(content, [0x57, 0x45, 0x42, 0x50], 8);
  return isWebp ? { type: 'image/webp', content } : null;
}
