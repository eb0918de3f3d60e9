import { BehaviorSubject } from 'rxjs';
import { readKioskCall } from '#adapters/wire/voting-desk/kiosk/read-kiosk.ts';
import { startKioskCall } from '#adapters/wire/voting-desk/kiosk/start-kiosk.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { KioskCouncil } from '#ui-web/composition/kiosk.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { KioskState, TypedFault } from './kiosk-state.ts';
import { kioskSeats, type SeatEnd } from './voting/kiosk-seats.ts';

/** The page of a kiosk: one voter after another, and nothing of the one before. */
export interface KioskPresenter extends Presenter<KioskState> {
  /** Asks which kiosk the browser is. */
  readonly open: () => Promise<void>;
  /** Makes the browser the kiosk of a code. */
  readonly begin: (code: string) => Promise<void>;
  /** Uses a pass: its person may vote now. */
  readonly enter: (pass: string) => Promise<void>;
  /** The voter uses the page: they get more time when little is left. */
  readonly isHere: () => void;
  /** All answers of the voter are with the council, but for so many that it refused. */
  readonly finish: (left: number) => void;
  /** The time that the council gave the voter is over. */
  readonly timeOver: () => void;
  /** Back to the start: the voter goes, or nobody answers. Nothing of them stays. */
  readonly restart: () => void;
}

interface Refused {
  readonly kind: string;
  readonly where?: string;
  readonly retryAfter?: number;
}

const places = ['noKiosk', 'noPass', 'hasMark', 'closed', 'hidden'] as const;

/** What a refusal means for who has typed letters. */
function faultOf({ kind, where, retryAfter }: Refused, serial: number): TypedFault {
  if (kind === 'tooManyAttempts') return { serial, kind: 'tooMany', seconds: retryAfter ?? 60 };
  const known = places.find((one) => one === where);
  return { serial, kind: kind === 'deskRefused' && known !== undefined ? known : 'lost', seconds: null };
}

const isNoKiosk = ({ kind, where }: Refused): boolean => kind === 'deskRefused' && where === 'noKiosk';

type Seats = ReturnType<typeof kioskSeats>;

/** The states of the page, and how its parts change them. */
function pageStates() {
  const state = new BehaviorSubject<KioskState>({ kind: 'opening' });
  let tries = 0;
  return {
    state,
    fault: (refused: Refused) => faultOf(refused, (tries += 1)),
    none: (isEnded: boolean, more: Partial<Extract<KioskState, { kind: 'none' }>> = {}) =>
      state.next({ kind: 'none', isEnded, isBusy: false, fault: null, ...more }),
  };
}
type PageStates = ReturnType<typeof pageStates>;

/** Asks which kiosk the browser is: first, and now and then while nobody votes. */
const opening =
  ({ realm, call }: KioskCouncil, { state, none }: PageStates) =>
  async (): Promise<void> => {
    const before = state.value;
    if ('isBusy' in before && before.isBusy) return;
    const read = await call(readKioskCall, { realm });
    // Somebody may have typed a pass meanwhile.
    if (state.value !== before) return;
    if (!isLeft(read)) {
      const typed = before.kind === 'start' ? before : { isBusy: false, fault: null };
      state.next({ ...typed, kind: 'start', kiosk: read.right });
    } else if (isNoKiosk(read.left)) {
      if (before.kind !== 'none') none(before.kind === 'start');
      // A kiosk that has lost its line keeps its start: whoever types a pass is told.
    } else if (before.kind !== 'start' && before.kind !== 'none') state.next({ kind: 'unreachable' });
  };

const beginning =
  ({ realm, call }: KioskCouncil, { state, none, fault }: PageStates) =>
  async (code: string): Promise<void> => {
    const now = state.value;
    if (now.kind !== 'none' || now.isBusy) return;
    none(now.isEnded, { isBusy: true });
    const begun = await call(startKioskCall, { realm, body: { code } });
    if (isLeft(begun)) none(now.isEnded, { fault: fault(begun.left) });
    else state.next({ kind: 'start', kiosk: begun.right, isBusy: false, fault: null });
  };

const entering =
  (seats: Seats, { state, none, fault }: PageStates) =>
  async (pass: string): Promise<void> => {
    const now = state.value;
    if (now.kind !== 'start' || now.isBusy) return;
    const asked: KioskState = { ...now, isBusy: true, fault: null };
    state.next(asked);
    const seated = await seats.take(now.kiosk, pass);
    // Whoever typed it has gone: the page began again.
    if (state.value !== asked) return;
    if (!isLeft(seated)) state.next({ kind: 'voting', kiosk: now.kiosk, seat: seated.right });
    else if (isNoKiosk(seated.left)) none(true);
    else state.next({ ...now, isBusy: false, fault: fault(seated.left) });
  };

const lengthening =
  (seats: Seats, { state }: PageStates) =>
  async (): Promise<void> => {
    const now = state.value;
    if (now.kind !== 'voting') return;
    const until = await seats.lengthen(now.seat);
    const then = state.value;
    if (until !== null && then.kind === 'voting' && then.seat.serial === now.seat.serial)
      state.next({ ...then, seat: { ...then.seat, until } });
  };

export function kioskPresenter(council: KioskCouncil): KioskPresenter {
  const states = pageStates();
  const { state, none } = states;
  const seatEnds = (end: SeatEnd) => {
    const now = state.value;
    if (now.kind !== 'voting') return;
    seats.leave();
    if (end.kind === 'ended') none(true);
    else state.next({ ...end, kiosk: now.kiosk });
  };
  const seats = kioskSeats(council, seatEnds);
  const lengthen = lengthening(seats, states);
  return {
    ...presented(state),
    open: opening(council, states),
    begin: beginning(council, states),
    enter: entering(seats, states),
    isHere: () => void lengthen(),
    finish: (left) => seatEnds({ kind: 'thanks', left }),
    timeOver: () => seatEnds({ kind: 'over', isUnsure: seats.isUnsure() }),
    restart: () => {
      const now = state.value;
      seats.leave();
      if ('kiosk' in now) state.next({ kind: 'start', kiosk: now.kiosk, isBusy: false, fault: null });
    },
  };
}
