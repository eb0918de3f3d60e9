import type { PictureCleaner } from '#application/ports/server/picture-cleaner.ts';
import { pixelsIn } from '#domain/forms/picture-size.ts';
import { withoutPlace } from '#domain/forms/without-place.ts';

/** Reads headers and segments of JPEG, PNG and WebP. */
export const pictureCleaner: PictureCleaner = { pixels: pixelsIn, clean: withoutPlace };
