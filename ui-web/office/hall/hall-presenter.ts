import { BehaviorSubject } from 'rxjs';
import { readHallCall } from '#adapters/wire/appointments/read-hall.ts';
import { takeHallTicketCall } from '#adapters/wire/appointments/take-hall-ticket.ts';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import type { CameAnswer } from '#adapters/wire/call.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** A hall as the council said it last. */
export type Hall = CameAnswer<typeof readHallCall>;

/** A screen in a hall. */
export interface HallState {
  readonly hall: Hall | null;
  /** Whether what is shown is older than it should be: the line has dropped. */
  readonly isLost: boolean;
  /** Whether its link opens nothing any more. */
  readonly isClosed: boolean;
}

/** What a person at the entrance is given; `lost`: no answer came, and the same is asked again. */
export type TakenTicket =
  | { readonly kind: 'given'; readonly visit: OwnVisit }
  | { readonly kind: 'lost' | 'refused' };

/** Reads a hall by the link of its screen, and takes tickets in it. */
export interface HallPresenter extends Presenter<HallState> {
  readonly refresh: () => Promise<void>;
  readonly take: (key: string, service: string) => Promise<TakenTicket>;
}

const isLost = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'unreachable' || kind === 'serverFailed';

export function hallPresenter(
  { realm, call }: Pick<OfficeCouncil, 'realm' | 'call'>,
  token: string,
): HallPresenter {
  const state = new BehaviorSubject<HallState>({ hall: null, isLost: false, isClosed: false });
  const refresh = async () => {
    const answer = await call(readHallCall, { realm, body: { token } });
    if (!isLeft(answer)) return state.next({ hall: answer.right, isLost: false, isClosed: false });
    const isClosed = answer.left.kind === 'appointmentRefused';
    return state.next({ ...state.value, isLost: !isClosed, isClosed });
  };
  return {
    ...presented(state),
    refresh,
    take: async (key, service) => {
      const body = { token, key, services: [service], people: 1 };
      const answer = await call(takeHallTicketCall, { realm, body });
      if (isLeft(answer)) return { kind: isLost(answer.left) ? 'lost' : 'refused' };
      void refresh();
      return { kind: 'given', visit: answer.right };
    },
  };
}
