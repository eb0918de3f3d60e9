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

export function kioskPresenter(council: KioskCouncil): KioskPresenter {
  const state = new BehaviorSubject<KioskState>({ kind: 'opening' });
  const { realm, call } = council;
  let tries = 0;
  const fault = (refused: Refused) => faultOf(refused, (tries += 1));
  const none = (isEnded: boolean, more: Partial<Extract<KioskState, { kind: 'none' }>> = {}) =>
    state.next({ kind: 'none', isEnded, isBusy: false, fault: null, ...more });
  const seatEnds = (end: SeatEnd) => {
    const now = state.value;
    if (now.kind !== 'voting') return;
    seats.leave();
    if (end.kind === 'ended') none(true);
    else if (end.kind === 'over') state.next({ ...end, kiosk: now.kiosk });
    else state.next({ kind: 'thanks', kiosk: now.kiosk, left: end.left });
  };
  const seats = kioskSeats(council, seatEnds);

  const open = async () => {
    const before = state.value;
    const read = await call(readKioskCall, { realm });
    // A voter may have begun meanwhile: this is asked now and then while nobody votes.
    if (state.value !== before) return;
    if (!isLeft(read)) {
      const typed = before.kind === 'start' ? before : { isBusy: false, fault: null };
      return state.next({ ...typed, kind: 'start', kiosk: read.right });
    }
    if (isNoKiosk(read.left)) return before.kind === 'none' ? undefined : none(before.kind === 'start');
    // A kiosk that has lost its line keeps its start: whoever types a pass is told.
    if (before.kind !== 'start' && before.kind !== 'none') state.next({ kind: 'unreachable' });
    return undefined;
  };

  const begin = async (code: string) => {
    const now = state.value;
    if (now.kind !== 'none' || now.isBusy) return;
    none(now.isEnded, { isBusy: true });
    const begun = await call(startKioskCall, { realm, body: { code } });
    if (isLeft(begun)) none(now.isEnded, { fault: fault(begun.left) });
    else state.next({ kind: 'start', kiosk: begun.right, isBusy: false, fault: null });
  };

  const enter = async (pass: string) => {
    const now = state.value;
    if (now.kind !== 'start' || now.isBusy) return;
    state.next({ ...now, isBusy: true, fault: null });
    const seated = await seats.take(now.kiosk, pass);
    if (!isLeft(seated)) return state.next({ kind: 'voting', kiosk: now.kiosk, seat: seated.right });
    if (isNoKiosk(seated.left)) return none(true);
    return state.next({ ...now, isBusy: false, fault: fault(seated.left) });
  };

  return {
    ...presented(state),
    open,
    begin,
    enter,
    isHere: () => {
      const now = state.value;
      if (now.kind !== 'voting') return;
      void seats.lengthen(now.seat).then((until) => {
        const then = state.value;
        if (until !== null && then.kind === 'voting' && then.seat.serial === now.seat.serial)
          state.next({ ...then, seat: { ...then.seat, until } });
      });
    },
    finish: (left) => seatEnds({ kind: 'thanks', left }),
    timeOver: () => seatEnds({ kind: 'over', isUnsure: seats.isUnsure() }),
    restart: () => {
      const now = state.value;
      seats.leave();
      if ('kiosk' in now) state.next({ kind: 'start', kiosk: now.kiosk, isBusy: false, fault: null });
    },
  };
}
