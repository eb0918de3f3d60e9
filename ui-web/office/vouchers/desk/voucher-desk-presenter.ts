import { BehaviorSubject } from 'rxjs';
import { lookUpPersonCall, type PersonAtDeskAnswer } from '#adapters/wire/vouchers/desk/look-up-person.ts';
import { replaceVoucherCall } from '#adapters/wire/vouchers/desk/replace-voucher.ts';
import {
  type DeskReceiptAnswer,
  returnVoucherAtDeskCall,
} from '#adapters/wire/vouchers/desk/return-voucher-at-desk.ts';
import { issueAtDeskCall } from '#adapters/wire/vouchers/issue-at-desk.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { OrderLine } from '#domain/vouchers/issue/voucher-order.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** Why nothing was given: the council’s word, with its numbers. */
export interface VoucherTrouble {
  readonly kind: string;
  readonly most?: number;
  readonly minutes?: number;
}

/** The person at the desk. `unsure`: an answer was lost; the same is sent again, and counts once. */
export type VoucherDeskStep =
  | { readonly kind: 'ready'; readonly trouble: VoucherTrouble | null }
  | { readonly kind: 'busy' | 'unsure' }
  | { readonly kind: 'found'; readonly person: PersonAtDeskAnswer; readonly trouble: VoucherTrouble | null }
  | { readonly kind: 'given'; readonly what: 'new' | 'replaced'; readonly orders: readonly OwnOrderAnswer[] }
  | { readonly kind: 'paidBack'; readonly receipts: readonly DeskReceiptAnswer[] };

/** What is to be given to the person who was found. */
export interface ChosenAtDesk {
  readonly lines: readonly OrderLine[];
  readonly birthDay: string | null;
  readonly area: string | null;
  /** Whether it is the lot that the person won. */
  readonly isLot?: true;
}

/** One person after another. Their number is kept in this object only, and only until the next one. */
export interface VoucherDeskPresenter extends Presenter<VoucherDeskStep> {
  readonly look: (identity: string) => Promise<void>;
  readonly give: (wanted: ChosenAtDesk) => Promise<void>;
  /** Gives others for lost ones, by their names at desks. */
  readonly replace: (names: readonly string[]) => Promise<void>;
  /** Takes vouchers back, by their names at desks, for the cash that was paid for them. */
  readonly payBack: (names: readonly string[]) => Promise<void>;
  readonly sendAgain: () => Promise<void>;
  /** Forgets the person. */
  readonly next: () => void;
}

type Asked =
  | {
      readonly kind: 'new';
      readonly body: ChosenAtDesk & { readonly key: string; readonly identity: string };
    }
  | {
      readonly kind: 'replaced';
      readonly body: { readonly key: string; readonly identity: string; readonly name: string };
    }
  | { readonly kind: 'paidBack'; readonly body: { readonly identity: string; readonly name: string } };

/** What was done so far of what was asked for at once. */
interface DoneAtDesk {
  readonly orders: readonly OwnOrderAnswer[];
  readonly receipts: readonly DeskReceiptAnswer[];
}

const nothingDone: DoneAtDesk = { orders: [], receipts: [] };

interface Refused {
  readonly kind: string;
  readonly where?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly faults?: readonly object[] | undefined;
}

/** What a refusal means for the person of staff. */
function troubleOf(refused: object): VoucherTrouble {
  const { kind, where, retryAfter, faults } = refused as Refused;
  if (kind === 'tooManyAttempts') return { kind, minutes: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) };
  return { ...faults?.[0], kind: kind === 'voucherRefused' ? (where ?? kind) : kind };
}

const isLost = (kind: string): boolean => kind === 'unreachable' || kind === 'serverFailed';

