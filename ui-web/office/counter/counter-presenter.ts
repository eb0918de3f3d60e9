import { BehaviorSubject } from 'rxjs';
import { actOnVisitCall } from '#adapters/wire/appointments/act-on-visit.ts';
import { callNextCall } from '#adapters/wire/appointments/call-next.ts';
import { listVisitsCall } from '#adapters/wire/appointments/list-visits.ts';
import { takeTicketCall } from '#adapters/wire/appointments/take-ticket.ts';
import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import type { CameAnswer } from '#adapters/wire/call.ts';
import type { VisitAct } from '#domain/appointments/act-on-visit.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** Who comes to an office today, as the council listed it. */
export type CounterList = CameAnswer<typeof listVisitsCall>;

/** What was done last: what it was, or why it was not. `lost`: no answer came. */
export interface CounterNews {
  readonly kind: string;
  readonly isFault: boolean;
  /** The code of the visit that it is about. */
  readonly code?: string | null;
}

/** A counter as its screen shows it. */
export interface CounterState {
  /** Null until it was read. */
  readonly list: CounterList | null;
  /** Whether the list is older than it should be: the line has dropped. */
  readonly isLost: boolean;
  /** Why the list cannot be read at all; null: it can. */
  readonly refused: string | null;
  readonly isBusy: boolean;
  readonly news: CounterNews | null;
  /** The visit that this desk ended last, and can take up again. */
  readonly undoable: string | null;
}

/** What an act says beside the visit. */
export interface VisitMore {
  readonly to?: string | null;
  readonly services?: readonly string[];
  readonly note?: string;
}

/** What a ticket is for. */
export interface TicketPurpose {
  readonly services: readonly string[];
  readonly people: number;
  /** Whether its person needs to be called earlier. */
  readonly prefers: boolean;
}

/** A desk of an office. */
export interface CounterPresenter extends Presenter<CounterState> {
  readonly refresh: () => Promise<void>;
  /** Ends the visit before the desk, if there is one, and calls the next person. */
  readonly next: (note?: string) => Promise<void>;
  readonly act: (visit: CounterVisit, act: VisitAct, more?: VisitMore) => Promise<void>;
  /** Takes up again what this desk ended last; who was called since goes back to their place. */
  readonly undo: () => Promise<void>;
  /** Gives a ticket; null: none was given. */
  readonly ticket: (key: string, wanted: TicketPurpose) => Promise<CounterVisit | null>;
}

/** A desk of an office, by its ids. */
export interface DeskPlace {
  readonly office: string;
  readonly desk: string;
}

interface Refused {
  readonly kind: string;
  readonly where?: string | undefined;
}

const isLost = (kind: string): boolean => kind === 'unreachable' || kind === 'serverFailed';

/** Why something was not done, in a word. */
function faultOf(refused: object): CounterNews {
  const { kind, where } = refused as Refused;
  if (isLost(kind)) return { kind: 'lost', isFault: true };
  return { kind: kind === 'appointmentRefused' ? (where ?? kind) : kind, isFault: true };
}

/** The visit that a desk has before it. */
export const servedAt = (list: CounterList | null, desk: string): CounterVisit | null =>
  list?.items.find((one) => (one.state === 'called' || one.state === 'serving') && one.desk === desk) ?? null;

const ending: readonly VisitAct[] = ['finish', 'park', 'miss'];

const begun: CounterState = {
  list: null,
  isLost: false,
  refused: null,
  isBusy: false,
  news: null,
  undoable: null,
};

type Call = Pick<OfficeCouncil, 'realm' | 'call'>;
type Change = Promise<Partial<CounterState>>;

const posting =
  ({ realm, call }: Call, { office, desk }: DeskPlace) =>
  (visit: CounterVisit, act: VisitAct, { services, ...others }: VisitMore = {}) => {
    const body = {
      act,
      version: visit.version,
      desk,
      ...others,
      ...(services && { services: [...services] }),
    };
    return call(actOnVisitCall, { realm, office, visit: visit.id, body });
  };

/** What each press of a desk changes of what is shown. */
function deskActs({ realm, call }: Call, { office, desk }: DeskPlace) {
  const post = posting({ realm, call }, { office, desk });
  return {
    next: async ({ list }: CounterState, note?: string): Change => {
      const mine = servedAt(list, desk);
      const body = { desk, finished: mine?.id ?? null, ...(note !== undefined && { note }) };
      const answer = await call(callNextCall, { realm, office, body });
      if (isLeft(answer)) return { news: faultOf(answer.left) };
      const { visit } = answer.right;
      const news = { kind: visit === null ? 'nobody' : 'called', isFault: false, code: visit?.code ?? null };
      return { news, undoable: mine?.id ?? null };
    },
    act: async (visit: CounterVisit, act: VisitAct, more?: VisitMore): Change => {
      const answer = await post(visit, act, more);
      if (isLeft(answer)) return { news: faultOf(answer.left) };
      const undoable = ending.includes(act) ? visit.id : null;
      return { news: { kind: act, isFault: false, code: visit.code }, undoable };
    },
    undo: async ({ list, undoable }: CounterState): Change => {
      const before = list?.items.find(({ id }) => id === undoable);
      if (before === undefined) return { undoable: null };
      const mine = servedAt(list, desk);
      const back = mine === null ? null : await post(mine, 'redirect');
      if (back !== null && isLeft(back)) return { news: faultOf(back.left) };
      const answer = await post(before, 'resume');
      if (isLeft(answer)) return { news: faultOf(answer.left) };
      return { news: { kind: 'resume', isFault: false, code: before.code }, undoable: null };
    },
  };
}

/** Reads the list; an answer that was overtaken would show what is over. */
function reading({ realm, call }: Call, office: string, change: (more: Partial<CounterState>) => void) {
  let asked = 0;
  return async () => {
    asked += 1;
    const mine = asked;
    const answer = await call(listVisitsCall, { realm, office, day: null });
    if (mine !== asked) return;
    if (!isLeft(answer)) return change({ list: answer.right, isLost: false, refused: null });
    const { kind } = faultOf(answer.left);
    return change(kind === 'lost' ? { isLost: true } : { refused: kind });
  };
}

export function counterPresenter(council: Call, place: DeskPlace): CounterPresenter {
  const state = new BehaviorSubject<CounterState>(begun);
  const change = (more: Partial<CounterState>) => state.next({ ...state.value, ...more });
  const acts = deskActs(council, place);
  const refresh = reading(council, place.office, change);
  const busy = async (work: () => Change) => {
    if (state.value.isBusy) return;
    change({ isBusy: true, news: null });
    change(await work());
    await refresh();
    change({ isBusy: false });
  };
  return {
    ...presented(state),
    refresh,
    next: (note) => busy(() => acts.next(state.value, note)),
    act: (visit, act, more) => busy(() => acts.act(visit, act, more)),
    undo: () => busy(() => acts.undo(state.value)),
    ticket: async (key, { services, ...wanted }) => {
      const { realm, call } = council;
      const body = { key, services: [...services], ...wanted };
      const answer = await call(takeTicketCall, { realm, office: place.office, body });
      if (isLeft(answer)) {
        change({ news: faultOf(answer.left) });
        return null;
      }
      void refresh();
      return answer.right;
    },
  };
}
