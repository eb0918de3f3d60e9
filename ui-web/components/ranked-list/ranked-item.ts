import type { ReactNode } from 'react';
import type { Wording } from '../wording/wording.tsx';

/** One row of a list to put in order. The labels name the answer: "Subir: Alumbrado del camino". */
export interface RankedItem {
  readonly id: string;
  readonly title: Wording;
  /** "Posición 1: 3 puntos". */
  readonly detail?: string;
  /** What explains the answer: a text, a picture. */
  readonly more?: ReactNode;
  readonly upLabel: string;
  readonly downLabel: string;
  readonly positionLabel: string;
}

/** An answer with or without a slot. */
export interface SlottedItem extends RankedItem {
  /** "Colocar: Alumbrado del camino". */
  readonly addLabel: string;
  /** "Quitar de su posición: Alumbrado del camino". */
  readonly leaveLabel: string;
}
