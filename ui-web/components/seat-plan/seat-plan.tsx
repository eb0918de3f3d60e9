import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './seat-plan.module.css';
import { nextSeat, type PlanSeat, type PlanSpot } from './next-seat.ts';

/** A row as it is drawn, the one nearest to the stage first. */
export interface PlanRow {
  readonly id: string;
  readonly seats: readonly PlanSeat[];
}

/** How a seat is drawn: it can be chosen, it is, somebody has it, or it is for others. */
export type SeatState = 'free' | 'chosen' | 'taken' | 'other';

interface SeatPlanProps {
  /** What the plan is of. */
  readonly label: string;
  readonly rows: readonly PlanRow[];
  readonly stateOf: (row: string, seat: PlanSeat) => SeatState;
  readonly toggle: (row: string, seat: PlanSeat) => void;
  readonly words: {
    /** What is at the front. */
    readonly stage: string;
    readonly row: (row: string) => string;
    /** The whole name of a seat, with what it is for and whether it can be chosen. */
    readonly seat: (row: string, seat: PlanSeat, state: SeatState) => string;
    readonly legend: Readonly<Record<Exclude<SeatState, 'other'>, string>>;
    readonly special: string;
  };
}

/** What the colours of a plan mean. Who hears the seats is told with each of them. */
const Legend = ({ words, hasSpecial }: Pick<SeatPlanProps, 'words'> & { readonly hasSpecial: boolean }) => (
  <ul role="list" className={styles.legend} aria-hidden="true">
    {(['free', 'chosen', 'taken'] as const).map((state) => (
      <li key={state}>
        <span data-state={state} /> {words.legend[state]}
      </li>
    ))}
    {hasSpecial && (
      <li>
        <span data-state="free" data-need="wheelchair" /> {words.special}
      </li>
    )}
  </ul>
);

/**
 * The rows of a hall as they are, with the stage above: one stop of the tabulator, and arrows from seat to seat. On a narrow
 * screen it scrolls sideways by itself.
 */
export function SeatPlan({ label, rows, stateOf, toggle, words }: SeatPlanProps) {
  const plan = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<PlanSpot>({ row: 0, seat: 0 });
  const seated = rows[spot.row]?.seats[spot.seat] === undefined ? { row: 0, seat: 0 } : spot;
  const move = (event: KeyboardEvent) => {
    const to = nextSeat(rows, seated, event.key);
    if (to === null) return;
    event.preventDefault();
    setSpot(to);
    plan.current?.querySelector<HTMLElement>(`[data-spot="${to.row} ${to.seat}"]`)?.focus();
  };
  const hasSpecial = rows.some(({ seats }) => seats.some(({ need }) => need !== 'any'));
  return (
    <div className={styles.plan}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons are what is focused */}
      <div ref={plan} role="group" aria-label={label} className={styles.hall} onKeyDown={move}>
        <p className={styles.stage}>
          <span>{words.stage}</span>
        </p>
        {rows.map(({ id, seats }, row) => (
          <div key={id} role="group" aria-label={words.row(id)} className={styles.row}>
            <span aria-hidden="true">{id}</span>
            {seats.map((one, seat) => {
              const state = stateOf(id, one);
              const isOpen = state === 'free' || state === 'chosen';
              return (
                <button
                  key={one.number}
                  type="button"
                  aria-label={words.seat(id, one, state)}
                  aria-pressed={state === 'chosen'}
                  aria-disabled={!isOpen}
                  data-state={state}
                  data-need={one.need}
                  data-spot={`${row} ${seat}`}
                  tabIndex={row === seated.row && seat === seated.seat ? 0 : -1}
                  onFocus={() => setSpot({ row, seat })}
                  onClick={() => isOpen && toggle(id, one)}
                >
                  {one.number}
                </button>
              );
            })}
            <span aria-hidden="true">{id}</span>
          </div>
        ))}
      </div>
      <Legend words={words} hasSpecial={hasSpecial} />
    </div>
  );
}
