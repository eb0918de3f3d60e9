import type { PictureCleaner } from '#application/ports/server/picture-cleaner.ts';
import { pixelsIn } from './picture-size.ts';
import { withoutPlace } from './without-place.ts';

/** Reads headers and segments of JPEG, PNG and WebP. */
export const pictureCleaner: PictureCleaner = { pixels: pixelsIn, clean: withoutPlace };
