import { BehaviorSubject } from 'rxjs';
import { handleRequestCall } from '#adapters/wire/requests/handle-request.ts';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { undoHandlingCall } from '#adapters/wire/requests/undo-handling.ts';
import { undoManyCall } from '#adapters/wire/requests/undo-many.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { DeskEdit, DeskState, DoneAct, Trouble } from './desk-state.ts';
import { areSame, type Filters, noDeskFilters } from './filters.ts';
import { filterCounts, queryOf } from './list-query.ts';

/** How many requests come at once; more are asked for at the end of the list. */
export const requestsAtOnce = 100;

/** The list of requests, the matter beside it, and what is done to them. */
export interface DeskPresenter extends Presenter<DeskState> {
  /** Shows the list with these filters; the same again asks for nothing. */
  readonly show: (filters: Filters) => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly more: () => Promise<void>;
  /** Opens the request of that public number; null closes it. */
  readonly open: (iid: string | null) => Promise<void>;
  readonly mark: (iids: readonly string[], on: boolean) => void;
  /** Changes the open request. True if it was stored; `key` names the intent. */
  readonly handle: (change: DeskEdit, key?: string) => Promise<boolean>;
  /** Shows a request as an act of its own has left it. */
  readonly put: (request: StaffRequest) => void;
  /** Notes what was done to several requests, and reads the list again. */
  readonly didMany: (done: DoneAct | null) => Promise<void>;
  /** Takes the last act back. True if it could be. */
  readonly undo: () => Promise<boolean>;
  /** The time to undo is over, or the notice was read. */
  readonly forget: () => void;
}

const troubleOf = (kind: string): Trouble => {
  if (kind === 'requestChanged') return 'changed';
  if (kind === 'keyReused') return 'sentBefore';
  if (kind === 'requestOver' || kind === 'notForPublic') return 'over';
  return kind === 'unreachable' || kind === 'notAllowed' || kind === 'undoOver' ? kind : 'other';
};

/** Refusals after which the request is read again: it is not as this person saw it. */
const rereads: ReadonlySet<string> = new Set(['requestChanged', 'keyReused', 'requestOver']);

type State = BehaviorSubject<DeskState>;
type Patch = (part: Partial<DeskState>) => void;

/** The list: pages of requests, of the filters that were asked for last. */
function listing({ call, realm }: OfficeCouncil, state: State, patch: Patch) {
  let turn = 0;
  const ask = async (filters: Filters, offset: number) => {
    turn += 1;
    const mine = turn;
    patch({ listing: 'asking', filters });
    const read = await call(listRequestsCall, { realm, ...queryOf(filters), limit: requestsAtOnce, offset });
    if (mine !== turn) return;
    if (isLeft(read)) return patch({ listing: read.left.kind === 'notAllowed' ? 'refused' : 'failed' });
    const { items, itemsCount: total, counts } = read.right;
    const before = state.value.items.slice(0, offset);
    const known = new Set(before.map(({ iid }) => iid));
    patch({
      listing: 'here',
      total,
      counts: filterCounts(counts),
      items: [...before, ...items.filter(({ iid }) => !known.has(iid))],
    });
  };
  const show = async (filters: Filters) => {
    const { listing: now } = state.value;
    if (now !== 'failed' && now !== 'refused' && turn > 0 && areSame(filters, state.value.filters)) return;
    patch({ marked: new Set() });
    await ask(filters, 0);
  };
  return {
    show,
    refresh: () => ask(state.value.filters, 0),
    more: async () => {
      const { items, total, listing: now, filters } = state.value;
      if (now === 'here' && items.length < total) await ask(filters, items.length);
    },
  };
}

