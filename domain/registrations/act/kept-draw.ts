import type { MadeDraw, SealedDraw, WaitingValue } from './draw-act.ts';

/** All that is stored of a draw but its list and its outcome. */
export interface KeptDraw {
  readonly sealed: SealedDraw;
  /** The seed, encrypted under a key outside the database. */
  readonly seed: string;
  readonly waiting: WaitingValue | null;
  readonly done: MadeDraw | null;
}

/** The canonical texts of a draw; null as long as there is none. */
export interface DrawTexts {
  readonly list: string | null;
  readonly outcome: string | null;
}
