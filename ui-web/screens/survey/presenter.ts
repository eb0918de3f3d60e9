import { BehaviorSubject } from 'rxjs';
import { isRight } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { type DraftBallot, emptyDraft, isEmptyDraft } from './draft/draft-ballot.ts';
import { type DraftKeeper, draftKeeper } from './draft/draft-keeper.ts';
import { draftFrom } from './draft/restored-draft.ts';
import { earlierFinder, unasked } from './earlier-vote/earlier-finder.ts';
import type { CensusForm } from './identity/census-form.ts';
import { type IdentityChecker, identityChecker } from './identity/identity-checker.ts';
import { loadSurvey, unwritten } from './load-survey.ts';
import { type OpenAccess, openAccess } from './open-access.ts';
import { type Answering, answering } from './questions/answering.ts';
import { confirming } from './sending/confirming.ts';
import { faultsAfterRefusal, faultsAfterWriting, faultsIn } from './sending/faults.ts';
import { voteSender } from './sending/sender.ts';
import type { OpenState, SurveyScreenState } from './state.ts';
import { answerable, participantsNow, shownIn } from './visit.ts';
import type { VoteHistory } from './local-vote-history.ts';

export interface SurveyPresenter extends Presenter<SurveyScreenState>, Answering, IdentityChecker {
  /** Asks the council; again after a refusal. */
  load(): Promise<void>;
  writeCensus(change: Partial<CensusForm>): void;
  writeEarlierCode(text: string): void;
  /**
   * Looks up the earlier vote, and puts its answers in the draft, as far as they fit, instead of what was there. Answers
   * to questions that it left out stay in the draft.
   */
  showEarlierVote(): Promise<void>;
  /** Discards what was restored or chosen and begins with an empty draft. */
  startAfresh(): void;
  /** Whether the voter may go on from this question; if not, what is missing in it is shown. */
  pass(survey: Survey): boolean;
  /** Opens the dialog, or says what is missing. */
  confirm(): void;
  dismissFaults(): void;
  /** Sends, or sends again what may still be accepted, with the same code. */
  send(): Promise<void>;
  /** Back to the questions. After a refused identity its fields are marked; other errors are cleared. */
  review(): void;
  show(what: OpenState['showing']): void;
  /** After a vote was accepted: the draft is emptied. Results are shown to the voter who stays. */
  leave(): void;
}

/**
 * The survey of a process: questions, draft, dialog and receipt; with the identity check if the town has one. It uses
 * neither language nor DOM.
 */
export function surveyPresenter(
  council: Council,
  history: VoteHistory,
  slug: string,
  checksIdentity = false,
): SurveyPresenter {
  const subject = new BehaviorSubject<SurveyScreenState>({ kind: 'loading' });
  const drafts = draftKeeper(council);
  const access = openAccess(subject);
  const { open, patch } = access;
  const changeDraft = draftChanger(access, drafts);
  const finder = earlierFinder({ council, ...access });
  const empty = unwritten(checksIdentity);
  const confirm = confirming({ council, finder, ...access });
  const sendDraft = voteSender({ council, history, drafts, finder, ...access });
  return {
    ...presented(subject),
    ...answering(changeDraft, (survey) => {
      const now = open();
      return now ? shownIn(now.visit, survey) : survey.question;
    }),
    ...identityChecker({ council, ...access }),
    load: () => loadSurvey({ council, slug, history, drafts, empty, show: access.show }),
    writeCensus: (change) => {
      const now = open();
      // The earlier vote belongs to the identity with which it was found.
      if (!now) return;
      const faults = faultsAfterWriting(now.faults);
      patch({ census: { ...now.census, ...change }, earlier: unasked, faults });
    },
    writeEarlierCode: finder.write,
    showEarlierVote: async () => {
      const earlier = await finder.find();
      const now = open();
      if (!now || earlier.kind !== 'found') return;
      patch({ restoredAt: null, faults: null, earlier: { ...earlier, isShown: true } });
      const answers = new Map([...now.draft.answers, ...earlier.answers]);
      changeDraft(() => draftFrom(answerable(now.visit), Object.fromEntries(answers)));
    },
    startAfresh: () => {
      const now = open();
      if (!now) return;
      patch({ draft: emptyDraft, restoredAt: null, faults: null });
      drafts.discard(now.visit.main.id);
    },
    pass: passing(access),
    confirm: () => void confirm(),
    dismissFaults: () => patch({ faults: null }),
    send: () => sendAndCount(council, access, sendDraft),
    review: reviewing(access),
    show: (showing) => patch({ showing }),
    leave: () =>
      patch({ ...empty, attempt: null, hasVoted: true, showing: 'results', dialog: { kind: 'closed' } }),
  };
}

const passing =
  ({ open, patch }: OpenAccess) =>
  (survey: Survey): boolean => {
    const now = open();
    const faults = now && faultsIn(now, survey);
    patch({ faults });
    return faults === null;
  };

const reviewing =
  ({ open, patch }: OpenAccess) =>
  (): void => {
    const now = open();
    if (now) patch({ dialog: { kind: 'closed' }, faults: faultsAfterRefusal(now) });
  };

/** Changes the draft and stores it on the device; while it is being sent it stays as it is. */
const draftChanger =
  ({ open, patch }: OpenAccess, drafts: DraftKeeper) =>
  (draftAfter: (draft: DraftBallot) => DraftBallot): void => {
    const now = open();
    if (!now || now.dialog.kind === 'sending') return;
    const draft = draftAfter(now.draft);
    patch({ draft });
    if (draft.answers !== now.draft.answers) drafts.keep(now.visit.main.id, draft);
  };

/** Sends; a vote that was accepted is one participant more. */
async function sendAndCount(
  council: Council,
  { open, patch }: OpenAccess,
  sendDraft: () => Promise<void>,
): Promise<void> {
  await sendDraft();
  const sent = open();
  if (sent?.dialog.kind !== 'taken') return;
  const voteCount = await participantsNow(council, sent.visit);
  const now = open();
  if (now) patch({ visit: { ...now.visit, voteCount } });
}

/** Whether leaving now would lose a vote: something is chosen and has not been accepted. */
export const hasUnsent = (state: SurveyScreenState): boolean =>
  state.kind === 'open' &&
  !isEmptyDraft(state.draft) &&
  ![...(state.attempt?.outcomes.values() ?? [])].some((outcome) => isRight(outcome));