/** Asks for one thing; what is done then has it too. */
const asking =
  ({ realm, call }: Pick<OfficeCouncil, 'realm' | 'call'>, id: string) =>
  async (one: Asked, done: DoneAtDesk): Promise<Either<{ readonly kind: string }, DoneAtDesk>> => {
    if (one.kind === 'paidBack') {
      const paid = await call(returnVoucherAtDeskCall, { realm, id, body: one.body });
      return isLeft(paid) ? paid : right({ ...done, receipts: [...done.receipts, paid.right] });
    }
    const given =
      one.kind === 'new'
        ? await call(issueAtDeskCall, { realm, id, body: one.body })
        : await call(replaceVoucherCall, { realm, id, body: one.body });
    return isLeft(given) ? given : right({ ...done, orders: [...done.orders, given.right] });
  };

/** What is shown of what was done; null if nothing was. */
function shownOf(what: Asked['kind'], { orders, receipts }: DoneAtDesk): VoucherDeskStep | null {
  if (what === 'paidBack') return receipts.length === 0 ? null : { kind: 'paidBack', receipts };
  return orders.length === 0 ? null : { kind: 'given', what, orders };
}

const replacing =
  (names: readonly string[], newKey: () => string) =>
  (identity: string): readonly Asked[] =>
    names.map((name) => ({ kind: 'replaced', body: { name, identity, key: newKey() } }));

const payingBack =
  (names: readonly string[]) =>
  (identity: string): readonly Asked[] =>
    names.map((name) => ({ kind: 'paidBack', body: { name, identity } }));

export function voucherDeskPresenter(
  { realm, call, newKey }: Pick<OfficeCouncil, 'realm' | 'call' | 'newKey'>,
  id: string,
): VoucherDeskPresenter {
  const state = new BehaviorSubject<VoucherDeskStep>({ kind: 'ready', trouble: null });
  let found: { readonly identity: string; readonly person: PersonAtDeskAnswer } | null = null;
  let waiting: readonly Asked[] = [];
  let done = nothingDone;
  const forget = (trouble: VoucherTrouble | null = null) => {
    [found, waiting, done] = [null, [], nothingDone];
    state.next({ kind: 'ready', trouble });
  };
  const ask = asking({ realm, call }, id);
  /** What was done is shown also if the last one of several was refused. */
  const finish = (what: Asked['kind'], trouble: VoucherTrouble | null) => {
    waiting = [];
    const shown = shownOf(what, done);
    if (shown !== null) state.next(shown);
    else if (found === null) forget(trouble);
    else state.next({ kind: 'found', person: found.person, trouble });
  };
  const send = async (): Promise<void> => {
    const [first, ...others] = waiting;
    if (first === undefined) return;
    state.next({ kind: 'busy' });
    const answer = await ask(first, done);
    if (isLeft(answer))
      return isLost(answer.left.kind)
        ? state.next({ kind: 'unsure' })
        : finish(first.kind, troubleOf(answer.left));
    done = answer.right;
    waiting = others;
    if (others.length > 0) return send();
    found = null;
    return finish(first.kind, null);
  };
  const begin = async (asked: (identity: string) => readonly Asked[]) => {
    if (found === null || state.value.kind !== 'found') return;
    waiting = asked(found.identity);
    await send();
  };
  return {
    ...presented(state),
    look: async (identity) => {
      if (state.value.kind === 'busy' || state.value.kind === 'unsure') return;
      state.next({ kind: 'busy' });
      const answer = await call(lookUpPersonCall, { realm, id, body: { identity } });
      if (isLeft(answer)) return forget(troubleOf(answer.left));
      found = { identity, person: answer.right };
      return state.next({ kind: 'found', person: answer.right, trouble: null });
    },
    give: (wanted) => begin((identity) => [{ kind: 'new', body: { ...wanted, identity, key: newKey() } }]),
    replace: (names) => begin(replacing(names, newKey)),
    payBack: (names) => begin(payingBack(names)),
    sendAgain: async () => (state.value.kind === 'unsure' ? send() : undefined),
    next: () => {
      if (state.value.kind !== 'busy' && state.value.kind !== 'unsure') forget();
    },
  };
}
