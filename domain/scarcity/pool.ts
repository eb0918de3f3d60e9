/** Where pieces of a pool are: `free` ones can be held, `held` ones wait for their holder, `taken` ones are granted. */
export type PiecePlace = 'free' | 'held' | 'taken';

/** A number of like goods. What is held and taken is never more than its size. */
export interface Pool {
  readonly id: string;
  /** How many pieces there are: vouchers, places, or cells of a calendar. */
  readonly size: number;
  /** How many pieces one holder may have at most, held ones included; null if there is no limit. */
  readonly perHolder: number | null;
  /** Nothing more is held. What is held already can still be confirmed. */
  readonly isClosed: boolean;
  readonly held: number;
  readonly taken: number;
}

/** How many pieces can be held now. */
export const freeIn = ({ size, held, taken }: Pool): number => size - held - taken;

/** The pool after pieces came to a place, or left it if the number is negative. Free pieces are what remains. */
export const withPieces = (pool: Pool, place: PiecePlace, pieces: number): Pool =>
  place === 'free' ? pool : { ...pool, [place]: pool[place] + pieces };
