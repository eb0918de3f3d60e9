import { BehaviorSubject } from 'rxjs';
import { givePaperCall } from '#adapters/wire/voting-desk/give-paper.ts';
import { givePassCall } from '#adapters/wire/voting-desk/kiosk/give-pass.ts';
import { lookAtDeskCall } from '#adapters/wire/voting-desk/look-at-desk.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { DeskAnswer } from '#domain/voting/desk/desk-answer.ts';
import type { PaperWay } from '#domain/voting/desk/desk-counts.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** What the desk says of the person before it: what the council answered, or that a ballot was given. */
export type DeskOutcome = DeskAnswer | 'given';

/** Why the council did not do it; `seconds` to wait, if it asks too often. */
export interface DeskTrouble {
  readonly kind: 'tooMany' | 'closed' | 'notAllowed' | 'failed';
  readonly seconds: number | null;
}

/** A pass that was made for the person: it is on this page until it is printed and the next person comes. */
export interface DeskPass {
  readonly pass: string;
  readonly until: Instant;
}

/** The person at the desk. `unsure`: the answer to a ballot was lost; it is sent again, and counts once. */
export type DeskStep =
  | { readonly kind: 'ready'; readonly outcome: DeskOutcome | null; readonly trouble: DeskTrouble | null }
  | ({ readonly kind: 'passed' } & DeskPass)
  | { readonly kind: 'busy' | 'found' | 'unsure' };

/** A ballot that is to be given. */
interface DeskDeed {
  readonly box: string;
  readonly way: PaperWay;
}

/** One person after another. Their number is kept in this object only, and only until the next one. */
export interface PollingPresenter extends Presenter<DeskStep> {
  /** Asks whether the person may vote. */
  readonly look: (identity: string) => Promise<void>;
  /** Gives the person who was found a paper ballot. */
  readonly give: (deed: DeskDeed) => Promise<void>;
  /** Makes the person who was found a pass for a kiosk. */
  readonly makePass: () => Promise<void>;
  /** Passes the envelope of a person, without asking first. */
  readonly pass: (identity: string, deed: DeskDeed) => Promise<void>;
  /** Sends the ballot again whose answer was lost. */
  readonly sendAgain: () => Promise<void>;
  /** Forgets the person. */
  readonly next: () => void;
}

const idle: DeskStep = { kind: 'ready', outcome: null, trouble: null };

/** What a refusal means for the officer. */
function troubleOf(refusal: { readonly kind: string; readonly retryAfter?: number }): DeskTrouble {
  const { kind, retryAfter = null } = refusal;
  if (kind === 'tooManyAttempts') return { kind: 'tooMany', seconds: retryAfter };
  if (kind === 'deskRefused') return { kind: 'closed', seconds: null };
  return { kind: kind === 'notAllowed' ? kind : 'failed', seconds: null };
}

/** Whether a call may have been done although it was not answered. */
const isLost = (kind: string): boolean => kind === 'unreachable' || kind === 'serverFailed';

export function pollingPresenter(
  { realm, call, newKey }: Pick<OfficeCouncil, 'realm' | 'call' | 'newKey'>,
  id: string,
): PollingPresenter {
  const state = new BehaviorSubject<DeskStep>(idle);
  let identity: string | null = null;
  let trying: (DeskDeed & { readonly identity: string; readonly key: string }) | null = null;
  const settle = (outcome: DeskOutcome | null, trouble: DeskTrouble | null = null) => {
    identity = null;
    trying = null;
    state.next({ kind: 'ready', outcome, trouble });
  };
  const send = async () => {
    if (trying === null || state.value.kind === 'busy') return;
    state.next({ kind: 'busy' });
    const answer = await call(givePaperCall, { realm, id, body: trying });
    if (!isLeft(answer)) settle(answer.right.answer);
    else if (isLost(answer.left.kind)) state.next({ kind: 'unsure' });
    else settle(null, troubleOf(answer.left));
  };
  const begin = (person: string, deed: DeskDeed) => {
    trying = { ...deed, identity: person, key: newKey() };
    return send();
  };
  return {
    ...presented(state),
    look: async (typed) => {
      if (state.value.kind === 'busy' || state.value.kind === 'unsure') return;
      state.next({ kind: 'busy' });
      const answer = await call(lookAtDeskCall, { realm, id, body: { identity: typed } });
      if (isLeft(answer)) settle(null, troubleOf(answer.left));
      else if (answer.right.answer === 'mayVote') {
        identity = typed;
        state.next({ kind: 'found' });
      } else settle(answer.right.answer);
    },
    give: async (deed) => {
      if (identity !== null && state.value.kind === 'found') await begin(identity, deed);
    },
    makePass: async () => {
      if (identity === null || state.value.kind !== 'found') return;
      state.next({ kind: 'busy' });
      const answer = await call(givePassCall, { realm, id, body: { identity } });
      if (isLeft(answer)) return settle(null, troubleOf(answer.left));
      const { pass, until, answer: outcome } = answer.right;
      if (outcome !== 'given' || pass === null || until === null)
        return settle(outcome === 'given' ? null : outcome);
      identity = null;
      return state.next({ kind: 'passed', pass, until: Date.parse(until) });
    },
    pass: async (typed, deed) => {
      if (state.value.kind === 'ready' || state.value.kind === 'found') await begin(typed, deed);
    },
    sendAgain: send,
    next: () => {
      if (['found', 'passed', 'ready'].includes(state.value.kind)) settle(null);
    },
  };
}