/** The request that the address names, and what a person does to it. */
function matter(council: OfficeCouncil, state: State, patch: Patch) {
  const { call, realm } = council;
  let named: string | null = null;

  /** Puts what the server answered in the place of what was read before. */
  const put = (request: StaffRequest) => {
    patch({ items: state.value.items.map((one) => (one.iid === request.iid ? request : one)) });
    if (named === request.iid) patch({ matter: { kind: 'here', request } });
  };
  const read = async (iid: string) => {
    const found = await call(readForStaffCall, { realm, reference: iid });
    if (named !== iid) return;
    if (!isLeft(found)) return put(found.right);
    const { kind } = found.left;
    if (kind === 'unknownRequest' || kind === 'notFound') return patch({ matter: { kind: 'missing' } });
    // What the list had stays on show: a broken line takes nothing away.
    if (state.value.matter.kind !== 'here') patch({ matter: { kind: 'failed', refusal: found.left } });
  };
  const open = async (iid: string | null) => {
    if (named === iid && state.value.matter.kind === 'here') return;
    named = iid;
    const listed = state.value.items.find((one) => one.iid === iid);
    patch({
      trouble: null,
      matter:
        iid === null ? { kind: 'none' } : listed ? { kind: 'here', request: listed } : { kind: 'asking' },
    });
    if (iid !== null) await read(iid);
  };
  const handle = async (change: DeskEdit, key = council.newKey()): Promise<boolean> => {
    const { matter: now, isActing } = state.value;
    if (now.kind !== 'here' || isActing) return false;
    const { iid, revision } = now.request;
    patch({ isActing: true, trouble: null });
    const body = { ...change, seen: revision, key, undo: true };
    const handled = await call(handleRequestCall, { realm, reference: iid, body });
    patch({ isActing: false });
    if (isLeft(handled)) {
      patch({ trouble: troubleOf(handled.left.kind) });
      if (rereads.has(handled.left.kind)) await read(iid);
      return false;
    }
    put(handled.right);
    const { undoUntil } = handled.right;
    const isSent = change.message !== undefined || change.status !== undefined;
    const done = { key, iids: [iid], isSent, isMany: false };
    patch({ done: undoUntil === undefined ? null : { ...done, until: Date.parse(undoUntil) } });
    return true;
  };
  return { open, handle, put, read };
}

/** Takes the last act back: of one request, or of several under one key. */
async function undone(
  { call, realm }: OfficeCouncil,
  { key, iids, isMany }: DoneAct,
  put: (request: StaffRequest) => void,
): Promise<Trouble | null> {
  if (isMany) {
    const many = await call(undoManyCall, { realm, body: { references: iids, key } });
    if (isLeft(many)) return troubleOf(many.left.kind);
    return many.right.cannot.length > 0 ? 'undoOver' : null;
  }
  const [iid = ''] = iids;
  const one = await call(undoHandlingCall, { realm, reference: iid, body: { key } });
  if (isLeft(one)) return troubleOf(one.left.kind);
  put(one.right);
  return null;
}

/** The desk of one person: what they see of the requests, and what they do to them. */
export function deskPresenter(council: OfficeCouncil): DeskPresenter {
  const state: State = new BehaviorSubject<DeskState>({
    filters: noDeskFilters,
    items: [],
    total: 0,
    counts: null,
    listing: 'asking',
    matter: { kind: 'none' },
    marked: new Set(),
    done: null,
    trouble: null,
    isActing: false,
  });
  const patch: Patch = (part) => state.next({ ...state.value, ...part });
  const list = listing(council, state, patch);
  const { open, handle, put, read } = matter(council, state, patch);

  const readAgain = async () => {
    const now = state.value.matter;
    await Promise.all([list.refresh(), now.kind === 'here' ? read(now.request.iid) : null]);
  };
  const undo = async () => {
    const { done, isActing } = state.value;
    if (done === null || isActing) return false;
    patch({ isActing: true });
    const trouble = await undone(council, done, put);
    patch({ isActing: false, trouble, done: trouble === 'unreachable' ? done : null });
    if (done.isMany) await readAgain();
    return trouble === null;
  };
  return {
    ...presented(state),
    ...list,
    open,
    handle,
    put,
    undo,
    mark: (iids, on) => {
      const marked = new Set(state.value.marked);
      for (const iid of iids)
        if (on) marked.add(iid);
        else marked.delete(iid);
      patch({ marked });
    },
    didMany: async (done) => {
      patch({ done, marked: new Set(), trouble: null });
      await readAgain();
    },
    forget: () => patch({ done: null, trouble: null }),
  };
}
