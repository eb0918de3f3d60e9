import { useCallback, useState } from 'react';
import { closeOfficeCall } from '#adapters/wire/appointments/closing/close-office.ts';
import type {
  ClosureAnswer,
  PlannedVisitAnswer,
  WrittenClosedTime,
} from '#adapters/wire/appointments/closing/closure.ts';
import { lookAtClosureCall } from '#adapters/wire/appointments/closing/look-at-closure.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useOffice } from '../shell/office-context.ts';

/** Who would be in a closure. */
export interface SeenClosure {
  readonly people: readonly PlannedVisitAnswer[];
  readonly typing: number;
}

/** What staff decided of those who are in a closure. */
export interface ClosingChoice {
  readonly reason: string;
  readonly moves: boolean;
  /** Who chooses another time though the others are moved. */
  readonly choosing: readonly string[];
}

/** Why something was not done: the council’s word. */
export function whyNotClosed(refused: { readonly kind: string }): string {
  const { kind, where } = refused as { readonly kind: string; readonly where?: string };
  return kind === 'appointmentRefused' ? (where ?? kind) : kind;
}

/** Where the making of a closure is. Its key stays the same until it is made, so that sent twice it counts once. */
interface Closing {
  readonly key: string;
  readonly isBusy: boolean;
  readonly trouble: string | null;
  readonly seen: SeenClosure | null;
}

/** Looks who is in a closure, then makes it. */
export function useClosing(office: string, done: (made: ClosureAnswer) => void) {
  const { council } = useOffice();
  const { realm, call, newKey } = council;
  const fresh = useCallback(
    (): Closing => ({ key: newKey(), isBusy: false, trouble: null, seen: null }),
    [newKey],
  );
  const [state, set] = useState(fresh);
  const begin = () => set((before) => ({ ...before, isBusy: true, trouble: null }));
  const fail = (refused: { readonly kind: string }) =>
    set((before) => ({ ...before, isBusy: false, trouble: whyNotClosed(refused) }));
  return {
    ...state,
    /** What was seen is of another time. */
    forget: () => set((before) => (before.seen === null && before.trouble === null ? before : fresh())),
    look: async (time: WrittenClosedTime) => {
      begin();
      const answer = await call(lookAtClosureCall, { realm, office, body: time });
      if (isLeft(answer)) return fail(answer.left);
      return set((before) => ({ ...before, isBusy: false, seen: answer.right }));
    },
    close: async (time: WrittenClosedTime, { reason, moves, choosing }: ClosingChoice) => {
      begin();
      const body = { ...time, key: state.key, reason, moves, choosing: moves ? [...choosing] : null };
      const answer = await call(closeOfficeCall, { realm, office, body });
      if (isLeft(answer)) return fail(answer.left);
      set(fresh());
      return done(answer.right);
    },
  };
}
