import type { RefObject } from 'react';

/** A list on the page whose rows can be dragged by their handle. */
export interface DraggableList {
  readonly list: RefObject<HTMLElement | null>;
  /** An id for each row, in the order of the rows. */
  readonly ids: readonly string[];
  /** Rows can be dragged from one list of a group to another. */
  readonly group?: string;
  /** Rows may leave this list and return, but have no order of their own in it. */
  readonly unordered?: boolean;
  /** A row of this list, or one that came from another, was dropped at `to`, from 0. */
  readonly onMove?: (id: string, to: number) => void;
  /** A row was dropped in another list. */
  readonly onLeave?: (id: string) => void;
}

/** The name by which the library finds handles. */
export const handle = { 'data-handle': '' } as const;
