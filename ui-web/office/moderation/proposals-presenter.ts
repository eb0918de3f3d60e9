import { BehaviorSubject } from 'rxjs';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { readTodayCall } from '#adapters/wire/office/read-today.ts';
import type { DutyWire } from '#adapters/wire/office/today.ts';
import { decideProposalCall } from '#adapters/wire/requests/decide-proposal.ts';
import { listDecidedCall } from '#adapters/wire/requests/list-decided.ts';
import { mergeProposalCall, separateProposalCall } from '#adapters/wire/requests/merge-proposal.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { type Either, isLeft, isRight } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** What a moderator can decide, in the order of the form. */
export const shownVerdicts = ['validate', 'study', 'refuse', 'ask', 'merge'] as const;
/** One of them. */
export type ShownVerdict = (typeof shownVerdicts)[number];

/** Whether the sender must be told something with a verdict. */
export const needsWords = (verdict: ShownVerdict): boolean => verdict === 'refuse' || verdict === 'ask';

/** The lists of the screen. */
export const proposalLists = ['waiting', 'decided'] as const;
/** One of them. */
export type ProposalList = (typeof proposalLists)[number];

/** A proposal that staff decided about. */
export type Decided = CallAnswer<typeof listDecidedCall>['items'][number];

/** Why two proposals were not merged, as the council says it. */
export const mergeFaults = ['itself', 'takenBack', 'alreadyMerged', 'intoMerged', 'hasDuplicates'] as const;

/** What became of the last decision. */
export type DecisionSaid =
  | 'done'
  | 'merged'
  | 'separated'
  | 'unsent'
  | 'failed'
  | 'wordsMissing'
  | 'otherMissing'
  | (typeof mergeFaults)[number];

/** What a moderator decides. `into`: the number of the proposal that this one is merged into. */
export interface ComingVerdict {
  readonly verdict: ShownVerdict;
  readonly text: string;
  readonly into: string;
}

/** What the screen of proposals shows. */
export type ValidationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'open';
      readonly list: ProposalList;
      readonly waiting: readonly DutyWire[];
      /** How many wait, also those that are not listed. */
      readonly waitingTotal: number;
      readonly decided: readonly Decided[];
      /** How many there are, also those that are not listed. */
      readonly decidedTotal: number;
      /** The one that is being read; null if none is, or if it is gone. */
      readonly shown: StaffRequest | null;
      readonly isBusy: boolean;
      readonly said: DecisionSaid | null;
    };

export interface ValidationPresenter extends Presenter<ValidationState> {
  /** Reads both lists, and the named proposal, else the first one of the list. */
  readonly open: (
    list: ProposalList | null,
    named: string | null,
    said?: DecisionSaid | null,
  ) => Promise<void>;
  readonly decide: (verdict: ComingVerdict) => Promise<boolean>;
  readonly separate: () => Promise<void>;
}

const mostDecided = 100;

/** What is missing before it can be sent. */
function missingIn({ verdict, text, into }: ComingVerdict): DecisionSaid | null {
  if (needsWords(verdict) && text.trim() === '') return 'wordsMissing';
  return verdict === 'merge' && into.trim() === '' ? 'otherMissing' : null;
}

/** Why nothing was stored, in a word of the screen. */
function refusedAs(refusal: { readonly kind: string; readonly faults?: unknown }): DecisionSaid {
  const [fault] = (refusal.faults ?? []) as readonly { readonly kind: string }[];
  return mergeFaults.find((one) => one === fault?.kind) ?? 'failed';
}

type Open = Extract<ValidationState, { kind: 'open' }>;

/** Reads both lists, and the named proposal, else the first one of the list; null if the council cannot be asked. */
async function readProposals(
  { call, realm }: OfficeCouncil,
  asked: ProposalList | null,
  named: string | null,
): Promise<Omit<Open, 'isBusy' | 'said'> | null> {
  const [today, past] = await Promise.all([
    call(readTodayCall, { realm }),
    call(listDecidedCall, { realm, limit: mostDecided }),
  ]);
  if (isLeft(today) || isLeft(past)) return null;
  const waiting = today.right.duties.filter(({ kind }) => kind === 'proposal');
  const { items: decided, itemsCount: decidedTotal } = past.right;
  const numbers = {
    waiting: waiting.map(({ subject }) => subject),
    decided: decided.map(({ iid }) => iid),
  };
  const isPast = named !== null && !numbers.waiting.includes(named) && numbers.decided.includes(named);
  const list = asked ?? (isPast ? 'decided' : 'waiting');
  const reference = numbers[list].find((one) => one === named) ?? numbers[list][0];
  const read = reference === undefined ? null : await call(readForStaffCall, { realm, reference });
  const shown = read !== null && isRight(read) ? read.right : null;
  const waitingTotal = today.right.counts.proposal;
  return { kind: 'open', list, waiting, waitingTotal, decided, decidedTotal, shown };
}

type Done = Either<
  { readonly kind: string; readonly faults?: unknown },
  { readonly iid: string; readonly unsent?: number }
>;

/** Sends what was decided about a proposal. */
async function send(
  { call, realm }: OfficeCouncil,
  reference: string,
  { verdict, text, into }: ComingVerdict,
): Promise<Done> {
  return verdict === 'merge'
    ? call(mergeProposalCall, { realm, reference, body: { into: into.trim() } })
    : call(decideProposalCall, { realm, reference, body: { verdict, text } });
}

/** The proposals that wait to be validated, and those that were. */
export function validationPresenter(council: OfficeCouncil): ValidationPresenter {
  const { call, realm } = council;
  const state = new BehaviorSubject<ValidationState>({ kind: 'loading' });

  async function open(
    asked: ProposalList | null,
    named: string | null,
    said: DecisionSaid | null = null,
  ): Promise<void> {
    const read = await readProposals(council, asked, named);
    state.next(read === null ? { kind: 'failed' } : { ...read, isBusy: false, said });
  }

  /** Stores something, and reads the lists again; what was typed stays if it cannot be stored. */
  async function store(work: (iid: string) => Promise<Done>, said: DecisionSaid, stays: boolean) {
    const now = state.value;
    if (now.kind !== 'open' || now.shown === null || now.isBusy) return false;
    state.next({ ...now, isBusy: true, said: null });
    const { iid } = now.shown;
    const done = await work(iid);
    if (isLeft(done)) {
      state.next({ ...now, said: refusedAs(done.left) });
      return false;
    }
    await open(now.list, stays ? iid : null, (done.right.unsent ?? 0) > 0 ? 'unsent' : said);
    return true;
  }

  async function decide(coming: ComingVerdict): Promise<boolean> {
    const now = state.value;
    const missing = missingIn(coming);
    if (now.kind === 'open' && missing !== null) {
      state.next({ ...now, said: missing });
      return false;
    }
    const { verdict } = coming;
    // What was asked goes on waiting; else the next one opens.
    const stays = verdict === 'ask' || (now.kind === 'open' && now.list === 'decided' && verdict !== 'merge');
    return store((iid) => send(council, iid, coming), verdict === 'merge' ? 'merged' : 'done', stays);
  }

  return {
    ...presented(state),
    open,
    decide,
    separate: async () => {
      await store((reference) => call(separateProposalCall, { realm, reference }), 'separated', false);
    },
  };
}
