import * as t from 'io-ts';
import { usualSilence } from '#domain/processes/silence.ts';
import { isLeft } from '#domain/shared/result.ts';
import { decode, orNull } from '../decode.ts';

/** A number of days, from one to ten years of them. */
const days = t.refinement(t.number, (n) => Number.isInteger(n) && n >= 1 && n <= 3650, 'days');

/** `silentAfter` of the settings: after how many days without news the owner of a project is reminded. */
export const silenceWire = t.partial({ silentAfter: orNull(days) });

/** After how many days a project of the town is silent. */
export function readSilence(raw: unknown): number {
  const read = decode(silenceWire, raw);
  return isLeft(read) ? usualSilence : (read.right.silentAfter ?? usualSilence);
}
