import type { PlanSeat } from './next-seat.ts';
import type { SeatState } from './seat-plan.tsx';

/** A seat of a plan, and whether it is free now. */
interface FreeSeat extends PlanSeat {
  readonly isFree: boolean;
}

/** What is chosen: how many tickets of each type, and seats as `type/row/number`, in the order in which they were chosen. */
export interface ChosenSeats {
  readonly counts: Readonly<Record<string, number>>;
  readonly seats: readonly string[];
}

/** How a chosen seat is written down. */
export const seatEntry = (type: string, row: string, number: number): string => `${type}/${row}/${number}`;

/** The seats of one type, and what a press on one of them does. */
export function seatChoice(
  { counts, seats }: ChosenSeats,
  { id: type, need }: { readonly id: string; readonly need: PlanSeat['need'] },
) {
  const most = counts[type] ?? 0;
  const chosen = seats.filter((one) => one.startsWith(`${type}/`));
  const isOther = (row: string, number: number) =>
    seats.some((one) => one.endsWith(`/${row}/${number}`) && one !== seatEntry(type, row, number));
  return {
    most,
    chosen,
    stateOf: (
      rows: readonly { readonly id: string; readonly seats: readonly FreeSeat[] }[],
      row: string,
      number: number,
    ): SeatState => {
      const seat = rows.find(({ id }) => id === row)?.seats.find((one) => one.number === number);
      if (seats.includes(seatEntry(type, row, number))) return 'chosen';
      if (seat?.isFree !== true || isOther(row, number)) return 'taken';
      return seat.need === need ? 'free' : 'other';
    },
    /** One more than there are tickets takes the place of the one that was chosen first. */
    toggled: (row: string, number: number): readonly string[] => {
      const name = seatEntry(type, row, number);
      if (seats.includes(name)) return seats.filter((one) => one !== name);
      const dropped = chosen.slice(0, Math.max(0, chosen.length + 1 - most));
      return most === 0 ? seats : [...seats.filter((one) => !dropped.includes(one)), name];
    },
  };
}
