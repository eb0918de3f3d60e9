import { type Either, left, right } from '../../shared/result.ts';
import type { BoxContents, BoxDeed, PaperBox } from './ballot-box.ts';
import { type BoxRefused, hasWitness, type VoteStage, withBox } from './change-boxes.ts';
import { mixedInto } from './mix-boxes.ts';

/** The most ballots of a box. */
export const mostPapers = 20_000;

/** Why the contents of a box are not noted, or why entering does not begin. */
export type ContentsRefused =
  | BoxRefused
  /** People can still vote somewhere in the vote. */
  | { readonly kind: 'voteOpen' }
  /** These boxes are not sealed. */
  | { readonly kind: 'unsealed'; readonly boxes: readonly string[] }
  /** It is no number of ballots. */
  | { readonly kind: 'noNumber'; readonly most: number }
  /** More ballots were found than given: what happened must be written, and those that are too many were drawn out. */
  | { readonly kind: 'tooManyFound'; readonly over: number }
  /** A ballot with a higher number is entered already. */
  | { readonly kind: 'numbered'; readonly least: number }
  /** The ballots of these boxes are not counted. */
  | { readonly kind: 'uncounted'; readonly boxes: readonly string[] };

/** Why no box may be opened again yet; null if they may. */
function stillShut(boxes: readonly PaperBox[], stage: VoteStage): ContentsRefused | null {
  if (stage !== 'over') return { kind: 'voteOpen' };
  const unsealed = boxes.filter(({ state }) => state === 'planned' || state === 'open');
  return unsealed.length === 0 ? null : { kind: 'unsealed', boxes: unsealed.map(({ id }) => id) };
}

/** The boxes that are entered as one: a box with those that were mixed into it. */
export const mixedWith = (boxes: readonly PaperBox[], id: string): readonly PaperBox[] =>
  boxes.filter((box) => box.id === id || box.into === id);

/** How many ballots are entered as those of a box; 0 before they are counted. */
export const papersIn = (boxes: readonly PaperBox[], id: string): number =>
  mixedWith(boxes, id).reduce((sum, { contents }) => sum + (contents?.entered ?? 0), 0);

/** The ballots that two people counted in a box, folded. */
export interface FoundPapers {
  readonly box: string;
  readonly found: number;
  /** How many were given for it, by the marks. */
  readonly given: number;
  readonly by: BoxDeed;
  readonly stage: VoteStage;
  /** The highest number that somebody entered of the box; 0 if nobody did. */
  readonly highest: number;
}

/**
 * The boxes with the number of ballots of one of them. Never more are entered than were given: those that are too many are
 * drawn out folded, without looking, and what happened is written. A number can be corrected while its box is entered.
 */
export function noteContents(
  boxes: readonly PaperBox[],
  { box: id, found, given, by, stage, highest }: FoundPapers,
): Either<ContentsRefused, readonly PaperBox[]> {
  const box = boxes.find((one) => one.id === id);
  if (box === undefined) return left({ kind: 'unknownBox' });
  const shut = stillShut(boxes, stage);
  if (shut !== null) return left(shut);
  if (box.state === 'counted' || box.signed.length > 0) return left({ kind: 'otherState', state: box.state });
  if (!Number.isInteger(found) || found < 0 || found > mostPapers)
    return left({ kind: 'noNumber', most: mostPapers });
  if (!hasWitness(by)) return left({ kind: 'noWitness' });
  const over = found - given;
  if (over > 0 && by.words.trim() === '') return left({ kind: 'tooManyFound', over });
  const contents: BoxContents = { by, found, given, entered: Math.min(found, given) };
  const changed = withBox(boxes, { ...box, contents });
  const least = highest - papersIn(changed, box.into ?? id);
  return least > 0 ? left({ kind: 'numbered', least: contents.entered + least }) : right(changed);
}

/** The boxes as they are entered: those with few ballots mixed into others. */
export function beginEntering(
  boxes: readonly PaperBox[],
  stage: VoteStage,
): Either<ContentsRefused, readonly PaperBox[]> {
  const shut = stillShut(boxes, stage);
  if (shut !== null) return left(shut);
  const begun = boxes.find(({ state }) => state !== 'sealed');
  if (begun !== undefined) return left({ kind: 'otherState', state: begun.state });
  const counted = boxes.flatMap(({ id, contents }) =>
    contents === null ? [] : [{ id, papers: contents.entered }],
  );
  if (counted.length < boxes.length || boxes.length === 0)
    return left({
      kind: 'uncounted',
      boxes: boxes.flatMap(({ id, contents }) => (contents === null ? [id] : [])),
    });
  const into = mixedInto(counted);
  return right(boxes.map((box) => ({ ...box, state: 'entering', into: into.get(box.id) ?? null })));
}
