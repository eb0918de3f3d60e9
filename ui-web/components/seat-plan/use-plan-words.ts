import { useSpeech } from '#ui-web/speech.ts';
import type { PlanSeat } from './next-seat.ts';
import type { SeatState } from './seat-plan.tsx';

/** The words of a plan, from the texts of the place that shows it. */
export function usePlanWords(place: 'tickets' | 'office-tickets') {
  const { t } = useSpeech();
  const word = (state: SeatState) => t(`${place}:seats.${state}`);
  return {
    stage: t(`${place}:seats.stage`),
    row: (row: string) => t(`${place}:seats.row`, { row }),
    seat: (row: string, { number, need }: PlanSeat, state: SeatState) =>
      t(`${place}:seats.seat.${need}`, { row, n: String(number), state: word(state) }),
    legend: { free: word('free'), chosen: word('chosen'), taken: word('taken') },
    special: t(`${place}:seats.special`),
  };
}
