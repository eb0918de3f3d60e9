import { BehaviorSubject } from 'rxjs';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { type Answering, answering } from './questions/answering.ts';
import { type CensusForm, emptyCensus } from './identity/census-form.ts';
import { confirming } from './sending/confirming.ts';
import { type DraftBallot, emptyDraft, isEmptyDraft } from './draft/draft-ballot.ts';
import { draftFrom } from './draft/restored-draft.ts';
import { type IdentityChecker, identityChecker } from './identity/identity-checker.ts';
import { emptyIdentity } from './identity/identity-form.ts';
import { draftKeeper } from './draft/draft-keeper.ts';
import { earlierFinder, unasked } from './earlier-vote/earlier-finder.ts';
import { sender } from './sending/sender.ts';
import type { OpenState, SurveyScreenState } from './state.ts';
import { answerable, openVisit, participantsNow, shownIn } from './visit.ts';
import type { VoteHistory } from './vote-history.ts';

export interface SurveyPresenter extends Presenter<SurveyScreenState>, Answering, IdentityChecker {
  /** Asks the council; again after a refusal. */
  load(): Promise<void>;
  writeCensus(change: Partial<CensusForm>): void;
  writeEarlierCode(text: string): void;
  /** Looks for the earlier vote, and puts its answers in the draft, as far as they fit, instead of what was there. */
  showEarlierVote(): Promise<void>;
  /** Discards what was restored or chosen and begins with an empty draft. */
  startAfresh(): void;
  /** Opens the dialog, or says what is missing. */
  confirm(): void;
  dismissFaults(): void;
  /** Sends, or sends again what may still be taken, with the same code. */
  send(): Promise<void>;
  /** Back to the questions; clears the errors. */
  review(): void;
  show(what: OpenState['showing']): void;
  /** After a vote was taken: the draft is emptied. Results are shown next to whoever stays. */
  leave(): void;
}

/**
 * The survey of a process: questions, draft, dialog and receipt; where the town checks identities, that too. Knows no
 * language and no page.
 */
export function surveyPresenter(
  council: Council,
  history: VoteHistory,
  slug: string,
  checksIdentity = false,
): SurveyPresenter {
  const subject = new BehaviorSubject<SurveyScreenState>({ kind: 'loading' });
  const drafts = draftKeeper(council);
  const open = (): OpenState | null => (subject.value.kind === 'open' ? subject.value : null);
  const patch = (change: Partial<Omit<OpenState, 'kind'>>) => {
    const now = open();
    if (now) subject.next({ ...now, ...change });
  };
  const changeDraft = (draftAfter: (draft: DraftBallot) => DraftBallot) => {
    const now = open();
    if (!now || now.dialog.kind === 'sending') return;
    const draft = draftAfter(now.draft);
    patch({ draft });
    if (draft.answers !== now.draft.answers) drafts.keep(now.visit.main.id, draft);
  };
  const finder = earlierFinder({ council, open, patch });
  const confirm = confirming({ council, finder, open, show: (state) => subject.next(state) });
  const sendDraft = sender({ council, history, drafts, finder, open, patch });
  /** A vote that was taken is one participant more. */
  const send = async () => {
    await sendDraft();
    const sent = open();
    if (sent?.dialog.kind !== 'taken') return;
    const voteCount = await participantsNow(council, sent.visit);
    const now = open();
    if (now) patch({ visit: { ...now.visit, voteCount } });
  };

  return {
    ...presented(subject),
    ...answering(changeDraft, (survey) => {
      const now = open();
      return now ? shownIn(now.visit, survey) : survey.question;
    }),
    ...identityChecker({ council, open, patch }),
    load: async () => {
      subject.next({ kind: 'loading' });
      const opened = await openVisit(council, slug);
      if (isLeft(opened))
        return subject.next({ kind: 'refused', refusal: opened.left, at: council.clock.now() });
      const visit = opened.right;
      if (visit.state.kind !== 'open') return subject.next({ kind: 'shut', visit });
      const kept = await drafts.load(visit.main.id);
      const draft = kept ? draftFrom(answerable(visit), kept.answers) : emptyDraft;
      subject.next({
        kind: 'open',
        visit,
        showing: 'questions',
        draft,
        census: emptyCensus,
        identity: checksIdentity ? emptyIdentity : null,
        earlierCode: '',
        earlier: unasked,
        restoredAt: kept && !isEmptyDraft(draft) ? kept.keptAt : null,
        hasVoted: history.has(visit.main.id),
        faults: null,
        attempt: null,
        dialog: { kind: 'closed' },
      });
    },
    writeCensus: (change) => {
      const now = open();
      // What was found was found for that person.
      if (now) patch({ census: { ...now.census, ...change }, earlier: unasked });
    },
    writeEarlierCode: finder.write,
    showEarlierVote: async () => {
      const earlier = await finder.find();
      const now = open();
      if (!now || earlier.kind !== 'found') return;
      patch({ restoredAt: null, faults: null, earlier: { ...earlier, isShown: true } });
      changeDraft(() => draftFrom(answerable(now.visit), Object.fromEntries(earlier.answers)));
    },
    startAfresh: () => {
      const now = open();
      if (!now) return;
      patch({ draft: emptyDraft, restoredAt: null, faults: null });
      drafts.discard(now.visit.main.id);
    },
    confirm: () => void confirm(),
    dismissFaults: () => patch({ faults: null }),
    send,
    review: () => patch({ dialog: { kind: 'closed' } }),
    show: (showing) => patch({ showing }),
    leave: () =>
      patch({
        draft: emptyDraft,
        census: emptyCensus,
        identity: checksIdentity ? emptyIdentity : null,
        earlierCode: '',
        earlier: unasked,
        attempt: null,
        hasVoted: true,
        showing: 'results',
        dialog: { kind: 'closed' },
      }),
  };
}

/** Whether leaving now would lose the way to a vote: something is chosen and has not been taken. */
export const hasUnsent = (state: SurveyScreenState): boolean =>
  state.kind === 'open' &&
  !isEmptyDraft(state.draft) &&
  ![...(state.attempt?.outcomes.values() ?? [])].some((outcome) => isRight(outcome));
