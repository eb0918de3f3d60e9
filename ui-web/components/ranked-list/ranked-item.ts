import type { Wording } from '../wording/wording.tsx';

/** One row of a list to put in order. The labels name the thing: "Subir: Alumbrado del camino". */
export interface RankedItem {
  readonly id: string;
  readonly title: Wording;
  /** "Posición 1: 3 puntos". */
  readonly detail?: string;
  readonly upLabel: string;
  readonly downLabel: string;
  readonly positionLabel: string;
}
