/** A seat of a plan. */
export interface PlanSeat {
  readonly number: number;
  /** Whom it is for. */
  readonly need: 'any' | 'wheelchair' | 'companion';
}

/** Where in a plan a seat is: the place of its row, and its own in it. */
export interface PlanSpot {
  readonly row: number;
  readonly seat: number;
}

type Rows = readonly { readonly seats: readonly PlanSeat[] }[];

const within = (at: number, length: number): number => Math.max(0, Math.min(length - 1, at));

/** The seat that an arrow leads to: rows are centred, so that the one before or behind is the nearest. Null for other keys. */
export function nextSeat(rows: Rows, { row, seat }: PlanSpot, key: string): PlanSpot | null {
  const own = rows[row]?.seats.length ?? 0;
  const toRow = (by: number): PlanSpot => {
    const to = within(row + by, rows.length);
    const length = rows[to]?.seats.length ?? 0;
    return { row: to, seat: within(Math.round(seat + (length - own) / 2), length) };
  };
  switch (key) {
    case 'ArrowLeft':
      return { row, seat: within(seat - 1, own) };
    case 'ArrowRight':
      return { row, seat: within(seat + 1, own) };
    case 'Home':
      return { row, seat: 0 };
    case 'End':
      return { row, seat: within(own, own) };
    case 'ArrowUp':
      return toRow(-1);
    case 'ArrowDown':
      return toRow(1);
    default:
      return null;
  }
}
