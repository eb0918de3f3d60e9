import type { HashText } from '../../office/steps/step.ts';
import type { DrawnSample, SampledBox } from './drawn-sample.ts';

/** One paper ballot, by the number that was stamped on it. */
export interface PaperNumber {
  readonly box: string;
  readonly number: number;
}

const byId = (one: SampledBox, other: SampledBox): number => (one.id < other.id ? -1 : 1);

/** How many ballots there are to draw from. */
export const ballotsToDraw = (boxes: readonly SampledBox[]): number =>
  boxes.reduce((sum, { ballots }) => sum + ballots, 0);

const values = 2n ** 256n;

/** The places that are drawn from `of` ones, each as likely as any other, none twice. */
function drawnPlaces({ seed, size, of }: { seed: string; size: number; of: number }, hash: HashText) {
  const drawn = new Set<number>();
  const end = BigInt(of);
  // What is left over of the last whole multiple of `of` would make small places more likely.
  const last = values - (values % end);
  for (let counter = 1; drawn.size < size; counter += 1) {
    const value = BigInt(`0x${hash(`${seed},${counter}`)}`);
    if (value < last) drawn.add(Number(value % end));
  }
  return drawn;
}

/**
 * The paper ballots of a sample, box by box. The ballots of all boxes are counted through in the order of the boxes' ids;
 * the SHA-256 of `seed,1`, `seed,2`, … as a number, modulo how many there are, is the place of the next one that is drawn
 * (from 0 on). A place that was drawn already is skipped. So anybody draws the same ballots.
 *
 * @example drawSample({ seed: '3141592653', size: 1, boxes: [{ id: 'mercat', ballots: 40 }] }, sha256)
 */
export function drawSample(
  { seed, size, boxes }: Pick<DrawnSample, 'seed' | 'size' | 'boxes'>,
  hash: HashText,
): readonly PaperNumber[] {
  const of = ballotsToDraw(boxes);
  const places = [...drawnPlaces({ seed, size: Math.min(size, of), of }, hash)].toSorted((a, b) => a - b);
  const drawn: PaperNumber[] = [];
  let before = 0;
  for (const { id, ballots } of boxes.toSorted(byId)) {
    for (const place of places)
      if (place >= before && place < before + ballots) drawn.push({ box: id, number: place - before + 1 });
    before += ballots;
  }
  return drawn;
}
