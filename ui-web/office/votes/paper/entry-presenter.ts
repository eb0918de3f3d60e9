import { BehaviorSubject } from 'rxjs';
import { enterBallotCall } from '#adapters/wire/office-votes/paper/enter-ballot.ts';
import type { EntriesAnswer } from '#adapters/wire/office-votes/paper/entries.ts';
import { readEntriesCall } from '#adapters/wire/office-votes/paper/read-entries.ts';
import { takeEntryBackCall } from '#adapters/wire/office-votes/paper/take-entry-back.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { SheetAnswer, SheetAnswers, SheetSurvey } from '#domain/voting/paper/sheet.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { troubleOf } from './paper-presenter.ts';

/** What a person enters now. */
export interface OpenEntry {
  readonly kind: 'open';
  readonly entries: EntriesAnswer;
  /** The ballot whose number is typed; null if none is left for this person. */
  readonly number: number | null;
  /** The place of the question in the ballot. */
  readonly at: number;
  /** As the third person, who types it anew. */
  readonly settles: boolean;
  readonly typed: string;
  readonly isSending: boolean;
  readonly trouble: string | null;
}

export type EntryState = { readonly kind: 'loading' | 'failed' } | OpenEntry;

/** Entering the ballots of a box. */
export interface EntryPresenter extends Presenter<EntryState> {
  readonly load: () => Promise<void>;
  readonly type: (typed: string) => void;
  /** Goes to the ballot with a number; as the third person, to decide it. */
  readonly goTo: (number: number, settles?: boolean) => void;
  /** Stores the answer to the question; what was typed meanwhile is that of the next one. */
  readonly enter: (answer: SheetAnswer) => Promise<void>;
  readonly takeBack: () => Promise<void>;
  /** Decides a ballot by all answers of it. */
  readonly settle: (number: number, answers: SheetAnswers) => Promise<void>;
}

/** The question that comes next on the ballot that somebody left half typed; otherwise the first. */
const questionAt = (entries: EntriesAnswer, number: number | null, sheet: readonly SheetSurvey[]): number => {
  const { draft } = entries;
  if (draft === null || draft.number !== number) return 0;
  const at = sheet.findIndex(({ id }) => draft.answers[id] === undefined);
  return Math.max(0, at);
};

/** Where a person goes on with these entries. */
function following(entries: EntriesAnswer, sheet: readonly SheetSurvey[]) {
  const number = entries.draft?.number ?? entries.next;
  return { entries, number, at: questionAt(entries, number, sheet), settles: false };
}

/** What is sent of the ballots of one box. */
const entryCalls = (
  { realm, call }: OfficeCouncil,
  place: { readonly id: string; readonly box: string },
) => ({
  read: () => call(readEntriesCall, { realm, ...place }),
  enter: (number: number, survey: string, answer: SheetAnswer, settles: boolean) =>
    call(enterBallotCall, { realm, ...place, body: { number, survey, answer, settles } }),
  takeBack: (number: number) => call(takeEntryBackCall, { realm, ...place, body: { number } }),
});

/** What a person sees of the ballots, and how it changes. */
function entryState() {
  const state = new BehaviorSubject<EntryState>({ kind: 'loading' });
  const open = (): OpenEntry | null => (state.value.kind === 'open' ? state.value : null);
  return {
    state,
    open,
    patch: (more: Partial<OpenEntry>) => {
      const now = open();
      if (now !== null) state.next({ ...now, ...more });
    },
  };
}

/** Refusals that say that others have done this ballot meanwhile: the next one is asked for. */
const doneByOthers: ReadonlySet<string> = new Set(['enteredTwice', 'settledAlready']);

/** Decides a ballot, question by question; what the last one was answered. */
async function settled(
  { enter }: ReturnType<typeof entryCalls>,
  sheet: readonly SheetSurvey[],
  { number, answers }: { readonly number: number; readonly answers: SheetAnswers },
) {
  let sent: Awaited<ReturnType<typeof enter>> | null = null;
  for (const { id } of sheet) {
    const answer = answers[id];
    if (answer === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- the questions of one ballot, in their order
    sent = await enter(number, id, answer, true);
    if (isLeft(sent)) return sent;
  }
  return sent;
}

const idle = { typed: '', isSending: false, trouble: null } as const;

export function entryPresenter(
  council: OfficeCouncil,
  place: { readonly id: string; readonly box: string },
  sheet: readonly SheetSurvey[],
): EntryPresenter {
  const { state, open, patch } = entryState();
  const calls = entryCalls(council, place);
  const load = async () => {
    const answer = await calls.read();
    if (!isLeft(answer)) {
      state.next({ kind: 'open', ...following(answer.right, sheet), ...idle });
    } else if (state.value.kind !== 'open') state.next({ kind: 'failed' });
  };
  /** What was typed comes back: nothing of it was stored. */
  const refuse = async (refusal: object, typed: string) => {
    const { why } = troubleOf(refusal);
    if (doneByOthers.has(why)) {
      await load();
      return patch({ trouble: why });
    }
    return patch({ typed, isSending: false, trouble: why });
  };
  return {
    ...presented(state),
    load,
    type: (typed) => patch({ typed, trouble: null }),
    goTo: (number, settles = false) => {
      const now = open();
      const at = settles || now === null ? 0 : questionAt(now.entries, number, sheet);
      patch({ number, settles, at, typed: '', trouble: null });
    },
    enter: async (answer) => {
      const now = open();
      const survey = now === null ? undefined : sheet[now.at];
      if (now === null || now.number === null || survey === undefined || now.isSending) return;
      const { number, at, settles, typed } = now;
      patch({ typed: '', isSending: true, trouble: null });
      const sent = await calls.enter(number, survey.id, answer, settles);
      if (isLeft(sent)) return refuse(sent.left, typed);
      const isDone = at + 1 >= sheet.length;
      const next = isDone
        ? following(sent.right, sheet)
        : { entries: sent.right, number, at: at + 1, settles };
      patch({ ...next, isSending: false });
    },
    takeBack: async () => {
      const number = open()?.entries.last ?? null;
      if (number === null) return;
      const sent = await calls.takeBack(number);
      if (isLeft(sent)) return refuse(sent.left, open()?.typed ?? '');
      patch({ entries: sent.right, number, at: 0, settles: false, typed: '', trouble: null });
    },
    settle: async (number, answers) => {
      patch({ isSending: true, trouble: null });
      const sent = await settled(calls, sheet, { number, answers });
      if (sent !== null && isLeft(sent)) return refuse(sent.left, open()?.typed ?? '');
      patch({ isSending: false, ...(sent !== null && { entries: sent.right }) });
    },
  };
}
